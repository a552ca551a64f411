import { expect, test } from 'vitest';
import type { JsonObject } from '../../src/manifest/manifest';
import { found, problemsOf } from './site-with';
import { tripEntries, withTrips } from './trips';

/** What a check finds of pages that are made of entries: where, and what it says. */
function foundIn(entries: JsonObject[], route: JsonObject = {}): string[] {
  return problemsOf(withTrips(entries, route)).map(({ rule, pointer, message, related = [] }) => {
    const others = related.length > 0 ? ` (+ ${related.map((one) => one.pointer).join(', ')})` : '';
    return `${rule} ${pointer}${others}: ${message}`;
  });
}

const wholeRoute = withTrips()['/routes/-'] as JsonObject & { blocks: JsonObject[] };

/** The route with one block changed. */
function withBlock(index: number, change: JsonObject): JsonObject {
  return { blocks: wholeRoute.blocks.map((block, position) => (position === index ? { ...block, ...change } : block)) };
}

test('pages made of entries are right where all is right', () => {
  expect(found('', withTrips())).toBe('nothing');
});

test('what an entry says wrongly leads to the entry, once', () => {
  const wrong = (difference: JsonObject): string[] => foundIn(tripEntries({}, difference));
  expect({
    slugTwice: wrong({ slug: 'night' }),
    slugMissing: wrong({ slug: undefined as never }),
    price: wrong({ price: 'cheap' }),
    date: wrong({ next: '2031-02-30' }),
    picture: wrong({ photo: { src: 'uploads/exmple.svg', alt: '' } }),
    pictureAsText: wrong({ photo: 'uploads/example.svg' }),
    list: wrong({ day: 'long' }),
    item: wrong({ day: [{ titel: 'Meet', text: 'At the jetty.' }] }),
    title: wrong({ name: 'A title that is far too long for the tab of any browser there is' }),
    titleTwice: wrong({ name: 'Trip 0' }),
    titleAsList: wrong({ name: ['One', 'Two'] }),
    link: wrong({ summary: `${tripEntries()[0]?.summary} See [prices](/prices).` }),
    value: wrong({ summary: `${tripEntries()[0]?.summary} Call {fone}.` }),
    nameMissing: wrong({ name: undefined as never }),
  }).toMatchInlineSnapshot(`
    {
      "date": [
        "format-fits /collections/trips/2/next: "2031-02-30" cannot be written as a date. February 2031 has 28 days.",
      ],
      "item": [
        "schema /collections/trips/2/day/0/titel (+ /routes/2/blocks/2/items): "titel" is not known here. Did you mean "title"?",
      ],
      "link": [
        "link-target-exists /collections/trips/2/summary (+ /routes/2/blocks/0/text): No page has the address "/prices". There is: "/", "/contact", "/trips/night", "/trips/trip-0", "/trips/trip-1".",
      ],
      "list": [
        "schema /collections/trips/2/day (+ /routes/2/blocks/2/items): A list in [ ] is needed here, but this is text. The steps, first to last.",
      ],
      "nameMissing": [
        "template-field-exists /collections/trips/2 (+ /routes/0/blocks/3/items/as, /routes/2/blocks/3/items/as, /routes/2): This entry of "trips" has no "name", and a list writes "{name}". Let the entry say it.",
      ],
      "picture": [
        "picture-exists /collections/trips/2/photo/src (+ /routes/2/blocks/1/picture): There is no picture "uploads/exmple.svg". Did you mean "uploads/example.svg"?",
      ],
      "pictureAsText": [
        "schema /collections/trips/2/photo (+ /routes/2/blocks/1/picture): A group in { } is needed here, but this is text. A picture from the uploads folder.",
      ],
      "price": [
        "format-fits /collections/trips/2/price: "cheap" cannot be written as a number. Write digits alone, with a point before cents: 4500 or 12.50.",
      ],
      "slugMissing": [
        "template-field-exists /collections/trips/2 (+ /routes/0/blocks/3/items/as, /routes/2/blocks/3/items/as): This entry of "trips" has no "slug", and the address of its page writes "{slug}". Let the entry say it.",
      ],
      "slugTwice": [
        "path-is-unique /collections/trips/2/slug (+ /collections/trips/0/slug): Another page already has the address "/trips/night". Choose another one.",
      ],
      "title": [
        "page-title /collections/trips/2/name (+ /routes/2/title): In the browser's tab this title has 80 characters, 16 of them for the name of the site; search results show 60. Make it 20 characters shorter.",
      ],
      "titleAsList": [
        "schema /collections/trips/2/name (+ /routes/2/blocks/3/items/as/title, /routes/2/blocks/0/heading): Text in quotes is needed here, but this is a list. The heading of the card.",
      ],
      "titleTwice": [
        "page-title /collections/trips/2/name (+ /routes/2/title): The page "/trips/trip-0" has the same title. Say what is special about this page.",
      ],
      "value": [
        "value-exists /collections/trips/2/summary (+ /routes/2/description, /routes/2/blocks/0/text): No value is named "fone". There is: "email", "name", "phone", "year".",
      ],
    }
  `);
});

test('what the template says wrongly leads to the template, once for all pages', () => {
  expect({
    collection: foundIn(tripEntries({}), { from: 'trip' }),
    where: foundIn(tripEntries({}), { where: { opne: true } }),
    sort: foundIn(tripEntries({}), { sort: 'prise' }),
    path: foundIn(tripEntries({}), { path: '/trips/{slag}' }),
    constantPath: foundIn(tripEntries({}), { path: '/trips' }),
    title: foundIn(tripEntries({}), { title: '{nme}' }),
    heading: foundIn(tripEntries({}), withBlock(0, { heading: 'To {plce}' })),
    format: foundIn(tripEntries({}), withBlock(1, { text: 'On {next:lng}.' })),
    list: foundIn(tripEntries({}), withBlock(2, { items: '{dya}' })),
    link: foundIn(tripEntries({}), withBlock(0, { text: 'See [prices](/prices).' })),
    key: foundIn(tripEntries({}), withBlock(2, { heding: 'The day' })),
    style: foundIn(tripEntries({}), withBlock(3, { style: 'tikcet' })),
    sameTitle: foundIn(tripEntries({}, {}), { title: 'A trip' }),
  }).toMatchInlineSnapshot(`
    {
      "collection": [
        "collection-exists /routes/2/from: No collection is named "trip". Did you mean "trips"?",
      ],
      "constantPath": [
        "schema /routes/2/path: "/trips" cannot stand here. The address of each page, with a field of its entry in it: /trips/{slug}.",
      ],
      "format": [
        "format-fits /routes/2/blocks/1/text (+ /collections/trips/0, /collections/trips/1): "lng" is no way to write a value. Did you mean "long"?",
      ],
      "heading": [
        "template-field-exists /routes/2/blocks/0/heading (+ /collections/trips/0, /collections/trips/1): No entry of "trips" has a field "plce". There is: "day", "name", "next", "photo", "price", "slug", "summary", "email", "phone", "year".",
      ],
      "key": [
        "schema /routes/2/blocks/2/heding: "heding" is not known here. "heading" is there already: remove one of the two.",
      ],
      "link": [
        "link-target-exists /routes/2/blocks/0/text: No page has the address "/prices". There is: "/", "/contact", "/trips/night", "/trips/trip-0".",
      ],
      "list": [
        "template-field-exists /routes/2/blocks/2/items (+ /collections/trips/0, /collections/trips/1): No entry of "trips" has a field "dya". Did you mean "day"?",
      ],
      "path": [
        "template-field-exists /routes/2/path: No entry of "trips" has a field "slag". Did you mean "slug"?",
      ],
      "sameTitle": [
        "page-title /routes/2/title: The page "/trips/night" has the same title. Say what is special about this page.",
      ],
      "sort": [
        "template-field-exists /routes/2/sort: No entry of "trips" has a field "prise". Did you mean "price"?",
      ],
      "style": [
        "schema /routes/2/blocks/3/style: "tikcet" is not one of the choices. Did you mean "ticket"?",
      ],
      "title": [
        "template-field-exists /routes/2/title (+ /collections/trips/0, /collections/trips/1): No entry of "trips" has a field "nme". Did you mean "name"?",
      ],
      "where": [
        "template-field-exists /routes/2/where/opne: No entry of "trips" has a field "opne". There is: "day", "name", "next", "photo", "price", "slug", "summary".",
      ],
    }
  `);
});

test('a page for each entry that nothing links to is one problem, at the template', () => {
  const route = { blocks: wholeRoute.blocks.slice(0, 3) };
  const edit = { ...withTrips(tripEntries({}, {}), route), '/routes/0/blocks/-': { type: 'text', text: 'Bread.' } };
  expect(found('page-is-linked', edit)).toMatchInlineSnapshot(
    `"warning "/trips/{slug}" → Nothing links to "/trips/night", nor to any other page that is made of an entry of "trips". Link to them with a list that takes the same entries."`,
  );
  const one = '[One](/trips/trip-0)';
  const linked = { ...edit, '/routes/0/blocks/-': { type: 'text', text: one } };
  expect(found('page-is-linked', linked)).toMatchInlineSnapshot(`
    "
    warning "night" → Nothing links to the page "/trips/night". Link to it from the menu, the footer or another page.
    warning "trip-1" → Nothing links to the page "/trips/trip-1". Link to it from the menu, the footer or another page.
    "
  `);
});
