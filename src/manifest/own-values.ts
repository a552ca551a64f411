/** What the engine itself writes for a name in braces. */
export const ownValues: ReadonlyMap<string, string> = new Map([
  ['name', 'the name of the site, as "site" says it'],
  ['year', 'the year in which the site is built'],
]);
