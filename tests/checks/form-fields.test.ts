import { expect, test } from 'vitest';
import type { JsonObject } from '../../src/manifest/manifest';
import { found, problemsOf } from './site-with';

const fieldAt = '/routes/1/blocks/2/sections/0/fields/0';

/** What is found with a field that has these demands, as the name of the property and the message. */
function flawsOf(demands: JsonObject): string[] {
  const field = { name: 'answer', label: 'Answer', kind: 'text', ...demands };
  return problemsOf({ [fieldAt]: field }).map(
    ({ pointer, message }) => `${pointer.slice(fieldAt.length + 1)}: ${message}`,
  );
}

const aPattern = (pattern: string): string =>
  `pattern: No browser understands the regular expression "${pattern}". A bracket may be missing, or one of ( ) [ ] { } / - | & needs a \\ before it.`;

test('a date is bounded by today, and by days counted from it', () => {
  for (const [min, max] of [
    ['today', '+1y'],
    ['-100y', '-18y'],
    ['+1d', '+6m'],
    ['2030-01-31', 'today'],
  ] as const) {
    expect(flawsOf({ kind: 'date', min, max })).toEqual([]);
  }
  expect(flawsOf({ kind: 'date', min: 'today', max: '-18y' })).toEqual([
    'min: No answer fits: the least is today, and the most is -18y. Change one of them.',
  ]);
});

test('a bound that no browser understands is told', () => {
  expect(flawsOf({ kind: 'date', min: 'soon' })).toEqual([
    'min: "soon" is no date, and this field asks for one. Write it like 2026-01-31, today, -18y, +6m, +2w or +30d.',
  ]);
  expect(flawsOf({ kind: 'date', min: '2027-02-30' })).toEqual([
    'min: There is no 2027-02-30 in the calendar. February 2027 has 28 days.',
  ]);
  expect(flawsOf({ kind: 'date', max: 12 })).toEqual([
    'max: "12" is no date, and this field asks for one. Write it like 2026-01-31, today, -18y, +6m, +2w or +30d.',
  ]);
  expect(flawsOf({ kind: 'number', max: 'today' })).toEqual([
    'max: "today" is no number, and this field asks for one. Write a number, or make "kind" date.',
  ]);
});

test('bounds between which nothing fits are told', () => {
  expect(flawsOf({ kind: 'number', min: 9, max: 3 })).toEqual([
    'min: No answer fits: the least is 9, and the most is 3. Change one of them.',
  ]);
  expect(flawsOf({ minLength: 9, maxLength: 3 })).toEqual([
    'minLength: No answer fits: it needs 9 characters, and 3 is the most. Change one of them.',
  ]);
});

test('a pattern that browsers do not understand, as they read it, is told', () => {
  expect(flawsOf({ pattern: '[' })).toEqual([aPattern('[')]);
  expect(flawsOf({ pattern: '[(]' })).toEqual([aPattern('[(]')]);
  expect(flawsOf({ pattern: '[a-z&&]' })).toEqual([aPattern('[a-z&&]')]);
  expect(flawsOf({ pattern: '[A-Z]{2}\\d+' })).toEqual([]);
});

test('a pattern that a browser could try for ever is told', () => {
  expect(flawsOf({ pattern: '(a+)+' })).toEqual([
    'pattern: A browser could take for ever to try the regular expression "(a+)+": a part that repeats, such as a+, is repeated as a whole. Repeat only one of the two.',
  ]);
});

test('half of a character, which no browser can show, is told wherever it stands', () => {
  const told =
    'Half of a character stands here, and no browser can show it. Write the whole character itself, such as an emoji.';
  expect(found('json', { '/routes/0/blocks/0/heading': 'Bread \ud83c' })).toBe(`\\ud83c → ${told}`);
  expect(found('json', { '/collections/breads/0/title': '\udf93 Rye' })).toBe(`\\udf93 → ${told}`);
  expect(found('json', { '/routes/0/blocks/0/heading': 'Bread 🎓' })).toBe('nothing');
});

test('a character that no page can show is told wherever it stands, and --fix removes it', () => {
  const told = (name: string): string => `A character that no page can show stands here (${name}). Remove it.`;
  expect(found('json', { '/routes/0/blocks/0/heading': 'Bread\u0000' })).toBe(`\\u0000 → ${told('U+0000')}`);
  expect(found('json', { '/collections/breads/0/title': '\u0085Rye' })).toBe(`\u0085 → ${told('U+0085')}`);
  expect(found('json', { '/shared/ready/heading': 'Order\ufffe' })).toBe(`\ufffe → ${told('U+FFFE')}`);
  expect(found('json', { '/shared/ready/heading': 'Order\tand\nmore' })).not.toContain('no page can show');
});
