import { expect, test } from 'vitest';
import { withHeld } from '../../src/editor/fields/held-fields';
import type { Field, Input } from '../../src/editor/inputs/input';

const number: Input = { kind: 'number', least: undefined };
const words = (of: 'text' | 'copy' | 'day'): Input => ({ kind: 'words', of });

function field(name: string, input: Input, help = ''): Field {
  return { name, label: name, help, isRequired: false, input };
}

function shown(held: Field[], given: Field[]): [string, Input][] {
  return withHeld(held, given).map(({ name, input }) => [name, input]);
}

test('a field that says nothing any more stays in its place', () => {
  const [price, seats, next] = [field('price', number), field('seats', number), field('next', words('day'))];
  const before = [price, seats, next];
  expect(withHeld(before, [seats, next])).toEqual(before);
  expect(withHeld(before, [next, seats])).toEqual(before);
});

test('a field is asked for as it was, whatever others of its kind say now', () => {
  const before = [field('text', words('text')), field('day', words('day')), field('price', number)];
  const now = [field('text', words('copy')), field('day', words('text')), field('price', words('text'))];
  expect(shown(before, now)).toEqual([
    ['text', words('text')],
    ['day', words('day')],
    ['price', number],
  ]);
});

test('and says what is said of it now', () => {
  const [held, fresh] = [field('as', words('text'), 'Fields: {name}.'), field('as', words('text'), 'Fields: {day}.')];
  expect(withHeld([held], [fresh])).toEqual([fresh]);
});

test('a field that comes meanwhile stands where it would', () => {
  const [one, two, three] = ['one', 'two', 'three'].map((name) => field(name, number)) as [Field, Field, Field];
  expect(withHeld([one, three], [one, two, three])).toEqual([one, two, three]);
  expect(withHeld([two, three], [one, two, three])).toEqual([one, two, three]);
});
