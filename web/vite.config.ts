import { fileURLToPath } from "node:url";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";
import { titles } from "./titles.ts";

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** `chequered serve` answers everything that is not the page when the page is served by `vite dev`. */
const server = process.env.CHEQUERED_SERVER ?? "http://127.0.0.1:8000";

export default defineConfig({
  plugins: [svelte(), titles(here("../src/chequered/games"))],
  resolve: {
    alias: {
      $lib: here("src"),
      // Texts (Fluent) and other data that Python and the page share: one file serves both.
      $shared: here("../src/chequered"),
    },
  },
  build: {
    outDir: here("../src/chequered/server/static"),
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0,
    rolldownOptions: { checks: { bundlerTimings: false } },
    license: { fileName: "licenses.md" },
  },
  server: {
    fs: { allow: [here("."), here("../src/chequered")] },
    proxy: { "/api": { target: server, ws: true } },
  },
  test: {
    environment: "node",
    include: ["src/**/*.test.ts", "tests/**/*.test.ts"],
    passWithNoTests: true,
  },
});
