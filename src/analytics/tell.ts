import type { Analytics } from '../manifest/manifest';

/** A page that was looked at: its address, and the page that led to it from elsewhere. */
export interface Visit {
  url: string;
  referrer: string;
}

/** Tells a service of a visit; rejects where it cannot be reached. */
export type Tell = (analytics: Analytics, visit: Visit) => Promise<void>;

/** What tells each service, loaded where a visit is counted. */
export const tellers: Record<Analytics['provider'], () => Promise<Tell>> = {
  plausible: async () => (await import('./plausible/tell')).tellPlausible,
};
