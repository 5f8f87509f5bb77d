/**
 * The sentences of a game, by the names in what the server says of it; the same patterns of ids as in Python
 * (`chequered.text.game_sentences`). Reads the present language wherever it is used in a view.
 */

import type { Drawing } from "../board/drawing";
import { counted } from "./counted";
import { figure } from "./numbers";
import { piecesOf, seatOf } from "./pieces";
import type { ArgumentInfo, Choice, EventInfo, GameInfo, Happening, OptionInfo, RuleInfo } from "./protocol";
import { say, texts, type Values } from "./texts.svelte";

export interface RuleText {
  /** `MZ-3.4`. */
  name: string;
  /** `3.4`. */
  short: string;
  title: string;
  text: string;
  kind: RuleInfo["kind"];
}

/** What stands in an event where the reader may not see an argument. */
export const UNSEEN = -1;

/** What a game is called, or says of itself, before anything else is known of it: `<game>-<part>`. */
export function saidOf(game: string, part: string): string {
  return say(idOf([game, part]));
}

export class GameTexts {
  /** `seat` names the seats of a table, of which there are `seats`; a game without a table has none to name. */
  constructor(
    readonly info: GameInfo,
    private readonly drawing?: Drawing,
    private readonly seat: (seat: number) => string = String,
    private readonly seats: () => number = () => info.max_seats,
  ) {}

  /** `<game>-<part>-<part>…`; an underscore of a name is a dash in an id. */
  of(parts: readonly string[], values?: Values): string {
    return say(idOf([this.info.id, ...parts]), values);
  }

  word(vocabulary: string, word: string | number): string {
    const found = typeof word === "number" ? this.info.vocabularies[vocabulary]?.[word] : word;
    return found === undefined ? "" : this.of([vocabulary, found]);
  }

  /** A value of a seat's attribute: a word of the vocabulary of that name. */
  attribute(name: string, value: string): string {
    return this.of([name, value]);
  }

  /** What a cell's paint is called, by whichever vocabulary has the word; empty for none. */
  paint(word: string): string {
    return Object.values(this.#words(word))[0] ?? "";
  }

  /** What a word is called, by the vocabularies that have it. */
  #words(word: string): Record<string, string> {
    const known = Object.entries(this.info.vocabularies).filter(([, words]) => words.includes(word));
    return Object.fromEntries(known.map(([vocabulary]) => [vocabulary, this.word(vocabulary, word)]));
  }

  /** A cell of the board in words, with its mark. */
  cell(number: number): string {
    const cell = this.drawing?.cells[number];
    if (!cell) return String(number);
    const { lane, position } = cell;
    const where = this.of(["cell", cell.kind], { lane, position, paint: this.paint(cell.paint) });
    return cell.mark ? say("cell-marked", { cell: where, mark: this.of(["mark", cell.mark]) }) : where;
  }

  /** A piece, by the name of its seat, and by its number where seats have several. */
  piece(piece: number): string {
    const seats = this.seats();
    const name = this.seat(seatOf(this.info, piece, seats));
    return piecesOf(this.info, seats) === 1 ? name : this.of(["piece"], { name, number: piece + 1 });
  }

  /** A value of an option: its word, on or off for a switch, else the number. */
  value(option: OptionInfo, value: number): string {
    const word = option.words[value - option.low];
    if (word !== undefined) return this.of(["option", option.name, word]);
    return this.isSwitch(option) ? say(value ? "switch-on" : "switch-off") : figure(value);
  }

  /** Whether an option is only on or off. */
  isSwitch({ low, high, words }: OptionInfo): boolean {
    return low === 0 && high === 1 && !words.length;
  }

  /**
   * One sentence for events of one kind that differ in one word, such as the dice of a roll; or one that says less,
   * where the reader may not see all of it.
   */
  event(happenings: readonly Happening[]): string {
    const first = happenings[0];
    const event = this.info.events.find(({ id }) => id === first?.event);
    if (!first || !event) return "";
    const values: Values = {};
    for (const [k, { name, kind, see }] of event.arguments.entries()) {
      const value = first.args[k] ?? 0;
      if (isUnseen(see, value)) continue;
      if (kind === "seat") values[name] = this.seat(value);
      else if (kind === "piece") values[name] = this.piece(value);
      else if (kind === "cell") values[name] = this.cell(value);
      else if (kind in this.info.vocabularies)
        values[name] = listed(times(happenings.map((h) => this.word(kind, h.args[k] ?? -1))));
      else values[name] = value;
    }
    return this.of(["event", isSeen(event, first) ? event.name : `${event.name}.unseen`], values);
  }

  /** Whether the second event can be told in the sentence of the first: all is equal but the words, which are seen. */
  joins(a: Happening, b: Happening): boolean {
    const event = this.info.events.find(({ id }) => id === a.event);
    if (!event || a.event !== b.event || a.rule !== b.rule) return false;
    const isWord = event.arguments.map(({ kind }) => kind in this.info.vocabularies);
    return (
      isWord.includes(true) &&
      isSeen(event, a) &&
      isSeen(event, b) &&
      event.arguments.every((_, k) => isWord[k] || a.args[k] === b.args[k]) &&
      !this.#pointing(event)
    );
  }

  #pointing(event: { arguments: { kind: string }[] }): boolean {
    return event.arguments.some(({ kind }) => kind === "cell");
  }

  /** What an action does: for a button or a screen reader. */
  action(choice: Choice): string {
    const prefix = `${choice.block}-`;
    const own = choice.token.startsWith(prefix) ? choice.token.slice(prefix.length) : choice.token;
    const paint = this.paint(this.drawing?.cells[choice.target]?.paint ?? "");
    const target = this.info.blocks.find(({ name }) => name === choice.block)?.target;
    const seat = target === "seat" ? this.seat(choice.target) : "";
    return this.of(["action", choice.block], { ...this.#beside(own), paint, seat });
  }

  /** What the rest of a token, beside its block's name, fills in: a word, a number, or a word behind a number. */
  #beside(rest: string): Values {
    const numbered = /^(\d+)(?:-(.+))?$/.exec(rest);
    return numbered ? { number: Number(numbered[1]), ...this.#words(numbered[2] ?? "") } : this.#words(rest);
  }

  /** What a seat with these actions is asked. */
  ask(choices: readonly Choice[]): string {
    const counts: Values = {};
    let first = "";
    for (const { name } of this.info.blocks.filter(({ chance }) => !chance)) {
      const count = choices.filter(({ block }) => block === name).length;
      counts[name] = count;
      if (count && !first) first = name;
    }
    return first ? this.of(["ask", first], counts) : "";
  }

  rule(name: string): RuleText {
    const short = name.replace(`${this.info.code}-`, "");
    const dashed = short.replace(".", "-");
    const kind = this.info.rules.find(({ rule }) => rule === `${this.info.code}-${short}`)?.kind ?? "rule";
    return {
      name: `${this.info.code}-${short}`,
      short,
      title: this.of(["rule", `${dashed}.title`]),
      text: this.of(["rule", dashed]),
      kind,
    };
  }

  /** Why something is not allowed: one short sentence. */
  refusal(rule: string): string {
    return this.of(["refusal", rule.replace(`${this.info.code}-`, "").replace(".", "-")]);
  }
}

function idOf(parts: readonly string[]): string {
  return parts.join("-").replaceAll("_", "-");
}

/** What all may see is seen: an amount can be -1. */
function isUnseen(see: ArgumentInfo["see"], value: number): boolean {
  return value === UNSEEN && see !== "all";
}

function isSeen(event: EventInfo, { args }: Happening): boolean {
  return !event.arguments.some(({ see }, k) => isUnseen(see, args[k] ?? 0));
}

/** Equal words as one, with their number. */
function times(words: readonly string[]): string[] {
  return counted(words).map(({ each, count }) => (count > 1 ? `${each} ×${figure(count)}` : each));
}

/** Words in a row, as the present language lists them. */
export function listed(words: readonly string[]): string {
  return new Intl.ListFormat(texts.language, { type: "conjunction" }).format(words);
}
