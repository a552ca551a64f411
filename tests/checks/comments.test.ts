import { expect, test } from 'vitest';
import { checkSite } from '../../src/checks/check-site';
import { fixSite } from '../../src/checks/fix-site';
import { formatJson } from '../../src/manifest/format';
import type { Json } from '../../src/manifest/manifest';
import { renameRoute } from '../../src/manifest/rename-route';
import { assets } from '../assets';
import { checkWithPages } from '../check-with-pages';
import { complaintsOf, offersAt } from '../json-editor';
import { registry } from '../registry';
import { found, problemsOf, siteWith } from './site-with';

const note = ['Ask Amina before you change this: /contact', '[here](/contact) and {nowhere}'];
const usual = { now: new Date('2031-05-06T12:00:00'), registry };

/** A value with a note in each of its groups. */
function noted(value: Json): Json {
  if (value === null || typeof value !== 'object') return value;
  if (Array.isArray(value)) return value.map(noted);
  const members = Object.entries(value).map(([key, member]) => [key, noted(member)] as const);
  return { $comment: note, ...Object.fromEntries(members) };
}

const plain = siteWith();
const commented = formatJson(JSON.stringify(noted(JSON.parse(plain) as Json), null, 2));

test('a note in every group of a site changes nothing of its pages, and nothing is said of it', () => {
  const one = checkWithPages(plain, assets, usual);
  const other = checkWithPages(commented, assets, usual);
  expect(commented.split('$comment').length).toBeGreaterThan(30);
  expect(other.problems).toEqual([]);
  expect(other.pages).toEqual(one.pages);
  expect(other.site).toEqual(one.site);
});

test('what is wrong beside a note is found at its place', () => {
  const text = formatJson(
    JSON.stringify(noted(JSON.parse(siteWith({ '/routes/0/blocks/0/headng': 'Bread' })) as Json)),
  );
  const [problem] = checkSite(text, assets, usual).problems;
  expect(problem?.pointer).toBe('/routes/0/blocks/0/headng');
  expect(text.split('\n')[(problem?.line ?? 0) - 1]).toContain('"headng"');
});

test('reports a note that is no text, and offers notes in the place of nothing else', () => {
  expect(found('schema', { '/site/$comment': { by: 'Amina' } })).toMatchInlineSnapshot(
    `"{ → A "$comment" is a text in quotes, or a list of texts."`,
  );
  expect(
    problemsOf({ '/site/subtitle': 'Bread' })
      .map(({ message }) => message)
      .join(),
  ).not.toContain('$comment');
});

test('a fix, the layout and a new address for a page leave notes as they are', () => {
  const { text, fixed } = fixSite(
    commented.replace('"to": "/contact#hours"', '"to": "www.bakery.test"'),
    assets,
    usual,
  );
  expect(fixed).toHaveLength(1);
  expect(text).toBe(commented.replace('"to": "/contact#hours"', '"to": "https://www.bakery.test"'));
  const renamed = renameRoute(commented, '/contact', '/visit');
  if (renamed.problem !== undefined) throw new Error(renamed.problem);
  expect(renamed.links).toBeGreaterThan(2);
  const notes = (one: string): string[] => one.match(/"\$comment": \[[^\]]*\]\(?[^\]]*\]/g) ?? [];
  expect(notes(renamed.text)).toEqual(notes(commented));
  expect(notes(commented)[0]).toContain('/contact');
});

test('an editor takes a note in every group, and offers none', async () => {
  const schema = '{ "$schema": "./schema/site.schema.json",';
  expect(await complaintsOf(commented.replace('{', schema))).toEqual([]);
  expect(await complaintsOf(`${schema} "values": { "$comment": 1 } }`)).toContainEqual(
    expect.stringMatching(/^1 → Incorrect type/),
  );
  const offers = await offersAt(`${schema} "site": { ¦ } }`);
  expect(offers.map(({ label }) => label)).toContain('name');
  expect(offers.map(({ label }) => label)).not.toContain('$comment');
});
