import { expect, test } from 'vitest';
import { checkManifest } from '../../src/checks/check-site';
import type { Finding } from '../../src/checks/problem';
import { alikeIn, findingsAt, mendAll, mendedText } from '../../src/editor/session/mend-findings';
import type { JsonObject } from '../../src/manifest/manifest';
import { set } from '../../src/manifest/operations';
import { valueAt } from '../../src/manifest/pointer';
import { assets } from '../assets';
import { textOf } from '../project';
import { registry } from '../registry';

const agency = JSON.parse(textOf('tests/fixtures/agency/site.json')) as JsonObject;

function findingsOf(pointer: string, value: string): { site: JsonObject; found: Finding[] } {
  const site = set(agency, pointer, value);
  const { findings } = checkManifest(site, assets, { now: new Date('2026-11-01'), registry });
  return { site, found: findings };
}

test.each([
  ['/routes/0/blocks/0/actions/0/to', '/aply', '/apply'],
  ['/footer/copyright', '© {yaer} Us', '© {year} Us'],
  ['/site/timeZone', 'Nairobi', 'Africa/Nairobi'],
  ['/theme/look', 'ledgr', 'ledger'],
])('at %s "%s" is mended to the only one that was meant', (pointer, wrong, right) => {
  const { site, found } = findingsOf(pointer, wrong);
  const values = found.filter((one) => one.pointer === pointer).map((one) => mendedText(one, valueAt(site, pointer)));
  expect(values).toContain(right);
});

const finding: Finding = { rule: 'x', severity: 'error', message: '', pointer: '/a' };

test('what a template made of something else is not written over', () => {
  const meant = { written: 'uploads/a.jpg', name: 'uploads/b.jpg' };
  expect(mendedText({ ...finding, meant }, 'uploads/{slug}.jpg')).toBeUndefined();
  expect(mendedText({ ...finding, meant }, 'uploads/a.jpg')).toBe('uploads/b.jpg');
});

test('a safe fix is written as it stands in the file, in the place of what is wrong', () => {
  expect(mendedText({ ...finding, fix: '"#fff"' }, '#ffe')).toBe('#fff');
  expect(mendedText({ ...finding, fix: 'b', run: { text: 'xay', start: 1, end: 2 } }, 'xay')).toBe('xby');
  expect(mendedText({ ...finding, fix: 'b', run: { text: 'xay', start: 1, end: 2 } }, 'other')).toBeUndefined();
  expect(mendedText({ ...finding, fix: '4500' }, '4,500')).toBeUndefined();
});

test('the same mistake in several places is mended at once, several times in one text too, and no other', () => {
  const places = ['/routes/0/blocks/0/actions/0/to', '/routes/0/blocks/0/actions/1/to'];
  const texts = { '/footer/copyright': '© {yaer} Us, {yaer}', '/routes/0/blocks/0/text': 'Since {yaer}.' };
  const wrong = [...places.map((place) => [place, '/aply'] as const), ...Object.entries(texts)];
  const site = wrong.reduce((root, [place, value]) => set(root, place, value), agency);
  const { findings } = checkManifest(site, assets, { now: new Date('2026-11-01'), registry });
  const links = findings.find(({ pointer }) => pointer === places[0]) as Finding;
  const mendedLinks = mendAll(site, alikeIn(findings, links, site));
  for (const place of places) expect(valueAt(mendedLinks, place)).toBe('/apply');
  expect(valueAt(mendedLinks, '/footer/copyright')).toBe('© {yaer} Us, {yaer}');
  const names = findings.find(({ pointer }) => pointer === '/footer/copyright') as Finding;
  const alike = alikeIn(findings, names, site);
  expect(alike.map(({ pointer }) => pointer).sort()).toEqual([
    '/footer/copyright',
    '/footer/copyright',
    '/routes/0/blocks/0/text',
  ]);
  const mendedNames = mendAll(site, alike);
  expect(valueAt(mendedNames, '/footer/copyright')).toBe('© {year} Us, {year}');
  expect(valueAt(mendedNames, '/routes/0/blocks/0/text')).toBe('Since {year}.');
});

test('what concerns several places stands at each of them, once where it stands there twice, and is mended there', () => {
  const related = [{ pointer: '/b', run: { text: 'a x x', start: 2, end: 3 } }, { pointer: '/c' }];
  const again = { pointer: '/b', run: { text: 'a x x', start: 4, end: 5 } };
  const meant = { written: 'x', name: 'y' };
  const found = [{ ...finding, message: 'No x.', related: [...related, again], meant }, finding];
  expect(findingsAt(found, '/b').map(({ message }) => message)).toEqual(['No x.']);
  expect(findingsAt(found, '/a').map(({ message }) => message)).toEqual(['No x.', '']);
  expect(findingsAt(found, '/d')).toEqual([]);
  const [second] = findingsAt(found, '/c') as [Finding];
  const site = { a: 'x', b: 'a x x', c: 'x' };
  expect(mendAll(site, [second])).toEqual({ ...site, c: 'y' });
  expect(mendAll(site, alikeIn(found, second, site))).toEqual({ a: 'y', b: 'a y y', c: 'y' });
});
