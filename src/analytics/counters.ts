import type { Counters } from '../compose/compose-registry';
import { plausible } from './plausible/plausible';

/** The services that count visits, by their names. */
export const counters: Counters = { plausible };
