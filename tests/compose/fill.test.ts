import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fillFields, fillValues, findUnreadBraces, wholePlaceholder } from '../../src/compose/fill';
import { processorTime } from '../processor-time';

const values = { phone: '+254', name: 'Bakery' };

test.each([
  ['Call {phone}.', 'Call +254.', ['phone']],
  ['{name}{name}', 'BakeryBakery', ['name', 'name']],
  ['{{name}}', '{name}', []],
  ['a {{ b }} c', 'a { b } c', []],
  ['{{{name}}}', '{Bakery}', ['name']],
  ['a { b } {', 'a { b } {', []],
  ['{not-a-name} {1a} {}', '{not-a-name} {1a} {}', []],
])('fills %s and tells of every name', (text, filled, names) => {
  const met: string[] = [];
  expect(fillValues(text, values, ({ name }) => met.push(name))).toBe(filled);
  expect(met).toEqual(names);
});

test('leaves a name without a value as it is and tells of it', () => {
  const met: string[] = [];
  const filled = fillValues('{phone} {fax} {constructor}', values, ({ name }) => met.push(name));
  expect(filled).toBe('+254 {fax} {constructor}');
  expect(met).toEqual(['phone', 'fax', 'constructor']);
});

test('fills a value once: what it holds is not filled again', () => {
  expect(fillValues('{a}', { a: '{b}', b: 'c' })).toBe('{b}');
});

test('knows a template that is one field and nothing else', () => {
  expect(wholePlaceholder('{country}')).toEqual({ name: 'country' });
  expect(wholePlaceholder('{date:long}')).toEqual({ name: 'date', format: 'long' });
  for (const template of ['{country} ', 'in {country}', '{{country}}', '{a}{b}', '{a b}', '']) {
    expect(wholePlaceholder(template)).toBeUndefined();
  }
});

test('writes the fields of an entry into a template and leaves all else for later', () => {
  const filled = fillFields('{country}: {price:money} {{x}} {phone}', ({ name, format }) =>
    name === 'phone' ? undefined : `${name} ${format}`,
  );
  expect(filled).toBe('country undefined: price money {{x}} {phone}');
});

test('braces written twice come out as they were meant, whatever the text', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom('{', '}', 'a', ' ') }), (text) => {
      expect(fillValues(text.replaceAll('{', '{{').replaceAll('}', '}}'), {})).toBe(text);
    }),
  );
});

test.each<[string, string[]]>([
  ['{first name}, {trip.first name} and { dawn }', ['{first name}', '{trip.first name}', '{ dawn }']],
  ['{dawn', ['{dawn']],
  ['of {dawn {price} each', ['{dawn']],
  ['dawn} of {price}', ['dawn}']],
  ['{price:money} {trip.name} {{x}} {{dawn }} {1, 2} {} :-} {"a": 1} 5}', []],
])('finds in %j the braces that can be read as no name', (text, found) => {
  expect(findUnreadBraces(text).map(({ start, end }) => text.slice(start, end))).toEqual(found);
});

test('the time that looking for braces takes grows with the length alone', () => {
  for (const part of ['{', '}', 'a}', '{a ', '{a b', 'a']) {
    expect(processorTime(() => findUnreadBraces(`{${part.repeat(200_000)}`))).toBeLessThan(5000);
  }
});
