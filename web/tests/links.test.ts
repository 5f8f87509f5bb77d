/** Guards that an invitation is called good for others only where others can follow it. */

import { expect, test } from "vitest";
import { isLoopback } from "../src/lib/links";

test("the names that a machine has for itself lead nobody else there", () => {
  for (const host of [
    "127.0.0.1:8200",
    "127.1.2.3",
    "localhost",
    "localhost:80",
    "a.localhost",
    "[::1]:8200",
    "0.0.0.0:8",
  ]) {
    expect(isLoopback(`http://${host}/#/table/x/y`), host).toBe(true);
  }
});

test("names and numbers in a network lead others there, whatever they begin with", () => {
  for (const host of [
    "192.168.0.7:8200",
    "localhost.example.org",
    "127.example.org",
    "mylocalhost",
    "[fe80::1]",
    "play.example",
  ]) {
    expect(isLoopback(`https://${host}/#/table/127.0.0.1/localhost`), host).toBe(false);
  }
});
