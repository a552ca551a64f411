import type { Json } from '../../src/manifest/manifest';
import type { Edit } from './site-with';

/** A collection of trips with days, and what a page makes of each of them. */
export function tripsWith(days: Json, selection: object = {}): Edit {
  const as = { title: '{name}', date: '{date}' };
  return {
    '/collections/trips': {
      fields: { name: { kind: 'text' }, days: { kind: 'days' } },
      entries: [{ name: 'Night', days }],
    },
    '/routes/1/blocks/-': {
      type: 'events',
      heading: 'Departures',
      items: { from: 'trips', each: 'days', as, ...selection } as Json,
      empty: 'None at the moment.',
    },
  };
}
