import { registerSchema, type SchemaObject, validate } from '@hyperjump/json-schema/draft-07';
import fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import { validateManifest } from '../src/checks/validate';
import type { Json, JsonObject } from '../src/manifest/manifest';
import { type Pointer, pointerKeys, valueAt } from '../src/manifest/pointer';
import { applyEdit, randomEdit } from './checks/random-edit';
import { isLong } from './is-long';
import { textOf } from './project';
import { registry } from './registry';

const address = 'https://pagewright.test/site.schema.json';
const agency = textOf('tests/fixtures/agency/site.json');
const fixtures = [
  'site.json',
  ...['agency', 'werkstatt', 'kajak', 'contact-form'].map((name) => `tests/fixtures/${name}/site.json`),
];

let acceptsByOther: (site: Json) => boolean;

beforeAll(async () => {
  registerSchema(JSON.parse(textOf('schema/site.schema.json')) as SchemaObject, address);
  const compiled = await validate(address);
  acceptsByOther = (site) => compiled(site).valid;
});

test.each(fixtures)('another validator accepts %s', (path) => {
  expect(acceptsByOther(JSON.parse(textOf(path)))).toBe(true);
});

const hero = '/routes/0/blocks/0';

test.each<[is: string, pointer: Pointer, value: Json | undefined]>([
  ['a version that is not there yet', '/schemaVersion', 4],
  ['a name that nobody knows', '/colours', {}],
  ['a missing part', '/footer', undefined],
  ['a list in place of a group', '/site', []],
  ['an address that is none', '/site/url', 'trasan'],
  ['an empty text', '/site/name', ' '],
  ['a language that is none', '/site/language', 'English'],
  ['a colour by its name', '/theme/colors/ink', 'navy'],
  ['a typeface that is not among the choices', '/theme/font', 'comic'],
  ['a name that cannot be a value', '/values/Phone Number', '1'],
  ['an entry that is no group', '/collections/services/0', 'Advice'],
  ['an unknown type of block', `${hero}/type`, 'heroes'],
  ['a block without a type', `${hero}/type`, undefined],
  ['a block that is a text', hero, 'hero'],
  ['a block without what it needs', `${hero}/heading`, undefined],
  ['a property of another block', `${hero}/marker`, 'check'],
  ['a wrong value deep inside a block', `${hero}/actions/0/style`, 'loud'],
  ['a placement without a name', hero, { type: 'shared' }],
  ['an unknown property of a list from a collection', `${hero}/actions`, { from: 'services', as: {}, sort: 'name' }],
  ['a limit of nothing', `${hero}/actions`, { from: 'services', as: { label: '{title}', to: '/' }, limit: 0 }],
  ['an address with capitals', '/routes/1/path', '/About'],
  ['no page at all', '/routes', []],
  ['a word that nobody says', '/words', { skipToContents: 'Skip' }],
  ['a redirect that leads nowhere', '/redirects', [{ from: '/old' }]],
  ['a redirect from outside of the site', '/redirects', [{ from: '/../old', to: '/' }]],
])('another validator refuses, as ours does, %s', (_, pointer, value) => {
  const site: JsonObject = JSON.parse(agency);
  put(site, pointer, value);
  expect(isRight(site)).toBe(false);
  expect(acceptsByOther(site)).toBe(false);
});

test.each(['/old', '/old/', '/old.html', '/2020/über-uns', '/a%20b', '/..old', '/_headers-old'])(
  'both accept a redirect from %s',
  (from) => {
    const site: JsonObject = JSON.parse(agency);
    put(site, '/redirects', [{ from, to: '/' }]);
    expect([isRight(site), acceptsByOther(site)]).toEqual([true, true]);
  },
);

test('another validator agrees with ours on any edit', () => {
  const numRuns = isLong ? 3000 : 50;
  let refused = 0;
  fc.assert(
    fc.property(fc.array(randomEdit, { minLength: 1, maxLength: 2 }), (edits) => {
      const site: JsonObject = JSON.parse(agency);
      for (const edit of edits) applyEdit(site, edit);
      const isAccepted = isRight(site);
      if (!isAccepted) refused++;
      expect(acceptsByOther(site)).toBe(isAccepted);
    }),
    { numRuns, ...(!isLong && { seed: 7 }) },
  );
  expect(refused).toBeGreaterThan(numRuns / 5);
  expect(refused).toBeLessThan((numRuns * 4) / 5);
});

function isRight(site: JsonObject): boolean {
  return validateManifest(site, registry).length === 0;
}

function put(root: JsonObject, pointer: Pointer, value: Json | undefined): void {
  const parent = valueAt(root, pointer.slice(0, pointer.lastIndexOf('/')));
  if (parent === null || typeof parent !== 'object') throw new Error(`Nothing can be put at ${pointer}.`);
  const key = pointerKeys(pointer).at(-1) ?? '';
  if (value === undefined) Reflect.deleteProperty(parent, key);
  else Reflect.set(parent, key, value);
}
