import { expect, test } from 'vitest';
import type { FormField } from '../../../../src/blocks/form/fields/answers';
import { answersInQuery } from '../../../../src/blocks/form/fields/prefill';

const options: NonNullable<FormField['options']> = [
  { value: 'day', label: 'By day' },
  { label: 'After dark', options: [{ value: 'night', label: 'By night' }] },
];

function given(field: Partial<FormField>, query: string): string[] | undefined {
  const whole: FormField = { name: 'trip', label: [['Trip']], kind: 'select', options, prefill: true, ...field };
  return answersInQuery(query, [whole]).trip;
}

test('takes a choice that the field has, also one of a group', () => {
  expect(given({}, '?trip=day')).toEqual(['day']);
  expect(given({ kind: 'radio' }, '?from=mail&trip=night')).toEqual(['night']);
});

test('takes nothing that is no choice, nor the words of one', () => {
  expect(given({}, '?trip=dawn')).toBeUndefined();
  expect(given({}, '?trip=By%20day')).toBeUndefined();
  expect(given({}, '?trip=')).toBeUndefined();
  expect(given({}, '?Trip=day')).toBeUndefined();
});

test('takes several choices where several may be ticked', () => {
  expect(given({ kind: 'checkbox' }, '?trip=night&trip=dawn&trip=day')).toEqual(['day', 'night']);
  expect(given({ kind: 'select' }, '?trip=night&trip=day')).toEqual(['night']);
});

test('takes a text as long as the field allows', () => {
  expect(given({ kind: 'text' }, '?trip=Kilifi+%26+back')).toEqual(['Kilifi & back']);
  expect(given({ kind: 'text', maxLength: 3 }, '?trip=Kilifi')).toBeUndefined();
  expect(given({ kind: 'text' }, '?trip=%20')).toBeUndefined();
});

test('takes a number and a date as a form sends them', () => {
  expect(given({ kind: 'number' }, '?trip=-2.5')).toEqual(['-2.5']);
  expect(given({ kind: 'number' }, '?trip=many')).toBeUndefined();
  expect(given({ kind: 'date' }, '?trip=2032-02-20')).toEqual(['2032-02-20']);
  expect(given({ kind: 'date' }, '?trip=20.2.2032')).toBeUndefined();
});

test('takes nothing where a field does not say so', () => {
  expect(given({ prefill: false }, '?trip=day')).toBeUndefined();
  expect(given({ kind: 'consent' }, '?trip=yes')).toBeUndefined();
});
