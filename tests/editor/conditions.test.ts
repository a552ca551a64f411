import { describe, expect, test } from 'vitest';
import {
  type Condition,
  conditionFieldsOf,
  conditionIn,
  numberOr,
  type Plain,
  plainOf,
  printCondition,
} from '../../src/editor/collections/conditions';
import type { Json, JsonObject } from '../../src/manifest/manifest';
import { textOf } from '../project';
import { now } from './now';

const kajak = JSON.parse(textOf('tests/fixtures/kajak/site.json')) as JsonObject;

/** Every value in a site that stands under a name. */
function valuesNamed(name: string, value: Json): Json[] {
  if (Array.isArray(value)) return value.flatMap((item) => valuesNamed(name, item));
  if (value === null || typeof value !== 'object') return [];
  return Object.entries(value).flatMap(([key, member]) => [
    ...(key === name ? [member ?? null] : []),
    ...valuesNamed(name, member ?? null),
  ]);
}

describe('what is wanted of a field', () => {
  const written: [Json, Condition][] = [
    ['Kenya', { test: 'is', values: ['Kenya'] }],
    [true, { test: 'is', values: [true] }],
    [['night', 'dawn'], { test: 'is', values: ['night', 'dawn'] }],
    [{ not: 'Kenya' }, { test: 'is not', values: ['Kenya'] }],
    [{ not: [1, 2] }, { test: 'is not', values: [1, 2] }],
    [{ from: 'today' }, { test: 'is between', values: ['today', ''] }],
    [
      { from: 1, to: 5 },
      { test: 'is between', values: [1, 5] },
    ],
  ];

  test.each(written)('%j is read, and written as it was', (wanted, condition) => {
    expect(conditionIn(wanted)).toEqual(condition);
    expect(printCondition(condition)).toEqual(wanted);
  });

  test('every condition of a site is written as it was', () => {
    const conditions = ['where', 'when'].flatMap((name) => valuesNamed(name, kajak)) as JsonObject[];
    expect(conditions.length).toBeGreaterThan(5);
    for (const wanted of conditions.flatMap((where) => Object.values(where))) {
      expect(printCondition(conditionIn(wanted))).toEqual(wanted);
    }
  });

  test.each<[string, Plain[], Plain]>([
    ['12', [1, 2.5], 12],
    ['-1.5', [1], -1.5],
    ['0712', [1], '0712'],
    ['today', [1], 'today'],
    ['2099', ['2027', '2031'], '2099'],
    ['2099', [], '2099'],
    ['254700', ['+254 20', 7], '254700'],
    ['7', ['+254 20', 7], 7],
    ['true', [true, false], true],
    ['', ['a'], ''],
  ])('what is typed as "%s" beside %j is %j', (text, known, value) => {
    expect(plainOf(text, known)).toBe(value);
  });

  test.each<[string, Plain]>([
    ['12', 12],
    ['-1.5', -1.5],
    ['007', '007'],
    ['2027-01-31', '2027-01-31'],
    ['+1y', '+1y'],
  ])('a bound that is typed as "%s" is %j', (text, value) => {
    expect(numberOr(text)).toBe(value);
  });
});

test('a condition about entries offers their fields, with the values that they have', () => {
  const fields = conditionFieldsOf(kajak, now, 'trips');
  expect(fields.find(({ name }) => name === 'open')?.choices.map(({ value }) => value)).toContain(true);
  expect(conditionFieldsOf(kajak, now, 'nothing')).toEqual([]);
});

test('and are called as they read', () => {
  const replies = ['Within {time}', '2027-03-06'];
  const root = { values: { time: '24 hours' }, collections: { trips: replies.map((reply) => ({ reply })) } };
  expect(conditionFieldsOf(root, now, 'trips')[0]?.choices).toEqual([
    { value: 'Within {time}', label: 'Within 24 hours' },
    { value: '2027-03-06', label: 'Saturday, 6 March 2027' },
  ]);
});

test('and the fields of the entries that they name', () => {
  const fields = conditionFieldsOf(kajak, now, 'reviews');
  expect(fields.find(({ name }) => name === 'trip.open')).toMatchObject({
    label: 'Tur: Går att boka',
    choices: [{ value: true }, { value: false }],
  });
});
