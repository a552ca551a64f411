import { expect, test } from 'vitest';
import type { JsonObject } from '../../../src/manifest/manifest';
import { found } from '../site-with';

const rule = 'field-can-be-answered';

function foundWith(demands: JsonObject): string {
  const field = { name: 'answer', label: 'Answer', kind: 'text', ...demands };
  return found(rule, { '/routes/1/blocks/2/sections/0/fields/0': field });
}

test('reports a field that no answer fits', () => {
  expect(foundWith({ kind: 'number', min: 9, max: 3 })).toMatchInlineSnapshot(
    `"9 → No answer fits: the least is 9, and the most is 3. Change one of them."`,
  );
});

test('reports lengths between which no answer fits', () => {
  expect(foundWith({ minLength: 9, maxLength: 3 })).toMatchInlineSnapshot(
    `"9 → No answer fits: it needs 9 characters, and 3 is the most. Change one of them."`,
  );
});

test('reports a bound that is none, and a pattern that no browser understands', () => {
  expect(foundWith({ kind: 'date', min: '2027-13-01' })).toMatchInlineSnapshot(
    `""2027-13-01" → There is no 2027-13-01 in the calendar. A year has 12 months."`,
  );
  expect(foundWith({ kind: 'date', min: '2027-02-30' })).toMatchInlineSnapshot(
    `""2027-02-30" → There is no 2027-02-30 in the calendar. February 2027 has 28 days."`,
  );
  expect(foundWith({ kind: 'date', max: 12 })).toMatchInlineSnapshot(
    `"12 → "12" is no date, and this field asks for one. Write it like 2026-01-31, today, -18y, +6m, +2w or +30d."`,
  );
  expect(foundWith({ kind: 'number', max: 'today' })).toMatchInlineSnapshot(
    `""today" → "today" is no number, and this field asks for one. Write a number, or make "kind" date."`,
  );
  expect(foundWith({ pattern: '(' })).toMatchInlineSnapshot(
    `""(" → No browser understands the regular expression "(". A bracket may be missing, or one of ( ) [ ] { } / - | & needs a \\ before it."`,
  );
});

test.each(['[', '[(]', '[a-z&&]'])('reports the pattern %s, as browsers read it', (pattern) => {
  expect(foundWith({ pattern })).toContain(`→ No browser understands the regular expression "${pattern}". A bracket`);
});

test('reports a pattern that a browser could try for ever', () => {
  expect(foundWith({ pattern: '(a+)+' })).toMatchInlineSnapshot(
    `""(a+)+" → The page could stand still while a browser tries the regular expression "(a+)+": parts that repeat or may be left out, by + * ? or { }, let it read the same letters in very many ways. Take such a sign away, or remove it all and say in "help" what you ask for."`,
  );
});

test('compares a day with one that is counted from today', () => {
  expect(foundWith({ kind: 'date', min: 'today', max: '2020-01-01' })).toMatchInlineSnapshot(
    `""today" → No answer fits: the least is today, and the most is 2020-01-01. Change one of them."`,
  );
  expect(foundWith({ kind: 'date', min: 'today', max: '-18y' })).toMatchInlineSnapshot(
    `""today" → No answer fits: the least is today, and the most is -18y. Change one of them."`,
  );
});

test.each([
  ['today', '+1y'],
  ['-100y', '-18y'],
  ['+1d', '+6m'],
  ['2030-01-31', 'today'],
])('accepts days from %s to %s', (min, max) => {
  expect(foundWith({ kind: 'date', min, max })).toBe('nothing');
});

test('accepts bounds, lengths and patterns that some answer fits', () => {
  expect(foundWith({ kind: 'number', min: 1, max: '1' })).toBe('nothing');
  expect(foundWith({ kind: 'date', min: '-1m', max: '+30d' })).toBe('nothing');
  expect(foundWith({ minLength: 3, maxLength: 3, pattern: '[A-Z]{2}\\d+' })).toBe('nothing');
});

test('says of a name in braces that nothing fills it in', () => {
  expect(foundWith({ kind: 'number', max: '{group}' })).toMatchInlineSnapshot(
    `""{group}" → Nothing fills in {group} here: only on a page or in a list that is made of entries can it be a field of the entry, and values cannot stand here. Write a number, such as 12."`,
  );
  expect(foundWith({ kind: 'date', min: '{next}' })).toMatchInlineSnapshot(
    `""{next}" → Nothing fills in {next} here: only on a page or in a list that is made of entries can it be a field of the entry, and values cannot stand here. Write a day, such as 2026-01-31 or +30d."`,
  );
});

test('says how the day is written that was probably meant', () => {
  expect(foundWith({ kind: 'date', min: 'tomorow' })).toMatchInlineSnapshot(
    `""tomorow" → "tomorow" is no date, and this field asks for one. Did you mean "+1d", the day after that of the visit?"`,
  );
  expect(foundWith({ kind: 'date', min: 'Today' })).toMatchInlineSnapshot(
    `""Today" → "Today" is no date, and this field asks for one. Did you mean "today"?"`,
  );
  expect(foundWith({ kind: 'date', max: '18y' })).toMatchInlineSnapshot(
    `""18y" → "18y" is no date, and this field asks for one. Did you mean "+18y", counted on from the day of the visit, or "-18y", counted back?"`,
  );
  expect(foundWith({ kind: 'date', max: '+ 2 weeks' })).toMatchInlineSnapshot(
    `""+ 2 weeks" → "+ 2 weeks" is no date, and this field asks for one. Did you mean "+2w"?"`,
  );
  expect(foundWith({ kind: 'date', max: 'soon' })).toMatchInlineSnapshot(
    `""soon" → "soon" is no date, and this field asks for one. Write it like 2026-01-31, today, -18y, +6m, +2w or +30d."`,
  );
});

test('counts weeks', () => {
  expect(foundWith({ kind: 'date', min: '+2w', max: '+15d' })).toBe('nothing');
  expect(foundWith({ kind: 'date', min: '+2w', max: '+13d' })).toMatchInlineSnapshot(
    `""+2w" → No answer fits: the least is +2w, and the most is +13d. Change one of them."`,
  );
});
