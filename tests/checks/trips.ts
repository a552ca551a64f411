import type { Json, JsonObject } from '../../src/manifest/manifest';
import type { Edit } from './site-with';

const night: JsonObject = {
  slug: 'night',
  name: 'Night on the creek',
  summary: 'Two hours on the dark water of the creek, with a guide, a lamp and a flask of hot tea for everybody.',
  price: 4500,
  next: '2031-08-14',
  photo: { src: 'uploads/example.svg', alt: 'Lamps on water' },
  day: [
    { title: 'Meet', text: 'At the jetty.' },
    { title: 'Paddle', text: 'Out to the mouth.' },
  ],
};

/** Entries of a collection of trips, each like the first but for what is given of it. */
export function tripEntries(...differences: JsonObject[]): JsonObject[] {
  return [
    night,
    ...differences.map((one, index) => ({
      ...night,
      slug: `trip-${index}`,
      name: `Trip ${index}`,
      summary: `${night.summary} No. ${index}`,
      ...one,
    })),
  ];
}

/** The edit of a site that makes a page for each trip, and a list that links to them. */
export function withTrips(entries: Json = tripEntries({}), route: JsonObject = {}): Edit {
  return {
    '/site/currency': 'KES',
    '/collections/trips': entries,
    '/routes/0/blocks/-': { type: 'list', items: { from: 'trips', as: '[{name}](/trips/{slug}): {price:money}' } },
    '/routes/-': {
      from: 'trips',
      path: '/trips/{slug}',
      title: '{name}',
      description: '{summary}',
      blocks: [
        { type: 'hero', heading: '{name}', text: '{summary} Call {phone}.' },
        { type: 'split', heading: 'On the water', text: 'On {next:long} for {price:money}.', picture: '{photo}' },
        { type: 'steps', heading: 'The day', items: '{day}' },
        {
          type: 'card-grid',
          heading: 'Also on the water',
          items: {
            from: 'trips',
            where: { slug: { not: '{slug}' } },
            sort: 'price',
            limit: 3,
            as: { title: '{name}', to: '/trips/{slug}' },
          },
        },
      ],
      ...route,
    },
  };
}

/** The edit of a site that has reviews of trips, and a list of those that a selection takes. */
export function withReviews(selection: JsonObject): Edit {
  return {
    '/collections/reviews': [
      { trip: 'night', words: 'Calm.' },
      { trip: 'trip-0', words: 'Wild.' },
    ],
    '/references': { reviews: { trip: 'trips' } },
    '/routes/1/blocks/-': { type: 'list', heading: 'Reviews', items: { from: 'reviews', ...selection, as: '{words}' } },
  };
}
