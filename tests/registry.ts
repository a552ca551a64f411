import { allWords } from '../src/registry/all-words';
import { createRegistry } from '../src/registry/registry';

/** All that the engine knows. */
export const registry = createRegistry('test', allWords);
