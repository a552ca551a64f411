import { expect, test } from 'vitest';
import type { FormField } from '../../../../src/blocks/form/fields/answers';
import { drawnValues, followShown, requirementOf, shownFields } from '../../../../src/blocks/form/fields/conditions';

function field(name: string, more: Partial<FormField> = {}): FormField {
  return { name, label: [[name]], kind: 'select', ...more };
}

/** The fields that are shown where these answers stand in the form. */
function shown(fields: FormField[], answers: Record<string, string[]>): string[] {
  return [...shownFields(fields, ({ name }) => answers[name] ?? [])];
}

const trip = field('trip');
const lamp = field('lamp', { when: { trip: 'night' } });
const colour = field('colour', { when: { lamp: ['own', 'rented'] } });

test('a field with a condition is shown where another has the value, or one of several', () => {
  expect(shown([trip, lamp], {})).toEqual(['trip']);
  expect(shown([trip, lamp], { trip: ['day'] })).toEqual(['trip']);
  expect(shown([trip, lamp], { trip: ['day', 'night'] })).toEqual(['trip', 'lamp']);
  expect(shown([trip, lamp, colour], { trip: ['night'], lamp: ['rented'] })).toEqual(['trip', 'lamp', 'colour']);
});

test('of several conditions all must be met', () => {
  const both = field('both', { when: { trip: 'night', tide: 'high' } });
  const fields = [trip, field('tide'), both];
  expect(shown(fields, { trip: ['night'] })).toEqual(['trip', 'tide']);
  expect(shown(fields, { trip: ['night'], tide: ['high'] })).toEqual(['trip', 'tide', 'both']);
});

test('what depends on a field that is not shown is not shown either, whatever stands there', () => {
  expect(shown([colour, lamp, trip], { trip: ['day'], lamp: ['own'] })).toEqual(['trip']);
});

test('fields that depend on each other in a circle, or on none, are not shown', () => {
  const one = field('one', { when: { other: 'yes' } });
  const other = field('other', { when: { one: 'yes' } });
  expect(shown([one, other, field('lost', { when: { nobody: 'yes' } })], { one: ['yes'], other: ['yes'] })).toEqual([]);
});

test('a form is drawn as its fields stand at first', () => {
  expect(shownFields([field('trip', { value: 'night' }), lamp], drawnValues)).toEqual(new Set(['trip', 'lamp']));
  expect(drawnValues(field('rules', { kind: 'consent', value: 'yes' }))).toEqual([]);
});

test('only a field without a condition is required of a browser', () => {
  expect(requirementOf(field('trip', { required: true }))).toEqual({ required: true });
  expect(requirementOf({ ...lamp, required: true })).toEqual({ 'aria-required': true });
});

test('an answer that shows one field in the place of another changes what is shown, another answer does not', () => {
  const before = new Set(['trip', 'lamp']);
  expect([...followShown(before, new Set(['trip', 'tide']))]).toEqual(['trip', 'tide']);
  expect([...followShown(before, new Set(['trip']))]).toEqual(['trip']);
  expect(followShown(before, new Set(['lamp', 'trip']))).toBe(before);
});
