import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { checkSite } from '../../src/checks/check-site';
import type { Problem } from '../../src/checks/problem';
import { looks } from '../../src/compose/looks';
import { readAssets } from '../../src/frame/read-assets';
import { collectionsIn, entriesIn } from '../../src/manifest/collections';
import type { JsonObject, Manifest } from '../../src/manifest/manifest';
import { set } from '../../src/manifest/operations';
import { valueAt } from '../../src/manifest/pointer';
import { type EntryPage, renameRouteIn } from '../../src/manifest/rename-route';
import { addRecipe, type RecipeAnswers } from '../../src/recipes/add-recipe';
import { oneOf } from '../../src/recipes/one-of';
import type { Recipe } from '../../src/recipes/recipe';
import { type RecipeName, recipes } from '../../src/recipes/recipes';
import { pricedCollections } from '../../src/recipes/show-others';
import { spokenLanguages } from '../../src/starter/copies';
import { type SiteAnswers, starterSite } from '../../src/starter/starter-site';
import { checkWithPages } from '../check-with-pages';
import { fewByDay } from '../is-long';
import { root } from '../project';
import { registry } from '../registry';

const { assets } = readAssets(join(root, 'tests/fixtures/agency'));
const now = new Date('2027-03-01T09:00:00Z');
const answers: RecipeAnswers = { hasPages: true, isInMenu: true, currency: 'KES', today: '2027-03-01' };

function begun(given: Partial<SiteAnswers> = {}): JsonObject {
  const site = starterSite(
    {
      name: 'Kilifi Kayaks',
      language: 'en-KE',
      color: '#0f6e78',
      kind: 'guide',
      look: 'departures',
      ...given,
    },
    answers.today,
  );
  return site as Manifest & JsonObject;
}

/** What the check says besides: that files are not there, that samples are samples, and that two pages say the same. */
const beside = ['picture-exists', 'placeholder', 'sample', 'still-sample', 'page-title', 'paragraph-is-unique'];

/** What the check says of a site, but for that; of titles, that they are too short or too long. */
function problemsOf(site: JsonObject): string[] {
  const { problems } = checkSite(JSON.stringify(site), assets, { now, registry });
  const isLength = ({ rule, message }: Problem): boolean => rule === 'page-title' && /characters/.test(message);
  const others = problems.filter((problem) => !beside.includes(problem.rule) || isLength(problem));
  return others.map(({ rule, message, pointer }) => `${rule} ${pointer}: ${message}`);
}

const all = Object.entries(recipes) as [RecipeName, Recipe][];

test.each(
  spokenLanguages.flatMap((language) =>
    fewByDay(1, Object.keys(looks)).map((look) => [language, look as SiteAnswers['look']] as const),
  ),
)('in %s and the look %s, each recipe by itself and all of them together pass the check', (language, look) => {
  const site = begun({ language, look });
  for (const [name, recipe] of all) {
    expect([name, problemsOf(addRecipe(site, recipe, answers).after)]).toEqual([name, []]);
    const small = addRecipe(site, recipe, {
      ...answers,
      hasPages: false,
      isInMenu: false,
      called: 'Ñandú & more',
    }).after;
    // A page that is in no menu is reached from none.
    expect([name, problemsOf(small).filter((one) => !one.startsWith('page-is-linked'))]).toEqual([name, []]);
  }
  const whole = all.reduce(
    (one, [, recipe]) => addRecipe(one, recipe, { ...answers, things: [...collectionsIn(site).keys()][0] ?? '' }).after,
    site,
  );
  expect(problemsOf(whole)).toEqual([]);
  const twice = all.reduce((one, [, recipe]) => addRecipe(one, recipe, answers).after, whole);
  expect(problemsOf(twice)).toEqual([]);
});

test.each(spokenLanguages.filter((language) => language !== 'en'))(
  'every text of every recipe is said in %s',
  (language) => {
    const english = begun();
    const other = set(english, '/site/language', language);
    for (const [, recipe] of all) {
      const known = textsOf(english);
      const texts = textsOf(addRecipe(english, recipe, answers).after);
      const same = [...textsOf(addRecipe(other, recipe, answers).after)].filter((text) => texts.has(text));
      expect(same.filter((text) => !known.has(text) && !isNoText.has(text))).toEqual([]);
    }
  },
);

/** Words that are the same in another language, or that nobody reads. */
const isNoText = new Set(['Team', 'Name', 'KES', 'yesNo']);

/** Gives the texts within a value that have words besides placeholders. */
function textsOf(value: unknown, found = new Set<string>()): Set<string> {
  if (typeof value === 'string') {
    const words = value.replaceAll(/\{[^}]*\}/g, '');
    if (/[A-Z]|[a-z] /.test(words)) found.add(value);
  } else if (typeof value === 'object' && value !== null) for (const part of Object.values(value)) textsOf(part, found);
  return found;
}

test('a part that is added under another name has its names and addresses after that', () => {
  const { after, place } = addRecipe(begun(), recipes.trips, { ...answers, called: 'Night safaris' });
  expect(collectionsIn(after).get('nightSafaris')).toMatchObject({ label: 'Night safaris', one: 'safari' });
  expect(valueAt(after, place)).toMatchObject({ path: '/night-safaris', title: 'Night safaris' });
  expect(JSON.stringify(after.header)).toContain('{"label":"Night safaris","to":"/night-safaris"}');
});

test('one of several is called after what they are called, or by no word', () => {
  const ones = [
    'Concerts',
    'Our CDs',
    'Outings for families',
    'Daily dishes',
    'Parties',
    'Latest news',
    'What we sing',
  ];
  expect(ones.map((called) => oneOf(called, 'en-KE'))).toEqual([
    'concert',
    'CD',
    undefined,
    'dish',
    'party',
    undefined,
    undefined,
  ]);
  expect(oneOf('Konzerte', 'de')).toBeUndefined();
  expect(collectionsIn(begun()).get('tours')).toMatchObject({ label: 'Tours', one: 'tour' });
});

test('a price list shows what is there with its prices, and leads to the pages of it', () => {
  const site = addRecipe(begun(), recipes.products, { ...answers, called: 'Cakes' }).after;
  expect(pricedCollections(site)).toContain('cakes');
  const { after, place } = addRecipe(site, recipes.prices, { ...answers, things: 'cakes' });
  expect([...collectionsIn(after).keys()]).toEqual([...collectionsIn(site).keys()]);
  expect(valueAt(after, `${place}/blocks/1`)).toEqual({
    type: 'table',
    columns: ['Name', 'Size or quantity', 'Price'],
    rows: { from: 'cakes', as: ['[{title}](/cakes/{slug})', '{size}', '{price:money}'] },
  });
  expect(problemsOf(after)).toEqual([]);
  // What a business asks for by agreement has a price, too.
  const inWords = set(site, '/collections/cakes/fields/price', { kind: 'text', label: 'Price' });
  expect(pricedCollections(inWords)).toContain('cakes');
  const said = addRecipe(inWords, recipes.prices, { ...answers, things: 'cakes' }).after;
  expect(valueAt(said, `${place}/blocks/1/rows/as`)).toEqual(['[{title}](/cakes/{slug})', '{size}', '{price}']);
});

test('the days of samples are counted from that on which they come, and what a list or a form asks of the day is not', () => {
  const { after } = addRecipe(begun(), recipes.events, answers);
  expect(entriesIn('events', after).map(({ entry }) => entry.date)).toEqual(['2027-03-22', '2027-04-05', '2027-02-15']);
  expect(JSON.stringify(after.routes)).toContain('"where":{"date":{"from":"today"}}');
  expect(JSON.stringify(addRecipe(begun(), recipes.booking, answers).after.routes)).toContain('"min":"today"');
});

test('the drawing that stands for a photo is shown from where it was put', () => {
  const { after, files } = addRecipe(begun(), recipes.gallery, { ...answers, samplePicture: 'uploads/sample-2.svg' });
  expect([...files.keys()]).toEqual([]);
  expect(JSON.stringify(entriesIn('gallery', after))).toContain('"src":"uploads/sample-2.svg"');
  expect([...addRecipe(begun(), recipes.gallery, answers).files.keys()]).toEqual(['uploads/sample.svg']);
});

test('samples are notices, errors once the site is published, and give way to the first entry of its owner', () => {
  const kayaks = JSON.parse(readFileSync(join(root, 'tests/fixtures/kajak/site.json'), 'utf8'));
  const beside = readAssets(join(root, 'tests/fixtures/kajak')).assets;
  const check = (given: JsonObject, isRelease = false) =>
    checkWithPages(JSON.stringify(given), beside, { now, registry, isRelease });
  const samplesIn = (given: JsonObject, isRelease: boolean): string[] =>
    check(given, isRelease)
      .problems.filter(({ rule }) => rule === 'sample')
      .map(({ severity, message }) => `${severity}: ${message}`);
  const site = addRecipe(kayaks, recipes.courses, answers).after;
  const says = '"Further on" is still a sample. Write your own in its place and remove "sample", or delete it.';
  expect(samplesIn(site, false)).toContain(`notice: ${says}`);
  expect(samplesIn(site, true)).toContain(`error: ${says}`);
  const [first] = entriesIn('courses', site);
  const { sample: _, ...own } = first?.entry ?? {};
  const mine = set(site, first?.pointer ?? '', own);
  expect(samplesIn(mine, true)).toEqual([]);
  const pathsIn = (given: JsonObject): string[] =>
    (check(given).pages ?? []).map(({ page }) => page.path).filter((path) => path.startsWith('/courses'));
  expect(pathsIn(site)).toEqual([
    '/courses',
    '/courses/the-first-steps',
    '/courses/further-on',
    '/courses/for-those-who-want-more',
  ]);
  expect(pathsIn(mine)).toEqual(['/courses', '/courses/the-first-steps']);
});

test.each(all.filter(([, { routes }]) => routes.some(({ from }) => from !== undefined)))(
  'the page of an entry of %s may get another address, also where a feed keeps what it was called',
  (_, recipe) => {
    const { after } = addRecipe(begun(), recipe, answers);
    const pages = entryPagesOf(after, recipe);
    const renamed = pages.reduce<JsonObject>((site, { path }) => {
      const result = renameRouteIn(site, path, `${path}-again`, entryPagesOf(site, recipe));
      if (result.problem !== undefined) throw new Error(JSON.stringify(result.problem));
      return result.root;
    }, after);
    expect(pages.length).toBeGreaterThan(0);
    expect(problemsOf(renamed)).toEqual([]);
  },
);

/** The pages that are made of the entries of a recipe, where it was added under its own name. */
function entryPagesOf(site: JsonObject, { collections = {}, routes }: Recipe): EntryPage[] {
  const template = String(routes.find(({ from }) => from !== undefined)?.path);
  return Object.keys(collections).flatMap((name) =>
    entriesIn(name, site).map(({ entry, pointer }) => ({
      path: template.replace('{slug}', String(entry.slug)),
      template,
      entry: pointer,
    })),
  );
}

test.each([
  ['en', 'de'],
  ['de', 'en'],
])('in a site in %s that says itself in %s, too, each recipe says all of itself in both', (language, other) => {
  const site = begun({ language, languages: [other] });
  expect(problemsOf(site)).toEqual([]);
  for (const [name, recipe] of all) {
    const { after } = addRecipe(site, recipe, answers);
    expect(problemsOf(after), name).toEqual([]);
  }
});
