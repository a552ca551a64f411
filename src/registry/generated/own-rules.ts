// Made by `npm run generate` from the names of files.
import type { Rule } from '../../checks/rule';
/** The rules that a site adds to those of the engine. */
export const ownRules: readonly Rule[] = [];
