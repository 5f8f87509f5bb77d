/** Guards the addresses: those the server writes into its links, those people bookmark, and nonsense. */

import { expect, test } from "vitest";
import { linkTo, parseRoute } from "../src/lib/router.svelte";

test("the links that the server hands out lead to their screens", () => {
  expect(parseRoute("#/table/abc")).toEqual({ screen: "table", table: "abc", invite: "" });
  expect(parseRoute("#/table/abc/s3cr-t_")).toEqual({ screen: "table", table: "abc", invite: "s3cr-t_" });
  expect(parseRoute("#/seat/abc/s3cr-t_")).toEqual({ screen: "seat", table: "abc", secret: "s3cr-t_" });
});

test("a rule has an address of its own", () => {
  expect(parseRoute(linkTo("rules", "monza", "3.4"))).toEqual({ screen: "rules", game: "monza", rule: "3.4" });
  expect(parseRoute("#/rules")).toEqual({ screen: "rules", game: "", rule: "" });
});

test("what leads nowhere leads to the lobby", () => {
  for (const hash of ["", "#", "#/", "#/nowhere", "#/table", "#/table/", "#/seat/abc", "#/%E0%A4%A"]) {
    expect(parseRoute(hash)).toEqual({ screen: "lobby" });
  }
});

test("ids survive the way into an address and back", () => {
  expect(parseRoute(linkTo("table", "a/b c", "ü?"))).toEqual({ screen: "table", table: "a/b c", invite: "ü?" });
});
