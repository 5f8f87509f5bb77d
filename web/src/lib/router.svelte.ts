/**
 * Where the reader is: the part of the address behind `#`. The server never sees it, so an invite's secret in it does
 * not end up in anybody's log.
 *
 * | address | screen |
 * |---|---|
 * | `#/` | lobby |
 * | `#/table/ID`, `#/table/ID/SECRET` | a table to watch, or to sit down at |
 * | `#/seat/ID/SECRET` | a seat that moves to this browser |
 * | `#/rules/GAME`, `#/rules/GAME/3.4` | the rules, at one of them |
 * | `#/about` | about |
 */

export type Route =
  | { screen: "lobby" }
  | { screen: "table"; table: string; invite: string }
  | { screen: "seat"; table: string; secret: string }
  | { screen: "rules"; game: string; rule: string }
  | { screen: "about" };

export function parseRoute(hash: string): Route {
  const [screen, first = "", second = ""] = hash
    .replace(/^#?\/?/, "")
    .split("/")
    .map(decoded);
  if (screen === "table" && first) return { screen, table: first, invite: second };
  if (screen === "seat" && first && second) return { screen, table: first, secret: second };
  if (screen === "rules") return { screen, game: first, rule: second };
  if (screen === "about") return { screen };
  return { screen: "lobby" };
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

export function linkTo(...parts: string[]): string {
  return `#/${parts.filter(Boolean).map(encodeURIComponent).join("/")}`;
}

class Router {
  route = $state<Route>({ screen: "lobby" });

  /** Follow the address from now on. */
  start() {
    const follow = () => {
      this.route = parseRoute(location.hash);
    };
    addEventListener("hashchange", follow);
    follow();
  }

  go(link: string) {
    location.hash = link;
  }
}

export const router = new Router();
