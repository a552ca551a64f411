import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { checkSite } from '../../src/checks/check-site';
import { readAssets } from '../../src/frame/read-assets';
import type { JsonObject } from '../../src/manifest/manifest';
import { type RenamedText, renameRoute } from '../../src/manifest/rename-route';
import { root } from '../project';
import { registry } from '../registry';

/** The renamed text of something that can be renamed. */
function renamed(text: string, from: string, to: string): Extract<RenamedText, { text: string }> {
  const result = renameRoute(text, from, to);
  if (result.problem !== undefined) throw new Error(result.problem);
  return result;
}

/** A site with pages at /team, /team-photos and /about/team, and something more in its last lines. */
function siteWith(lines: string): string {
  return `{
  "routes": [{ "path": "/" }, { "path": "/team" }, { "path": "/team-photos" }, { "path": "/about/team" }],
${lines}
  "last": 1
}
`;
}

/** What becomes of some lines of that site when /team is renamed to /people/all, and how many links that changed. */
function linesAfter(lines: string): [string, links: number] {
  const { text, links } = renamed(siteWith(lines), '/team', '/people/all');
  const start = text.indexOf('\n', text.indexOf('"routes"')) + 1;
  return [text.slice(start, text.indexOf('\n  "last"')), links];
}

test.each<[place: string, before: string, after: string, links: number]>([
  ['the menu', '"header": { "menu": [{ "to": "/team" }] },', '"header": { "menu": [{ "to": "/people/all" }] },', 1],
  ['the footer', '"footer": { "text": "See [us](/team)." },', '"footer": { "text": "See [us](/people/all)." },', 1],
  ['an anchor', '"to": "/team#ceo",', '"to": "/people/all#ceo",', 1],
  ['a query', '"to": "/team?from=menu#ceo",', '"to": "/people/all?from=menu#ceo",', 1],
  ['a slash at the end', '"to": ["/team/", "/team/#ceo"],', '"to": ["/people/all/", "/people/all/#ceo"],', 2],
  [
    'copy',
    '"text": "[a](/team) b [c](/team#d) **[e](/team?f)**",',
    '"text": "[a](/people/all) b [c](/people/all#d) **[e](/people/all?f)**",',
    3,
  ],
  ['paragraphs', '"text": ["None.", "One: [us](/team/)."],', '"text": ["None.", "One: [us](/people/all/)."],', 1],
  [
    'a collection',
    '"collections": { "pages": [{ "path": "/team" }] },',
    '"collections": { "pages": [{ "path": "/people/all" }] },',
    1,
  ],
  [
    'a template',
    '"as": { "to": "/team#{slug}", "text": "[{name}](/team?{slug})" },',
    '"as": { "to": "/people/all#{slug}", "text": "[{name}](/people/all?{slug})" },',
    2,
  ],
  ['the choice of entries', '"where": { "path": "/team" },', '"where": { "path": "/people/all" },', 1],
  [
    'a shared block',
    '"shared": { "cta": { "actions": [{ "to": "/team" }] } },',
    '"shared": { "cta": { "actions": [{ "to": "/people/all" }] } },',
    1,
  ],
  ['a value', '"values": { "aboutUs": "/team" },', '"values": { "aboutUs": "/people/all" },', 1],
  [
    'escapes beside it',
    String.raw`"text": "\u00dc\" [us](/team) \n\n\\",`,
    String.raw`"text": "\u00dc\" [us](/people/all) \n\n\\",`,
    1,
  ],
  ['escapes of its own', String.raw`"to": "\/team#ceo",`, String.raw`"to": "\/people/all#ceo",`, 1],
])('renames in %s', (_, before, after, links) => {
  expect(linesAfter(`  ${before}`)).toEqual([`  ${after}`, links]);
});

test.each([
  '"to": "/team-photos",',
  '"to": "/team/photos",',
  '"to": "/about/team",',
  '"to": "https://example.com/team",',
  '"text": "[a](/team-photos) [b](/team/photos) [c](/about/team) [d](https://example.com/team)",',
  '"text": "What stands at /team is no link.",',
  '"/team": "a name",',
])('leaves %s alone', (line) => {
  expect(linesAfter(`  ${line}`)).toEqual([`  ${line}`, 0]);
});

test('renames the route itself, which counts as no link', () => {
  const { text, links } = renamed(siteWith(''), '/team', '/people');
  expect(text).toContain(
    '[{ "path": "/" }, { "path": "/people" }, { "path": "/team-photos" }, { "path": "/about/team" }]',
  );
  expect(links).toBe(0);
});

const toPeople = '{ "from": "/team", "to": "/people/all" }';

test.each<[where: string, before: string, after: string, links: number]>([
  [
    'after the others',
    '  "redirects": [\n    { "from": "/a", "to": "/" }\n  ],',
    `  "redirects": [\n    { "from": "/a", "to": "/" },\n    ${toPeople}\n  ],`,
    0,
  ],
  [
    'on the line of the others',
    '  "redirects": [{ "from": "/a", "to": "/" }],',
    `  "redirects": [{ "from": "/a", "to": "/" }, ${toPeople}],`,
    0,
  ],
  ['into an empty list', '  "redirects": [\n  ],', `  "redirects": [\n    ${toPeople}\n  ],`, 0],
  [
    'after one that led to the page',
    '  "redirects": [{ "from": "/a", "to": "/team#b" }],',
    `  "redirects": [{ "from": "/a", "to": "/people/all#b" }, ${toPeople}],`,
    1,
  ],
  [
    'in the place of one from the new address',
    '  "redirects": [{ "from": "/people/all", "to": "/team" }, { "from": "/a", "to": "/" }],',
    `  "redirects": [${toPeople}, { "from": "/a", "to": "/" }],`,
    0,
  ],
  [
    'in the place of one from the new address with a slash',
    '  "redirects": [{ "from": "/people/all/", "to": "/team" }],',
    `  "redirects": [${toPeople}],`,
    0,
  ],
])('writes the redirect %s', (_, before, after, links) => {
  expect(linesAfter(before)).toEqual([after, links]);
});

test('writes the first redirect at the end of the file, as what stands before it', () => {
  expect(renamed(siteWith(''), '/team', '/people').text).toMatch(
    /\n {2}"last": 1,\n {2}"redirects": \[\n {4}\{ "from": "\/team", "to": "\/people" \}\n {2}\]\n\}\n$/,
  );
  expect(renamed('{ "routes": [{ "path": "/team" }] }', '/team', '/people').text).toBe(
    '{ "routes": [{ "path": "/people" }], "redirects": [{ "from": "/team", "to": "/people" }] }',
  );
});

test('keeps tabs and the ends of lines of Windows', () => {
  const site =
    '{\r\n\t"routes": [{ "path": "/team" }],\r\n\t"redirects": [\r\n\t\t{ "from": "/a", "to": "/team" }\r\n\t]\r\n}';
  expect(renamed(site, '/team', '/b').text).toBe(
    '{\r\n\t"routes": [{ "path": "/b" }],\r\n\t"redirects": [\r\n\t\t{ "from": "/a", "to": "/b" },\r\n\t\t{ "from": "/team", "to": "/b" }\r\n\t]\r\n}',
  );
});

test.each([
  ['/tem', '/people', 'No page has the address "/tem".'],
  ['team', '/people', 'No page has the address "team". Did you mean "/team"?'],
  ['/team', '/team-photos', 'Another page already has the address "/team-photos".'],
  ['/team', '/team', '"/team" is the address of the page already.'],
  [
    'https://bakery.test/team/',
    '/people',
    'No page has the address "https://bakery.test/team/". Did you mean "/team"?',
  ],
  [
    '/team',
    '/Our Team',
    '"/Our Team" cannot be the address of a page. Begin with / and use small letters, digits and hyphens. Did you mean "/our-team"?',
  ],
  [
    '/team',
    'people',
    '"people" cannot be the address of a page. Begin with / and use small letters, digits and hyphens. Did you mean "/people"?',
  ],
  [
    '/team',
    '/people/',
    '"/people/" cannot be the address of a page. Begin with / and use small letters, digits and hyphens. Did you mean "/people"?',
  ],
  ['/', '/home', 'The home page is always at "/".'],
])('does not rename %s to %s', (from, to, problem) => {
  expect(renameRoute(siteWith(''), from, to)).toEqual({ problem });
});

const agency = join(root, 'tests/fixtures/agency');
const site = readFileSync(join(agency, 'site.json'), 'utf8');
const paths = (JSON.parse(site) as { routes: { path: string }[] }).routes
  .map(({ path }) => path)
  .filter((path) => path !== '/');

test.each(paths)('renames %s of a real site and back, touching nothing else', (path) => {
  const there = renamed(site, path, '/somewhere/else');
  const { redirects, ...others } = JSON.parse(there.text) as JsonObject;
  expect(redirects).toContainEqual({ from: path, to: '/somewhere/else' });
  // Outside of the redirects, every byte but those of the address is the same.
  expect(Object.keys(others)).toEqual(Object.keys(JSON.parse(site)).filter((key) => key !== 'redirects'));
  expect(withoutRedirects(there.text).replaceAll('/somewhere/else', path)).toBe(withoutRedirects(site));
  expect(there.text.split('/somewhere/else').length - 1).toBe(there.links + 2);
  const back = renamed(there.text, '/somewhere/else', path);
  expect(withoutRedirects(back.text)).toBe(withoutRedirects(site));
  expect(JSON.parse(back.text).redirects).toContainEqual({ from: '/somewhere/else', to: path });
});

test('leaves a real site in order, with no link to the old address', () => {
  const { text } = renamed(site, '/contact', '/visit-us');
  const { problems } = checkSite(text, readAssets(agency).assets, { now: new Date('2026-06-01'), registry });
  expect(problems.filter(({ severity }) => severity !== 'notice')).toEqual([]);
  expect(text.match(/(?<=[("])\/contact(?=[)"#?/])/g)).toEqual(['/contact']);
});

function withoutRedirects(text: string): string {
  return text.replace(/,\s*"redirects": \[[^\]]*\]/, '');
}
