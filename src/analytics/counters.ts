import type { Counters } from '../compose/registry';
import { plausible } from './plausible/plausible';

/** What is known of each service that counts visits. */
export const counters: Counters = { plausible };
