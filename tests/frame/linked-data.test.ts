import { expect, test } from 'vitest';
import { linkedDataOf, linkSite } from '../../src/frame/linked-data/linked-data';
import type { Manifest } from '../../src/manifest/manifest';
import { siteOf } from '../compose/site-of';
import { composePages } from '../composed-pages';
import { schemas } from '../examples';
import { unknownToSchemaOrg } from './schema-org';

const route = { title: 'Bread', description: 'All of it.', blocks: [] };
const business: NonNullable<Manifest['business']> = {
  type: 'Bakery',
  telephone: '{phone}',
  email: 'hello@bakery.test',
  address: { street: '1 Corner', city: 'Kilifi', region: 'Kilifi', postalCode: '80108', country: 'KE' },
  hours: [
    { days: ['mo', 'sa'], opens: '08:00', closes: '17:00' },
    { days: ['su'], closed: true },
  ],
  at: [-3.63, 39.85],
  priceRange: '$$',
  area: ['Kilifi'],
  profiles: ['https://social.test/bakery'],
};
const parts: Partial<Manifest> = {
  values: { phone: '+254 711 222 333' },
  business,
  collections: {
    news: [
      { title: 'A new oven', date: '2031-04-01', path: '/news/oven' },
      { title: 'A loaf', date: '2031-04-02', path: '/bread' },
      { title: 'Two loaves', date: '2031-04-03', path: '/bread' },
    ],
  },
  feeds: [{ from: 'news', path: '/news.xml', title: 'News', as: { title: '{title}', date: '{date}', to: '{path}' } }],
  routes: [
    { ...route, path: '/', title: 'Home of {name}' },
    {
      ...route,
      path: '/bread',
      blocks: [
        { type: 'faq', items: [{ question: 'Is it rye?', answer: '**Yes**, and [spelt](/).\n\nAll of it.' }] },
        { type: 'faq', items: [{ question: 'Is it warm?', answer: 'When?\n\n- at [four](/)' }] },
        { type: 'events', items: [{ title: 'Open oven', date: '2031-06-01', location: 'The corner', to: '/bread' }] },
        { type: 'events', style: 'past', items: [{ title: 'Last one', date: '2020-06-01' }] },
      ],
    },
    { ...route, path: '/news/oven', title: 'The oven' },
    { ...route, path: '/news', title: 'News', draft: true },
  ],
};

/** What is told of the page at a path of a site: its things by their types. */
function thingsOn(path: string, changed: Partial<Manifest> = parts): Record<string, Record<string, unknown>> {
  const site = siteOf(changed);
  const linked = linkSite(site, { src: '/_assets/logo.svg', alt: '', width: 1, height: 1 });
  const page = composePages(site).find((one) => one.page.path === path)?.page;
  const text = linked && page && linkedDataOf(linked, page);
  const graph: { '@graph': Record<string, unknown>[] } = JSON.parse(text ?? '{"@graph":[]}');
  expect(unknownToSchemaOrg(graph)).toEqual([]);
  return Object.fromEntries(graph['@graph'].map((thing) => [String(thing['@type']), thing]));
}

test('the home page says what the business is, values filled in', () => {
  expect(thingsOn('/')).toMatchInlineSnapshot(`
    {
      "Bakery": {
        "@id": "https://bakery.test/#business",
        "@type": "Bakery",
        "address": {
          "@type": "PostalAddress",
          "addressCountry": "KE",
          "addressLocality": "Kilifi",
          "addressRegion": "Kilifi",
          "postalCode": "80108",
          "streetAddress": "1 Corner",
        },
        "areaServed": [
          "Kilifi",
        ],
        "description": "A bakery.",
        "email": "hello@bakery.test",
        "geo": {
          "@type": "GeoCoordinates",
          "latitude": -3.63,
          "longitude": 39.85,
        },
        "image": "https://bakery.test/_assets/logo.svg",
        "name": "Corner Bakery",
        "openingHoursSpecification": [
          {
            "@type": "OpeningHoursSpecification",
            "closes": "17:00",
            "dayOfWeek": [
              "https://schema.org/Monday",
              "https://schema.org/Saturday",
            ],
            "opens": "08:00",
          },
        ],
        "priceRange": "$$",
        "sameAs": [
          "https://social.test/bakery",
        ],
        "telephone": "+254711222333",
        "url": "https://bakery.test/",
      },
    }
  `);
});

test('other pages say which pages stand above them, and a draft is none', () => {
  const { BreadcrumbList } = thingsOn('/news/oven');
  expect(BreadcrumbList?.itemListElement).toEqual([
    { '@type': 'ListItem', position: 1, name: 'Corner Bakery', item: 'https://bakery.test/' },
    { '@type': 'ListItem', position: 2, name: 'The oven', item: 'https://bakery.test/news/oven' },
  ]);
});

test('seasons have their days, and closed days have hours of none', () => {
  const hours: NonNullable<Manifest['business']>['hours'] = [
    { days: ['mo'], opens: '08:00', closes: '17:00' },
    { days: ['mo'], begins: '04-01', until: '09-30', opens: '08:00', closes: '24:00' },
    { date: '2031-12-25', closed: true },
    { date: '2031-12-24', opens: '08:00', closes: '12:00' },
  ];
  const { Bakery } = thingsOn('/', { ...parts, business: { ...business, hours } });
  expect(Bakery).toMatchObject({
    openingHoursSpecification: [
      { opens: '08:00', closes: '00:00', validFrom: '2031-04-01', validThrough: '2031-09-30' },
      { opens: '08:00', closes: '17:00', validFrom: '2031-10-01', validThrough: '2032-03-31' },
    ],
    specialOpeningHoursSpecification: [
      { opens: '08:00', closes: '12:00', validFrom: '2031-12-24', validThrough: '2031-12-24' },
      { opens: '00:00', closes: '00:00', validFrom: '2031-12-25', validThrough: '2031-12-25' },
    ],
  });
});

test('an event that is cancelled says so', () => {
  const [home] = parts.routes ?? [];
  const blocks = [{ type: 'events', items: [{ title: 'Open oven', date: '2031-06-01', cancelled: true }] }] as const;
  const { Event } = thingsOn('/', { ...parts, routes: home ? [{ ...home, blocks: [...blocks] as never }] : [] });
  expect(Event).toMatchObject({ eventStatus: 'https://schema.org/EventCancelled' });
});

test('an event says what it costs in the currency of the site, also where that is nothing, and nothing once it is past', () => {
  const [home] = parts.routes ?? [];
  const { site } = siteOf().manifest;
  const offersOf = (event: object, style?: string): unknown => {
    const items = [{ title: 'Open oven', date: '2031-06-01', to: '/bread', ...event }];
    const blocks = [{ type: 'events', items, ...(style && { style }) }] as never;
    const said = { ...parts, site: { ...site, currency: 'KES' }, routes: home ? [{ ...home, blocks }] : [] };
    return thingsOn('/', said).Event?.offers;
  };
  const url = expect.stringMatching(/\/bread$/);
  expect(offersOf({ price: 1500 })).toEqual({ '@type': 'Offer', price: 1500, priceCurrency: 'KES', url });
  expect(offersOf({ price: 0 })).toMatchObject({ price: 0, priceCurrency: 'KES' });
  expect(offersOf({ price: 1500, date: { date: '2031-06-01', state: 'sold-out' } })).toMatchObject({
    price: 1500,
    availability: 'https://schema.org/SoldOut',
  });
  expect(offersOf({})).toBeUndefined();
  expect(offersOf({ price: 1500 }, 'past')).toBeUndefined();
});

/** What is told of the only event of a site whose clocks are those of Nairobi. */
function eventOn(date: object, timeZone = 'Africa/Nairobi'): object | undefined {
  const [home] = parts.routes ?? [];
  const blocks = [{ type: 'events', items: [{ title: 'Open oven', date, to: '/bread' }] }] as never;
  const { site } = siteOf().manifest;
  return thingsOn('/', { ...parts, site: { ...site, timeZone }, routes: home ? [{ ...home, blocks }] : [] }).Event;
}

test('an event says its first and its last day, and its hours with the offset of the clocks', () => {
  const hours = { starts: '10:00', ends: '16:30' };
  expect(eventOn({ date: '2031-06-01', until: '2031-06-05' })).toMatchObject({
    startDate: '2031-06-01',
    endDate: '2031-06-05',
  });
  expect(eventOn({ date: '2031-06-01', until: '2031-06-05', ...hours })).toMatchObject({
    startDate: '2031-06-01T10:00:00+03:00',
    endDate: '2031-06-05T16:30:00+03:00',
  });
  expect(eventOn({ date: '2031-01-01', ...hours }, 'America/St_Johns')).toMatchObject({
    startDate: '2031-01-01T10:00:00-03:30',
    endDate: '2031-01-01T16:30:00-03:30',
  });
  expect(eventOn({ date: '2031-06-01', starts: '10:00' })).not.toHaveProperty('endDate');
});

test('an event that was moved says from which day, and one that is sold out that nothing is left', () => {
  expect(eventOn({ date: '2031-06-01', movedTo: '2031-06-08' })).toMatchObject({
    startDate: '2031-06-08',
    previousStartDate: '2031-06-01',
    eventStatus: 'https://schema.org/EventRescheduled',
  });
  expect(eventOn({ date: '2031-06-01', state: 'sold-out' })).toMatchObject({
    offers: { availability: 'https://schema.org/SoldOut', url: 'https://bakery.test/bread' },
  });
});

test('the questions of all blocks of a page are one list, their answers as words, or as HTML where these say more', () => {
  const { FAQPage } = thingsOn('/bread');
  expect(FAQPage?.mainEntity).toMatchObject([
    { name: 'Is it rye?', acceptedAnswer: { text: 'Yes, and spelt.\n\nAll of it.' } },
    {
      name: 'Is it warm?',
      acceptedAnswer: { text: '<p>When?</p><ul><li>at <a href="https://bakery.test/">four</a></li></ul>' },
    },
  ]);
});

test('events are told of that are still to come', () => {
  expect(thingsOn('/bread').Event).toEqual({
    '@type': 'Event',
    name: 'Open oven',
    startDate: '2031-06-01',
    location: { '@type': 'Place', name: 'The corner', address: 'The corner' },
    url: 'https://bakery.test/bread',
    organizer: { '@id': 'https://bakery.test/#business' },
  });
});

test('a page is an article where one item of a feed leads to it', () => {
  expect(thingsOn('/news/oven').Article).toMatchObject({ headline: 'A new oven', datePublished: '2031-04-01' });
  expect(thingsOn('/bread').Article).toBeUndefined();
});

test('a site that does not say what business it is of tells machines nothing, and neither does an unknown address', () => {
  const { business: _, ...rest } = parts;
  expect(thingsOn('/bread', rest)).toEqual({});
  expect(thingsOn('404')).toEqual({});
});

test('schema.org knows every kind of business that a site may name', () => {
  const kinds = schemas.manifest.properties?.business?.properties?.type?.enum ?? [];
  expect(kinds.length).toBeGreaterThan(80);
  expect(unknownToSchemaOrg(kinds.map((kind) => ({ '@type': kind, openingHoursSpecification: [] })))).toEqual([]);
});

test('what schema.org does not know is found', () => {
  expect(unknownToSchemaOrg([{ '@type': 'Bakery', oven: 1 }, { '@type': 'Bakehouse' }])).toEqual([
    'Bakery.oven',
    'Bakehouse',
  ]);
});
