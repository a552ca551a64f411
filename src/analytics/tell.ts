import type { Analytics } from '../manifest/manifest';

/** One visit: the address of the page, and that of the page elsewhere that led to it. */
export interface Visit {
  url: string;
  referrer: string;
}

/** Tells a service of a visit; rejects where it cannot be reached. */
export type Tell = (analytics: Analytics, visit: Visit) => Promise<void>;

/** The functions that tell each service of a visit, loaded where one is counted. */
export const tellers: Record<Analytics['provider'], () => Promise<Tell>> = {
  plausible: async () => (await import('./plausible/tell')).tellPlausible,
};
