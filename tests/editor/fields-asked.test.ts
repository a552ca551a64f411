import { expect, test } from 'vitest';
import { fieldsAsked } from '../../src/editor/collections/fields-asked';
import type { JsonObject } from '../../src/manifest/manifest';
import { remove, set } from '../../src/manifest/operations';
import { assets } from '../assets';
import { textOf } from '../project';
import { registry } from '../registry';
import { now } from './now';

const kajak = JSON.parse(textOf('tests/fixtures/kajak/site.json')) as JsonObject;

test('a condition about answers offers the other fields that are answered by a choice', () => {
  const form = {
    type: 'form',
    sections: [
      {
        fields: [
          {
            name: 'trip',
            label: 'Which trip?',
            kind: 'select',
            options: [{ label: 'All', options: [{ value: 'night', label: 'By night' }] }],
          },
        ],
      },
      {
        fields: [
          { name: 'light', label: 'Lamp', kind: 'text' },
          { name: 'rules', label: 'Agreed?', kind: 'consent' },
          { name: 'own', kind: 'radio', options: [{ value: 'a', label: 'A' }], when: {} },
        ],
      },
    ],
  };
  const asked = fieldsAsked(
    { shared: { booking: form } },
    '/shared/booking/sections/1/fields/2/when',
    assets,
    registry,
    now,
  );
  expect(asked).toEqual([
    { name: 'trip', label: 'Which trip?', choices: [{ value: 'night', label: 'By night' }], values: ['night'] },
    { name: 'rules', label: 'Agreed?', choices: [{ value: 'yes', label: 'Agreed' }], values: ['yes'] },
  ]);
});

/** Where the booking form of the site is, and the field of the answer to a question in it. */
const form = '/routes/6/blocks/1';
const phone = `${form}/sections/1/fields/2/when`;

test('choices that are taken from a collection are offered as visitors have them', () => {
  const [trip] = fieldsAsked(kajak, phone, assets, registry, now);
  expect(trip).toMatchObject({ name: 'trip', label: 'Tur' });
  expect(trip?.choices.map(({ value }) => value)).toEqual([
    'grundkurs',
    'heldag',
    'skymningstur',
    'overnattning',
    'vet-inte',
  ]);
  expect(trip?.choices.at(-2)?.label).toMatch(/^Natt på ön, 2.450/);
});

test('a question is offered whose choices are all taken from a collection', () => {
  const taken = { from: 'trips', as: { value: '{slug}', label: '{name} in {town}' } };
  const site = set(set(kajak, `${form}/sections/0/fields/0/options`, taken), '/values/town', 'Skärvik');
  const [trip] = fieldsAsked(site, phone, assets, registry, now);
  expect(trip?.choices[0]).toEqual({ value: 'grundkurs', label: 'Grundkurs in Skärvik' });
});

test('while the site cannot be composed, what is written is offered', () => {
  const [trip] = fieldsAsked(remove(kajak, '/theme'), phone, assets, registry, now);
  expect(trip?.choices.map(({ value }) => value)).toContain('vet-inte');
});
