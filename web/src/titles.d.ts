/** What all games are called and say of themselves in a line, as Fluent (`titles.ts` beside `vite.config.ts`). */
declare module "virtual:titles/*" {
  const sentences: string;
  export default sentences;
}
