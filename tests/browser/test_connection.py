"""Guards that a match goes on after the server was killed: the page says so, comes back, and nothing is lost."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import Browser, expect

from tests.browser.seen import free_port, open_page, serving


def test_a_killed_server_comes_back_and_the_race_goes_on(chromium: Browser, tmp_path: Path):
    port, database = free_port(), tmp_path / "test.sqlite3"
    with serving(port, database) as first:
        me = open_page(chromium, first.address, "/")
        me.open_table()
        me.play_turns(3)
        me.until(lambda: me.near.count() > 0, "my turn")
        told = me.page.locator(".race aside li").all_inner_texts()
        first.process.kill()
        expect(me.page.get_by_text("The connection is lost")).to_be_visible()
    with serving(port, database):
        expect(me.page.get_by_text("Connected again.")).to_be_visible()
        assert me.page.locator(".race aside li").all_inner_texts()[: len(told)] == told
        me.play_turns(3)
        me.page.context.close()
    # What the browser itself says of the broken line is all that went wrong.
    assert [fault for fault in me.faults if "WebSocket" not in fault and "ERR_CONNECTION" not in fault] == []
