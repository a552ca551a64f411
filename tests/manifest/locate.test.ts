import fc from 'fast-check';
import { expect, test } from 'vitest';
import { Lines } from '../../src/manifest/lines';
import { locate } from '../../src/manifest/locate';
import type { Json } from '../../src/manifest/manifest';
import { memberPointer, type Pointer } from '../../src/manifest/pointer';
import { isLong } from '../is-long';
import { randomJson } from '../random-json';
import { sliceOf } from './slice';

const text = `{
  "site": { "name": "Corner \\"Bakery\\"", "url": "https://example.com" },
  "numbers": [1, -2.5e3, true, null,
    "{ [ , ] } : \\\\"],
  "a/b": { "m~n": "tilde", "": "nothing" },
  "Ünïcode 🍞": ["ß", { "deep": [[], [{ "x": "🍞" }]] }],
  "\\u0061ccent": "escaped"
}
`;

test.each([
  ['/site/name', '"Corner \\"Bakery\\""'],
  ['/site/url', '"https://example.com"'],
  ['/numbers/0', '1'],
  ['/numbers/1', '-2.5e3'],
  ['/numbers/2', 'true'],
  ['/numbers/3', 'null'],
  ['/numbers/4', '"{ [ , ] } : \\\\"'],
  ['/a~1b/m~0n', '"tilde"'],
  ['/a~1b/', '"nothing"'],
  ['/Ünïcode 🍞/0', '"ß"'],
  ['/Ünïcode 🍞/1/deep/1/0/x', '"🍞"'],
  ['/accent', '"escaped"'],
])('locates the value at %s', (pointer, slice) => {
  expect(sliceOf(text, locate(text, pointer))).toBe(slice);
});

test.each([
  ['/site', '"site"'],
  ['/site/name', '"name"'],
  ['/a~1b', '"a/b"'],
  ['/a~1b/', '""'],
  ['/Ünïcode 🍞/1/deep', '"deep"'],
  ['/accent', '"\\u0061ccent"'],
])('locates the key at %s', (pointer, slice) => {
  expect(sliceOf(text, locate(text, pointer, 'key'))).toBe(slice);
});

test('locates a key with quotes and backslashes', () => {
  const written = '{ "a \\"quoted\\" \\\\ key": { "\\"": 1 } }';
  const pointer = '/a "quoted" \\ key';
  expect(sliceOf(written, locate(written, pointer, 'key'))).toBe('"a \\"quoted\\" \\\\ key"');
  expect(sliceOf(written, locate(written, `${pointer}/"`))).toBe('1');
});

test('shows a group or a list by its first bracket', () => {
  expect(locate(text, '')).toEqual({ line: 1, column: 1, endLine: 1, endColumn: 2 });
  expect(locate(text, '/site')).toEqual({ line: 2, column: 11, endLine: 2, endColumn: 12 });
  expect(locate(text, '/numbers')).toEqual({ line: 3, column: 14, endLine: 3, endColumn: 15 });
});

test('shows the innermost thing that exists where a pointer leads too far', () => {
  expect(locate(text, '/site/logo/alt')).toEqual(locate(text, '/site'));
  expect(locate(text, '/numbers/9')).toEqual(locate(text, '/numbers'));
  expect(locate(text, '/numbers/x')).toEqual(locate(text, '/numbers'));
  expect(locate(text, '/site/name/0')).toEqual(locate(text, '/site/name'));
});

test('counts lines and columns alike where lines end with CR LF', () => {
  const windows = text.replaceAll('\n', '\r\n');
  for (const pointer of ['/numbers/4', '/site/url', '/accent', '/a~1b/m~0n']) {
    expect(locate(windows, pointer)).toEqual(locate(text, pointer));
  }
});

test('a range runs from its first character to the one after its last', () => {
  expect(new Lines('ab\ncd').range(1, 4)).toEqual({ line: 1, column: 2, endLine: 2, endColumn: 2 });
  expect(new Lines('ab\ncd').range(3, 3)).toEqual({ line: 2, column: 1, endLine: 2, endColumn: 1 });
});

test('agrees with JSON.parse on every value and key of any document', () => {
  const indent = fc.constantFrom('', ' ', '\t', '   ');
  const { keys: anyKeys, value } = randomJson(fc.string({ minLength: 1, maxLength: 1 }));
  const keys = fc.oneof(anyKeys, fc.constantFrom('~', '/', '~1', '0', '🍞'));
  const document = fc.dictionary(keys, fc.oneof(value, fc.dictionary(keys, value)));
  fc.assert(
    fc.property(document, indent, fc.boolean(), (value, space, isWindows) => {
      const plain = JSON.stringify(value, null, space);
      const written = isWindows ? plain.replaceAll('\n', '\r\n') : plain;
      for (const { pointer, key, leaf } of membersOf(JSON.parse(written), '')) {
        if (key !== undefined) expect(JSON.parse(sliceOf(written, locate(written, pointer, 'key')))).toBe(key);
        const found = sliceOf(written, locate(written, pointer));
        if (leaf === null || typeof leaf !== 'object') expect(JSON.parse(found)).toBe(leaf);
        else expect(found).toBe(Array.isArray(leaf) ? '[' : '{');
      }
    }),
    { numRuns: isLong ? 5000 : 25 },
  );
});

interface Member {
  pointer: Pointer;
  /** The name of a member of a group; an item of a list has none. */
  key: string | undefined;
  leaf: Json;
}

function membersOf(value: Json, pointer: Pointer): Member[] {
  if (value === null || typeof value !== 'object') return [];
  return Object.entries(value).flatMap(([name, leaf]) => {
    const member = { pointer: memberPointer(pointer, name), key: Array.isArray(value) ? undefined : name, leaf };
    return [member, ...membersOf(leaf, member.pointer)];
  });
}
