import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { checkManifest } from '../../src/checks/check-site';
import { withoutPages } from '../../src/editor/members/removal';
import { withoutLinks } from '../../src/editor/members/without-links';
import { readAssets } from '../../src/frame/read-assets';
import type { Json, JsonObject } from '../../src/manifest/manifest';
import { remove, set } from '../../src/manifest/operations';
import { type Pointer, valueAt } from '../../src/manifest/pointer';
import { printChanges } from '../../src/manifest/print-changes';
import { applySplices } from '../../src/manifest/splice';
import { root as project } from '../project';
import { registry } from '../registry';

const root: JsonObject = {
  header: {
    menu: [
      { label: 'Home', to: '/' },
      { label: 'Qatar', phoneLabel: 'QA', to: '/qatar' },
      { label: 'Work', items: [{ label: 'Qatar', to: '/qatar/' }] },
    ],
    action: { label: 'Go', to: '/qatar#visa' },
    bar: [
      { label: 'Call', to: 'tel:1' },
      { label: 'Qatar', to: '/qatar' },
    ],
  },
  footer: {
    groups: [
      {
        heading: 'Work',
        items: [
          { label: 'Qatar', flag: 'qa', to: '/qatar' },
          { label: '{address}', to: '/qatar#way' },
        ],
      },
    ],
  },
  redirects: [{ from: '/doha', to: '/qatar' }],
  collections: {
    places: [
      { slug: 'a', name: 'A', to: '/qatar', must: '/qatar', links: [{ label: 'More', to: '/qatar' }] },
      { slug: 'b', name: 'B', must: '/b' },
    ],
  },
  routes: [
    {
      path: '/',
      blocks: [
        {
          type: 'hero',
          heading: 'Hi',
          text: '**In [Qatar](/qatar)** and [Dubai](/dubai)',
          actions: [{ label: 'Go', to: '/qatar' }],
        },
        {
          type: 'card-grid',
          heading: 'Cards',
          items: [
            { title: 'Qatar', text: 'Warm.', to: '/qatar' },
            { title: 'Qatar', flag: 'qa', to: '/qatar' },
          ],
        },
        { type: 'logos', heading: 'Partners', items: [{ picture: { src: 'uploads/a.png', alt: 'A' }, to: '/qatar' }] },
        {
          type: 'quotes',
          heading: 'Said',
          items: [{ quote: 'Good', name: 'Ann', source: { label: 'Read', to: '/qatar' } }],
        },
        {
          type: 'route-map',
          origin: { code: 'ke', label: 'Nairobi' },
          groups: [{ items: [{ code: 'qa', label: 'Qatar', to: '/qatar' }] }],
        },
      ],
    },
  ],
};
const { root: without, outcomes } = withoutLinks(root, ['/qatar']);

function becomes(place: Pointer): unknown[] {
  const outcome = outcomes.get(place);
  return [outcome?.becomes, outcome?.place, valueAt(without, outcome?.place ?? '')];
}

test('what is nothing but a link goes, with the list that it was alone in, and what is nothing but that list', () => {
  expect(valueAt(without, '/header/menu')).toEqual([{ label: 'Home', to: '/' }]);
  expect(becomes('/header/menu/2/items/0/to').slice(0, 2)).toEqual(['gone', '/header/menu/2']);
  expect(without.header).not.toHaveProperty('action');
  expect(valueAt(without, '/footer/groups/0/items')).toEqual([{ label: '{address}' }]);
  expect(valueAt(without, '/routes/0/blocks/0')).not.toHaveProperty('actions');
  expect(valueAt(without, '/routes/0/blocks/3/items/0')).toEqual({ quote: 'Good', name: 'Ann' });
});

test('what says something of its own stays without its link, and a text keeps its words', () => {
  expect(valueAt(without, '/routes/0/blocks/1/items')).toEqual([{ title: 'Qatar', text: 'Warm.' }]);
  expect(valueAt(without, '/routes/0/blocks/2/items/0')).not.toHaveProperty('to');
  expect(valueAt(without, '/routes/0/blocks/4/groups/0/items')).toEqual([{ code: 'qa', label: 'Qatar' }]);
  expect(becomes('/routes/0/blocks/0/text')).toEqual([
    'words',
    '/routes/0/blocks/0/text',
    '**In Qatar** and [Dubai](/dubai)',
  ]);
});

test('what must lead somewhere stays: the last that a list must have, and what every entry says', () => {
  expect(becomes('/header/bar/1/to')).toEqual(['kept', '/header/bar/1/to', '/qatar']);
  expect(becomes('/collections/places/0/must')).toEqual(['kept', '/collections/places/0/must', '/qatar']);
  expect(becomes('/collections/places/0/to')[0]).toBe('linkless');
  expect(valueAt(without, '/collections/places/0/links') ?? []).toEqual([]);
  expect(without.redirects).toBe(root.redirects);
});

const file = join(project, 'tests/fixtures/agency/site.json');
const text = readFileSync(file, 'utf8');
const site: JsonObject = JSON.parse(text);
const { assets } = readAssets(dirname(file));

function errors(one: JsonObject): number {
  const { findings } = checkManifest(one, assets, { now: new Date('2026-11-23'), registry });
  return findings.filter(({ severity }) => severity === 'error').length;
}

test.each(['/events', '/work/qatar', '/contact'])(
  'a page %s that is deleted with what leads there leaves a site without an error',
  (path) => {
    const place = `/routes/${(site.routes as JsonObject[]).findIndex((route) => route.path === path)}`;
    const edit = { says: '', place, after: remove(site, place) };
    const { after, says } = withoutPages(edit, [path], { to: '/', takesLinks: true });
    expect(says).toMatch(/what led there is taken out$/);
    expect(errors(after)).toBe(0);
    const printed = applySplices(text, printChanges(text, site, after));
    expect(JSON.parse(printed)).toEqual(after);
    // What was the last of a list leaves the line before it without a comma.
    const linesOf = (one: string): string[] => one.split('\n').map((line) => line.replace(/,$/, ''));
    const lines = new Set(linesOf(printed));
    const start = text.lastIndexOf('\n    {', text.indexOf(`"path": "${path}",`));
    const others = text.slice(0, start) + text.slice(text.indexOf('\n    }', start));
    expect(linesOf(others).filter((line) => !lines.has(line) && !line.includes(path))).toEqual([]);
  },
);

test('a text that only looks like a link keeps its characters', () => {
  const one = set(root, '/routes/0/blocks/0/text', '\\[Qatar](/qatar)');
  expect(valueAt(withoutLinks(one, ['/qatar']).root as Json, '/routes/0/blocks/0/text')).toBe('\\[Qatar](/qatar)');
});
