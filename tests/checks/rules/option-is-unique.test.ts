import { expect, test } from 'vitest';
import { found } from '../site-with';

const rule = 'option-is-unique';
const fields = '/routes/1/blocks/2/sections/0/fields/-';
const choice = (options: { value: string; label: string }[]) => ({
  [fields]: { name: 'when', label: 'When', kind: 'radio', options },
});

test('reports two choices of a field with one value or with the same words', () => {
  expect(
    found(
      rule,
      choice([
        { value: 'day', label: 'By day' },
        { value: 'day', label: 'In the evening' },
      ]),
    ),
  ).toMatchInlineSnapshot(`"day → Another choice of this field already has the value "day". Change one."`);
  expect(
    found(
      rule,
      choice([
        { value: 'day', label: 'By day' },
        { value: 'evening', label: 'By day ' },
      ]),
    ),
  ).toMatchInlineSnapshot(`"By day → Another choice of this field already has the label "By day". Change one."`);
});

test('accepts choices of their own, and the same in another field', () => {
  const options = [
    { value: 'day', label: 'By day' },
    { value: 'evening', label: 'day' },
  ];
  expect(
    found(rule, {
      ...choice(options),
      '/routes/1/blocks/2/sections/0/fields/0': { name: 'else', label: 'Else', kind: 'select', options },
    }),
  ).toBe('nothing');
});

test('reports a choice that stands in two groups', () => {
  const group = (label: string) => ({ label, options: [{ value: 'dawn', label: `${label}, at dawn` }] });
  expect(
    found(rule, {
      [fields]: { name: 'when', label: 'When', kind: 'select', options: [group('Weekdays'), group('Weekend')] },
    }),
  ).toMatchInlineSnapshot(`"dawn → Another choice of this field already has the value "dawn". Change one."`);
});
