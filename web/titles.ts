import { globSync, readFileSync } from "node:fs";
import { basename, dirname } from "node:path";
import type { Plugin } from "vite";

const NAME = "virtual:titles/";

/**
 * What all games are called and say of themselves in a line, one module a language: the lobby names every game, and
 * would else have to fetch all that can be said of each. Made from the games' own Fluent files in `folder`.
 */
export function titles(folder: string): Plugin {
  return {
    name: "titles",
    resolveId: (id) => (id.startsWith(NAME) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(`\0${NAME}`)) return undefined;
      const language = id.slice(NAME.length + 1);
      const files = globSync(`${folder}/*/text/${language}.ftl`).sort();
      for (const file of files) this.addWatchFile(file);
      const sentences = files.flatMap((file) => titlesOf(gameOf(file), readFileSync(file, "utf8")));
      return `export default ${JSON.stringify(sentences.join("\n"))};`;
    },
  };
}

/** How the ids of a game's sentences begin, by where its Fluent files are. */
function gameOf(file: string): string {
  return basename(dirname(dirname(file))).replaceAll("_", "-");
}

/** The sentences `<game>-name` and `<game>-tagline` of a Fluent file. */
export function titlesOf(game: string, source: string): string[] {
  return [...source.matchAll(new RegExp(`^${game}-(?:name|tagline) = .*(?:\\n +.*)*`, "gm"))].map(([found]) => found);
}
