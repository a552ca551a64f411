/** The values that the engine itself has for placeholders. */
export const ownValues: ReadonlyMap<string, string> = new Map([
  ['name', 'the name of the site, as "site" says it'],
  ['year', 'the year in which the site is built'],
]);
