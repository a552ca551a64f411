import { expect, test } from 'vitest';
import { countsSaid, sayCount } from '../../src/editor/members/counts-said';
import { nounsOf } from '../../src/editor/members/nouns-of';
import { stillSaid } from '../../src/editor/members/still-said';
import { addStep, type Edits, noEdits, undo } from '../../src/editor/state/edits';
import type { Json, JsonObject } from '../../src/manifest/manifest';
import { duplicate, insert, remove, set } from '../../src/manifest/operations';
import { isLong } from '../is-long';
import { textOf } from '../project';
import { registry } from '../registry';
import { now } from './now';

const list = '/collections/workDestinations';
const claim = { value: '4+', label: 'countries to work in' };
const root: JsonObject = {
  site: { name: 'Off to 4 countries' },
  values: { reach: '4', phone: '4 countries' },
  collections: {
    studyDestinations: [
      { slug: 'dubai', country: 'Dubai' },
      { slug: 'canada', country: 'Canada' },
      { slug: 'finland', country: 'Finland' },
    ],
    workDestinations: [
      { slug: 'dubai', country: 'Dubai', text: 'One of 4 countries.' },
      { slug: 'qatar', country: 'Qatar', code: '4' },
    ],
  },
  routes: [
    {
      path: '/4-countries',
      title: '{reach} countries',
      description: 'Study in 3 countries.',
      blocks: [{ type: 'hero', heading: 'Go', text: '**2 work** destinations', claim }],
    },
  ],
};

/** Edits of a site, one after the other. */
function edited(before: JsonObject, ...edits: ((site: Json) => Json)[]): Edits {
  return edits.reduce((all, edit) => {
    return addStep(all, { says: 'Edited', place: list, after: edit(all.root) as JsonObject });
  }, noEdits(before));
}

const withoutQatar = (site: Json): Json => remove(site, `${list}/1`);
const withOman = (site: Json): Json => insert(site, `${list}/1`, { slug: 'oman', country: 'Oman' });

/** What is told of a site once it was edited. */
function told(edits: Edits): string[] {
  return countsSaid(edits, now, registry).flatMap((one) =>
    one.counts.map(({ place, says }) => `${one.list} ${place} ${says}`),
  );
}

test('a number of entries that is not right any more is named with where it is written, be it in a value', () => {
  expect(told(edited(root, withoutQatar))).toEqual([
    `${list} /site/name 4 countries`,
    `${list} /values/phone 4 countries`,
    `${list} /values/reach 4 countries`,
    `${list} /routes/0/blocks/0/text 2 work destinations`,
    `${list} /routes/0/blocks/0/claim/value 4+ countries`,
    `${list} ${list}/0/text 4 countries`,
  ]);
});

test('it is among what is still said, and asked about in words', () => {
  const [said] = stillSaid(edited(root, withoutQatar), now, registry);
  if (!said || !('counts' in said)) throw new Error('No number is named.');
  expect(said.counts.map(sayCount)).toContain('“4+ countries” says how many there are, 3 now: is it still right?');
});

test('nothing is named that is right, if only of another list; or once it is again: undone, written anew, with another entry in that place', () => {
  const deleted = edited(root, withoutQatar);
  expect(told(undo(deleted))).toEqual([]);
  expect(told(edited(root, withoutQatar, withOman))).toEqual([]);
  const rewritten = edited(root, withoutQatar, (site) => set(site, '/routes/0/blocks/0/claim/value', '3+'));
  expect(told(rewritten)).toHaveLength(told(deleted).length - 1);
});

test('an entry that is added or hidden counts, too; a number that is at least so many stays right with more', () => {
  const added = told(edited(root, withOman));
  expect(added).toContain(`${list} /site/name 4 countries`);
  expect(added.filter((one) => one.includes('4+'))).toEqual([]);
  const hidden = edited(root, (site) => set(site, `${list}/1/draft`, true));
  expect(told(hidden)).toEqual(told(edited(root, withoutQatar)));
});

test('an entry of a name that another list has leaves as many names as there were', () => {
  const said = told(edited(root, (site) => remove(site, `${list}/0`)));
  expect(said).toEqual([`${list} /routes/0/blocks/0/text 2 work destinations`]);
});

test('what a form sends, and names and addresses, are no numbers of entries', () => {
  const option = { value: '2', label: 'Destinations' };
  const field = { name: 'how', label: 'Destinations', kind: 'number', value: '2' };
  const fields = [field, { name: 'which', label: 'Which', kind: 'select', options: [option] }];
  const form = { type: 'form', heading: 'Ask', name: 'ask', sections: [{ fields }] };
  const link = { type: 'cta', heading: 'Go', actions: [{ label: 'Go', to: '/2-destinations' }] };
  const site = { ...root, site: {}, values: {}, routes: [{ path: '/', blocks: [form, link] }] };
  expect(told(edited(site, withoutQatar))).toEqual([`${list} ${list}/0/text 4 countries`]);
});

const known: [name: string, said: string[]][] = [
  ['werkstatt', ['4 Kurse']],
  ['kajak', []],
];
const knownAtNight: typeof known = [
  ['agency', ['10+ countries']],
  ['tajlid', []],
];

test.each(isLong ? [...known, ...knownAtNight] : known)(
  'whichever entry of %s is deleted or doubled, nothing is named but %j',
  (name, known) => {
    const site: JsonObject = JSON.parse(textOf(`tests/fixtures/${name}/site.json`));
    const places = Object.entries(site.collections as Record<string, Json[]>).flatMap(([collection, entries]) =>
      entries.map((_, index) => `/collections/${collection}/${index}`),
    );
    const said = places.flatMap((place) => [
      ...told(edited(site, (whole) => remove(whole, place))),
      ...told(edited(site, (whole) => duplicate(whole, place))),
    ]);
    expect([...new Set(said.map((line) => line.replace(/^\S+ \S+ /, '')))]).toEqual(known);
  },
);

test('the nouns of a collection are those of its name, of what calls its entries, and of headings above all of them', () => {
  const taken = { from: 'courses', as: {} };
  const site = {
    collections: { courses: [{ title: 'Brakes' }], 'open-places': [{ country: 'Oman' }] },
    footer: {
      groups: [
        { heading: 'Kurse', items: taken },
        { heading: 'Unsere Kurse', items: taken },
      ],
    },
    routes: [
      {
        blocks: [
          { heading: 'Demnächst', items: { ...taken, limit: 2 } },
          { heading: 'Kurse', items: taken },
        ],
      },
    ],
  };
  expect(nounsOf(site, 'courses')).toEqual(['courses', 'kurse']);
  expect(nounsOf(site, 'open-places')).toEqual(['places', 'country']);
});
