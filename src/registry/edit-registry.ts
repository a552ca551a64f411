import { counters } from '../analytics/counters';
import type { EditRegistry } from '../checks/registry';
import { defaultWords } from '../compose/generated/words';
import { blockTypes, composedProviders, parts } from './generated/block-types';

/** Gives what composing and editing need of all that the engine knows; `version` tells the code that it is made of. */
export function createEditRegistry(version: string): EditRegistry {
  return Object.freeze({
    version,
    blocks: blockTypes,
    providers: composedProviders,
    counters,
    parts,
    words: defaultWords,
  });
}
