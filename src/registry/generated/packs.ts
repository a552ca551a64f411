// Made by `npm run generate` from the packs of the site.
import type { InstalledPack } from '../../checks/registry';
/** The packs that are installed. */
export const packs: Readonly<Record<string, InstalledPack>> = {};
