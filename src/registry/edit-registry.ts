import { counters } from '../analytics/counters';
import type { EditRegistry } from '../checks/registry';
import type { WordsByLanguage } from '../compose/compose-registry';
import { blockTypes, composedProviders, parts } from './generated/block-types';

/**
 * Gives what composing and editing need of all that the engine knows; `version` tells the code that it is made of, `words`
 * has the words of a site in the languages that are needed.
 */
export function createEditRegistry(version: string, words: WordsByLanguage): EditRegistry {
  return Object.freeze({
    version,
    blocks: blockTypes,
    providers: composedProviders,
    counters,
    parts,
    words,
  });
}
