// Made by `npm run generate` from the packs of the site.
/** The packs that are installed, each with its major version. */
export const packs: Readonly<Record<string, number>> = {};
