import { expect, test } from 'vitest';
import { findFault } from '../../src/manifest/scan';

test('names blanks that nobody sees, and all places where they stand', () => {
  const text = '{\n\u00A0\u00A0"a": 1,\u2028"b":\u200B2, "c": "\u00A0" }';
  const { message, others } = findFault(text) ?? {};
  expect(message).toBe(
    'A character that nobody sees stands here (a no-break space, U+00A0), and outside quotes it is not allowed. Write a usual space or line end in its place. The same goes for 2 more places.',
  );
  expect(others).toEqual([
    { offset: 11, length: 1, fix: '\n' },
    { offset: 16, length: 1, fix: '' },
  ]);
});

test.each([
  '\u00A0',
  '\u00AD',
  '\u1680',
  '\u2003',
  '\u200B',
  '\u2028',
  '\u2029',
  '\u202F',
  '\u205F',
  '\u2060',
  '\u2800',
  '\u3000',
  '\u3164',
  '\uFE0F',
  '\uFEFF',
  '\uFFFC',
])('names %j wherever a blank may stand', (blank) => {
  const name = `U+${(blank.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;
  for (const parts of [
    ' {"a":1}',
    '{ "a":1}',
    '{"a" :1}',
    '{"a": 1}',
    '{"a":1 }',
    '{"a":1, "b":2}',
    '{"a":[ ]}',
    '{"a":1} ',
  ]) {
    const text = parts.replace(' ', blank);
    if (text.startsWith('\uFEFF')) continue;
    const fault = findFault(text);
    expect(fault?.message).toContain(name);
    expect(text.slice(fault?.offset, (fault?.offset ?? 0) + (fault?.length ?? 0))).toBe(blank);
  }
});

test('offers nothing in the place of a blank within a number', () => {
  expect(findFault('{"a":12\u00A0000}')).toMatchObject({ offset: 7, others: [] });
  expect(findFault('{"a":12\u00A0000}')?.fix).toBeUndefined();
});
