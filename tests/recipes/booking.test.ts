import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { checkSite } from '../../src/checks/check-site';
import { readAssets } from '../../src/frame/read-assets';
import { collectionsIn } from '../../src/manifest/collections';
import { asJson, isObject, type JsonObject } from '../../src/manifest/manifest';
import { remove, set } from '../../src/manifest/operations';
import { listAt, valueAt } from '../../src/manifest/pointer';
import { addRecipe, type RecipeAnswers } from '../../src/recipes/add-recipe';
import { collectionsAsked } from '../../src/recipes/forms-of-site';
import { recipes } from '../../src/recipes/recipes';
import { starterSite } from '../../src/starter/starter-site';
import { checkWithPages } from '../check-with-pages';
import { root } from '../project';
import { registry } from '../registry';

const { assets } = readAssets(join(root, 'tests/fixtures/agency'));
const answers: RecipeAnswers = { hasPages: true, isInMenu: true, currency: 'KES', today: '2027-03-01' };
const business = { name: 'Kilifi Kayaks', language: 'en-KE', color: '#0f6e78', kind: 'guide', look: 'ledger' } as const;
const begun = asJson(starterSite(business, answers.today));

test('once a booking form offers the things of a site, their pages lead to it, and no others do', () => {
  const site = begun;
  const [things = ''] = collectionsIn(site).keys();
  const { after } = addRecipe(site, recipes.booking, { ...answers, things });
  const leading = (root: JsonObject, to: string): string[] =>
    (root.routes as JsonObject[]).flatMap((route) =>
      JSON.stringify(route.blocks).includes(`"to":"${to}`) ? [String(route.path)] : [],
    );
  expect(leading(site, '/contact')).toContain(`/${things}/{slug}`);
  expect(leading(after, '/booking')).toEqual([`/${things}/{slug}`]);
  expect(leading(after, '/contact')).not.toContain(`/${things}/{slug}`);
  expect(JSON.stringify(site.routes)).toContain('"to":"/contact?topic={title}#form"');
  expect(JSON.stringify(after.routes)).toContain('"to":"/booking?what={title}#form"');
});

test('a booking takes over the buttons that are as a new site or a recipe wrote them, in each language, and no others', () => {
  const site = asJson(starterSite({ ...business, languages: ['de'] }, answers.today));
  const [things = ''] = collectionsIn(site).keys();
  const page = listAt(site, '/routes').findIndex((one) => isObject(one) && one.from === things);
  const ofThing = `/routes/${page}/blocks/0/actions/0`;
  const added = (root: JsonObject): JsonObject => addRecipe(root, recipes.booking, { ...answers, things }).after;
  const after = added(site);
  expect(valueAt(after, '/header/action')).toEqual({ label: 'Book', to: '/booking' });
  expect(valueAt(after, `${ofThing}/label`)).toBe('Book');
  expect(valueAt(after, '/languages/de/texts/Book')).toBe('Buchen');
  const german = added(asJson(starterSite({ ...business, language: 'de' }, answers.today)));
  expect(valueAt(german, '/header/action')).toEqual({ label: 'Buchen', to: '/buchung' });
  const own = set(set(site, '/header/action/label', 'Call us'), `${ofThing}/label`, 'Ask Asha');
  expect(valueAt(added(own), '/header/action')).toEqual({ label: 'Call us', to: '/contact' });
  expect(valueAt(added(own), `${ofThing}/label`)).toBe('Ask Asha');
  // Another contact page is no better than the first.
  const more = addRecipe(site, recipes.contact, { ...answers, things }).after;
  expect(valueAt(more, '/header/action')).toEqual({ label: 'Contact', to: '/contact' });
  expect(collectionsAsked(added(addRecipe(site, recipes.news, answers).after))).toEqual([]);
  expect(collectionsAsked(addRecipe(site, recipes.news, answers).after)).toEqual([things]);
});

test('a booking asks for no day where what is booked has dates of its own, and nothing that is over is offered or priced', () => {
  const site = addRecipe(begun, recipes.events, answers).after;
  const asks = (things: string): JsonObject[] => {
    const { after, place } = addRecipe(site, recipes.booking, { ...answers, things });
    const { problems } = checkSite(JSON.stringify(after), assets, { now: new Date('2027-03-01T09:00:00Z'), registry });
    expect(problems.filter(({ pointer }) => pointer.startsWith(`${place}/blocks/1/sections`))).toEqual([]);
    const [what = {}, ...others] = (valueAt(after, `${place}/blocks/1/sections/0/fields`) as JsonObject[]).slice(3);
    return [what.options as JsonObject, ...others];
  };
  const [concerts, ...ofConcerts] = asks('events');
  expect(concerts).toMatchObject({ from: 'events', where: { date: { from: 'today' } }, sort: 'date' });
  expect(ofConcerts.map(({ name }) => name)).toEqual(['number', 'message']);
  const [tours, ...ofTours] = asks('tours');
  expect(tours).not.toHaveProperty('where');
  expect(ofTours.map(({ name }) => name)).toEqual(['day', 'number', 'message']);
  const listed = addRecipe(site, recipes.prices, { ...answers, things: 'events' });
  expect(valueAt(listed.after, `${listed.place}/blocks/1/rows`)).toMatchObject({ where: { date: { from: 'today' } } });
});

test.each([
  ['rooms', ['arrival', 'departure']],
  ['courses', []],
  ['events', []],
  ['trips', ['day']],
  ['services', ['day']],
] as const)(
  'a booking of %s asks of days only what there is to choose, and each question fills its row',
  (name, days) => {
    const site = addRecipe(begun, recipes[name], { ...answers, called: 'Ours' }).after;
    // What the owner of a collection has taken out of its fields makes it no other thing.
    const fewer = remove(site, `/collections/ours/fields/${name === 'rooms' ? 'features' : 'details'}`);
    const { after, place } = addRecipe(fewer, recipes.booking, { ...answers, things: 'ours' });
    const fields = valueAt(after, `${place}/blocks/1/sections/0/fields`) as JsonObject[];
    expect(fields.slice(4).map(({ name }) => name)).toEqual([...days, 'number', 'message']);
    const number = fields.find(({ name }) => name === 'number');
    expect(number?.width).toBe(days.length === 1 ? 'half' : undefined);
  },
);

test('the page of an event leads to the booking while it is to come, and says that it is over or cancelled', () => {
  const folder = join(root, 'tests/fixtures/kajak');
  const kayaks = addRecipe(JSON.parse(readFileSync(join(folder, 'site.json'), 'utf8')), recipes.events, answers).after;
  const booked = addRecipe(kayaks, recipes.booking, { ...answers, things: 'events2' }).after;
  const site = set(booked, '/collections/events2/entries/1/cancelled', true);
  const now = new Date('2027-03-01T09:00:00Z');
  const { pages = [] } = checkWithPages(JSON.stringify(site), readAssets(folder).assets, { now, registry });
  const opening = (slug: string) => JSON.stringify(pages.find(({ page }) => page.path === slug)?.page.blocks[0]);
  const coming = opening('/events/open-day');
  expect(coming).toContain('/booking?what=Open%20day#form');
  // A browser takes the button away after the day, before the site is built again.
  expect(coming).toContain('"until":"2027-03-22"');
  expect(coming).not.toMatch(/over|cancelled/);
  const over = opening('/events/the-one-before');
  expect(over).not.toContain('/booking');
  expect(over).toContain('This is over.');
  expect(over).toContain('"/events"');
  const cancelled = opening('/events/an-evening-together');
  expect(cancelled).not.toContain('/booking');
  expect(cancelled).toContain('It is cancelled.');
});
