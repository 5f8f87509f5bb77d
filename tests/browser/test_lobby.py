"""Guards the way to a race: making a table, sitting down, moving to another device, and getting up."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.seen import Visit


def test_each_game_shows_its_own_tracks_seats_and_options(visit: Visit):
    me = visit()
    me.page.locator("li.seat").first.wait_for()
    expect(me.page.locator(".cards .card")).to_have_count(4)
    me.game("motogp")
    expect(me.page.get_by_text("Run a team of two motorcycles")).to_be_visible()
    expect(me.page.locator(".card .picture svg")).to_have_count(6)
    expect(me.page.get_by_role("radio", name="Your own layout")).to_have_count(0)
    me.page.locator("#option-laps").select_option("5")
    expect(me.page.locator("#option-lapped option")).to_have_text(["its whole team", "only that motorcycle"])
    me.seats(*["me"], *["bot"] * 8)
    expect(me.button("Add a seat")).to_be_disabled()
    me.game("monza")
    expect(me.page.locator(".cards .card")).to_have_count(4)
    assert me.page.locator("#option-laps").count() == 0


def test_an_option_that_makes_no_difference_is_not_asked_for(visit: Visit):
    me = visit()
    me.game("lamborghini")
    races, trips = me.page.locator("#option-races"), me.page.locator("#option-draft_trips")
    for is_long, asked in ((0, 0), (1, 1), (0, 0)):
        me.page.locator("#option-long").select_option(index=is_long)
        expect(races).to_have_count(asked)
        expect(trips).to_have_count(1)


def test_a_game_with_one_deck_offers_no_tracks_and_asks_for_numbers(visit: Visit):
    me = visit()
    me.game("moto_strategy")
    expect(me.page.locator(".card .picture")).to_have_count(0)
    target = me.page.locator("#option-target")
    for written, taken in (("2500", "2500"), ("7", "1000")):
        target.fill(written)
        target.blur()
        expect(target).to_have_value(taken)
    me.seats("me", "open")
    me.open_table()
    agreed = me.page.get_by_role("region", name="What is played")
    expect(agreed).to_contain_text("1,000")
    expect(agreed).not_to_contain_text("Track")


def test_who_chooses_a_track_for_other_numbers_of_players_is_told(visit: Visit):
    me = visit()
    me.game("motogp")
    told = me.page.get_by_text("is made for 6 to 9 players")
    me.page.get_by_role("radio", name="Salt Flats").check()
    expect(told).to_be_visible()
    me.seats(*["me"], *["bot"] * 5)
    expect(told).to_have_count(0)


def test_a_season_is_picked_and_put_in_order(visit: Visit):
    me = visit()
    me.game("motogp")
    me.season()
    boxes = {name: me.page.get_by_role("checkbox", name=name) for name in ("Ironwood", "Cloud Pass", "Salt Flats")}
    expect(boxes["Salt Flats"]).not_to_be_checked()
    boxes["Ironwood"].uncheck()
    boxes["Cloud Pass"].uncheck()
    boxes["Salt Flats"].check()
    for _ in range(5):
        me.button("Race on Salt Flats earlier").click()
    expect(me.button("Race on Salt Flats earlier")).to_be_disabled()
    me.seats("me", "open")
    me.open_table()
    agreed = me.page.get_by_role("region", name="What is played")
    expect(agreed).to_contain_text("1. Salt Flats")
    expect(agreed).to_contain_text("2. Porto Velo")
    expect(agreed).not_to_contain_text("Ironwood")


def test_a_season_is_raced_on_what_suits_as_many_as_play_until_somebody_wants_it_otherwise(visit: Visit):
    me = visit()
    me.game("motogp")
    me.season()
    rounds = me.page.locator("form ol li:not(.out)", has=me.page.locator(".picture"))
    expect(rounds.locator("strong")).to_have_text(["Ironwood", "Porto Velo", "Cloud Pass"])
    expect(me.page.get_by_text("is made for")).to_have_count(0)
    me.page.get_by_role("checkbox", name="Ironwood").uncheck()
    me.page.get_by_role("checkbox", name="Ironwood").check()
    me.seats(*["me"], *["bot"] * 7)
    expect(rounds.locator("strong")).to_have_text(["Ironwood", "Twin Lakes", "Salt Flats"])
    expect(me.page.get_by_text("Ironwood is made for 2 to 5 players")).to_be_visible()


def test_the_lobby_begins_with_the_game_that_was_chosen_last_and_its_rules_are_at_hand(visit: Visit):
    me = visit()
    me.page.locator('.hero[data-game="monza"]').wait_for()
    me.game("motogp")
    table = me.open_table()
    me.page.locator(".race").wait_for()
    me.page.get_by_role("navigation").get_by_role("link", name="Rules", exact=True).click()
    expect(me.page.get_by_role("heading", level=1)).to_contain_text("MotoGP")
    me.go("/#/")
    me.page.reload()
    me.page.locator('.hero[data-game="motogp"]').wait_for()
    me.game("monza")
    me.page.get_by_role("banner").get_by_role("link", name="Rules", exact=True).click()
    expect(me.page.get_by_role("heading", level=1)).to_contain_text("Monza")
    watcher = visit(table)
    watcher.page.locator(".race").wait_for()
    watcher.page.get_by_role("banner").get_by_role("link", name="Rules", exact=True).click()
    expect(watcher.page.get_by_role("heading", level=1)).to_contain_text("MotoGP")


def test_ones_tables_say_which_race_of_a_season_is_on(visit: Visit):
    me = visit()
    me.open_table()
    me.go("/#/")
    me.game("motogp")
    me.season()
    me.seats("me", "open")
    me.open_table()
    me.go("/#/")
    mine = me.page.get_by_role("region", name="Your tables").get_by_role("listitem")
    expect(mine).to_have_count(2)
    expect(mine.first).to_contain_text("Season: race 1 of 3")
    expect(mine.last).not_to_contain_text("Season")


def test_a_season_without_a_race_is_not_opened(visit: Visit):
    me = visit()
    me.game("motogp")
    for box in me.season().get_by_role("checkbox").all():
        box.uncheck()
    expect(me.page.get_by_text("Choose at least one track.")).to_be_visible()
    expect(me.button("Open the table")).to_be_disabled()


def test_a_layout_of_ones_own_is_drawn_as_it_is_written_and_raced_on(visit: Visit):
    me = visit()
    me.page.get_by_role("radio", name="Your own layout").check()
    code = me.page.get_by_label("Layout code")
    code.fill("S1 X9")
    expect(me.page.locator(".faulty")).to_contain_text("there is no part")
    me.faults.clear()  # the browser tells of the refused request
    code.fill("S1 B1 S2")
    expect(me.page.locator(".faulty")).to_have_count(0)
    expect(me.page.locator(".card .picture svg")).to_have_count(4)
    me.open_table()
    me.until_turn()
    assert 30 < me.page.locator(".cell").count() < 50


def test_a_refused_layout_is_told_in_ones_own_language_and_names_the_rule_once(visit: Visit):
    me = visit(language="de")
    me.page.get_by_role("radio", name="Eigene Strecke").check()
    code = me.page.get_by_label("Code der Strecke")
    expect(code).to_have_attribute("placeholder", "S1 B2 B3r S4")
    code.fill("S1 S2 S1")
    told = "Auf dieser Strecke kann man nicht spielen: Teil 3 (S1) kommt zweimal vor. MZ-2.5"
    expect(me.page.locator(".faulty")).to_have_text(told)
    me.faults.clear()  # the browser tells of the refused request


def test_two_seats_that_want_one_colour_change_places(visit: Visit):
    me = visit()
    rows = me.page.locator("li.seat")
    rows.first.wait_for()
    colours = me.page.get_by_label("Colour of the car")
    before = [colours.nth(seat).input_value() for seat in range(3)]
    colours.nth(0).select_option(before[2])
    assert [colours.nth(seat).input_value() for seat in range(3)] == [before[2], before[1], before[0]]


def test_the_listed_order_is_kept_if_the_host_wants_it(visit: Visit):
    me = visit()
    me.page.get_by_label("As listed").check()
    me.open_table()
    me.until_turn()
    names = [name.split("\n")[0] for name in me.page.locator("aside section .name").all_inner_texts()]
    assert names[0].startswith("Ada")


def test_no_more_seats_are_offered_than_the_game_has(visit: Visit):
    me = visit()
    me.seats(*["me"], *["bot"] * 5)
    expect(me.button("Add a seat")).to_be_disabled()
    me.seats("me", "bot")
    assert me.page.locator("button.remove:not(:disabled)").count() == 0


def test_ones_own_tables_are_listed_and_lead_back(visit: Visit):
    me = visit()
    table = me.open_table()
    me.until_turn()
    me.page.get_by_role("link", name="Chequered").click()
    mine = me.page.get_by_role("region", name="Your tables").get_by_role("link")
    expect(mine).to_contain_text("Your turn")
    expect(mine).to_contain_text("Club bot")
    mine.click()
    me.until(lambda: me.near.count() > 0, "the turn again")
    assert me.page.url.endswith(table)


def test_a_seat_moves_to_another_device_by_a_personal_link(visit: Visit):
    me = visit()
    me.open_table()
    me.until_turn()
    me.button("Table and links").click()
    me.button("Link to your seat").click()
    link = me.page.get_by_label("Link to your seat").input_value()
    phone = visit(link.removeprefix(me.server))
    phone.button("Sit here").click()
    phone.until(lambda: phone.near.count() > 0, "the turn on the other device")
    phone.play_turns(1)
    me.page.keyboard.press("Escape")
    me.until(lambda: me.near.count() == 0, "the seat to be gone here")


def test_who_leaves_is_asked_first_and_replaced_by_a_bot(visit: Visit):
    host = visit(name="Ada")
    host.seats("me", "open")
    host.short_track()
    host.open_table()
    guest = visit(host.page.get_by_label("Invite link").input_value().removeprefix(host.server), name="Bo")
    guest.button("Join").click()
    expect(host.page.locator(".gathering ol")).to_contain_text("Bo")
    host.button("Start").click()

    guest.button("Table and links").click()
    guest.button("Leave").click()
    expect(guest.page.get_by_text("A bot takes over your seat.")).to_be_visible()
    guest.page.get_by_role("dialog").get_by_role("button", name="Leave", exact=True).click()
    expect(host.page.get_by_text("has left")).to_be_visible()
    host.play_to_the_end()
    expect(host.page.locator(".result tbody tr")).to_have_count(2)


def test_who_writes_no_name_sits_down_all_the_same_and_plays(visit: Visit):
    """The field had to be filled in: a guest who had none still stood there when the host started, and only watched."""
    host = visit(name="Guest 2")
    host.seats("me", "open", "open")
    host.short_track()
    host.open_table()
    invite = host.page.get_by_label("Invite link").input_value().removeprefix(host.server)
    guests = [visit(invite, name="", language=language) for language in ("en", "de")]
    for guest, join, name in zip(guests, ("Join", "Mitspielen"), ("Guest 1", "Gast 3"), strict=True):
        guest.button(join).click()
        expect(host.page.locator(".gathering ol")).to_contain_text(name)
    host.button("Start").click()
    for guest in guests:
        expect(guest.page.locator("aside .tag").first).to_be_visible()


def test_host_guest_and_spectator_see_what_will_be_played(visit: Visit):
    host = visit(name="Ada")
    host.page.get_by_role("checkbox", name="Challenge").check()
    host.page.locator("input[value=long]").check()
    host.seats("me", "open")
    table = host.open_table()
    guest = visit(host.page.get_by_label("Invite link").input_value().removeprefix(host.server), name="Bo")
    for seen in (host, guest, visit(table)):
        agreed = seen.page.get_by_role("region", name="What is played")
        expect(agreed).to_contain_text("Long")
        expect(agreed).to_contain_text("Challenge")
        expect(agreed).not_to_contain_text("Free stop")


def test_an_invitation_has_a_code_only_where_others_can_follow_it_and_ends_with_the_last_seat(visit: Visit):
    host = visit(name="Ada")
    host.seats("me", "open")
    host.open_table()
    link = host.page.get_by_label("Invite link")
    code = host.page.get_by_alt_text("QR code of the invite link")
    expect(host.page.locator(".invite code")).to_have_text("chequered serve --lan")
    expect(code).to_have_count(0)
    guest = visit(link.input_value().removeprefix(host.server), name="Bo")
    guest.button("Join").click()
    expect(host.page.locator(".gathering ol")).to_contain_text("Bo")
    expect(link).to_have_count(0)


def test_a_table_that_is_not_there_says_so(visit: Visit):
    me = visit("/#/table/nowhere")
    expect(me.page.get_by_text("There is no such table, or the link is not complete.")).to_be_visible()
    me.faults.clear()  # the browser tells of the refused request
    me.page.get_by_role("link", name="Back to the lobby").click()
    expect(me.button("Open the table")).to_be_visible()
