import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatJson } from '../../src/manifest/format';
import { textOf } from '../project';
import { randomJson } from '../random-json';

// The agency's site is the shipped one; an owner may lay out the live site.json as they like.
const sites = ['agency', 'werkstatt', 'kajak', 'contact-form'].map((name) => `tests/fixtures/${name}/site.json`);

/** A list on one line of so many characters, under a key in a group. */
function listOfWidth(width: number): string {
  const start = '  "key": ["';
  return `{\n${start}${'x'.repeat(width - start.length - 2)}"]\n}\n`;
}

test.each<[what: string, source: string, formatted: string]>([
  ['two spaces a level', '{\n"a": {\n        "b": [\n1\n]\n}\n}', '{\n  "a": {\n    "b": [\n      1\n    ]\n  }\n}\n'],
  ['the ends of lines that most have', '{\r\n"a": 1,\n  "b": 2\r\n}\r\n', '{\r\n  "a": 1,\r\n  "b": 2\r\n}\r\n'],
  ['LF where as many lines end with it', '{\r\n"a": 1\n}', '{\n  "a": 1\n}\n'],
  ['a byte order mark', '\uFEFF{"a":1}', '\uFEFF{ "a": 1 }\n'],
  ['spaces in place of tabs', '{\n\t"a":\t[\n\t\t1]}', '{\n  "a": [\n    1\n  ]\n}\n'],
  ['one final newline', '{\n  "a": 1\n}\n\n\n', '{\n  "a": 1\n}\n'],
  ['spaces within the braces of one line', '{"a":{"b":1,"c":[1,2]}}', '{ "a": { "b": 1, "c": [1, 2] } }\n'],
  [
    'a line for each member where one stands on a line of its own',
    '{"a": 1,\n"b": 2, "c": 3}',
    '{\n  "a": 1,\n  "b": 2,\n  "c": 3\n}\n',
  ],
  [
    'a group on one line inside one that is not',
    '{\n"a": [ {"b":1},\n{ "c":2 } ] }',
    '{\n  "a": [\n    { "b": 1 },\n    { "c": 2 }\n  ]\n}\n',
  ],
  [
    'empty groups and lists without anything within',
    '{\n"a": {\n\n}, "b": [ ], "c": [\n]\n}',
    '{\n  "a": {},\n  "b": [],\n  "c": []\n}\n',
  ],
  ['an empty website', ' { } ', '{}\n'],
])('writes %s', (_, source, formatted) => {
  expect(formatJson(source)).toBe(formatted);
});

test.each([
  ['escapes', String.raw`{ "a": "\u00e4\/\n\"\\", "\u0062": "\ud83c\udf5e" }`],
  ['letters of every kind', '{ "Ünïcode": "🍞 مرحبا “x”\u00a0\u2028" }'],
  ['numbers', '{ "a": [1.0, -0, 1E5, 1e+2, 0.10, 12345678901234567890] }'],
  ['brackets, commas and colons in texts', '{ "a": "{ [1,2] : , }" }'],
  ['the order of keys', '{ "b": 1, "a": 2, "c": 3 }'],
])('leaves %s as written', (_, source) => {
  expect(formatJson(source)).toBe(`${source}\n`);
});

test('leaves a list on its line up to 120 characters and gives each item a line beyond', () => {
  expect(formatJson(listOfWidth(120))).toBe(listOfWidth(120));
  expect(formatJson(listOfWidth(121))).toMatch(/^\{\n {2}"key": \[\n {4}"x+"\n {2}\]\n\}\n$/);
});

test('counts the comma that follows a list', () => {
  const withNext = (width: number): string => listOfWidth(width).replace(']\n', '],\n  "next": 1\n');
  expect(formatJson(withNext(119))).toBe(withNext(119));
  expect(formatJson(withNext(120))).toContain('"key": [\n');
});

test('breaks no more of a long line than it has to', () => {
  const long = 'x'.repeat(90);
  expect(formatJson(`{"a": {"b": ["${long}"], "c": [1, 2], "d": "${long}"}}`)).toBe(
    `{\n  "a": {\n    "b": ["${long}"],\n    "c": [1, 2],\n    "d": "${long}"\n  }\n}\n`,
  );
});

test.each(sites)('%s is in the canonical format', (path) => {
  expect(formatJson(textOf(path))).toBe(textOf(path));
});

const { keys: anyKeys, value } = randomJson(fc.string({ unit: 'grapheme', minLength: 1, maxLength: 1 }));
const keys = fc.oneof(anyKeys, fc.constantFrom('b', 'a', '__proto__', '{', '🍞'));
const documents = fc.dictionary(keys, fc.oneof(value, fc.dictionary(keys, value), fc.array(value, { maxLength: 30 })));
const spaces = fc.infiniteStream(fc.constantFrom('', '', '', ' ', '\n', '\r\n', '\t', '\n\n    '));

test('leaves quotes and backslashes in a key as they are', () => {
  const source = '{ "a \\"quoted\\" \\\\ key": {"\\"": [ 1,2 ]} }';
  expect(formatJson(source)).toBe('{ "a \\"quoted\\" \\\\ key": { "\\"": [1, 2] } }\n');
});

test('changes nothing but white space, whatever the document and however it is laid out', () => {
  fc.assert(
    fc.property(documents, spaces, (document, gaps) => {
      const source = tokensOf(JSON.stringify(document)).reduce((text, token) => text + token + gaps.next().value, '');
      const formatted = formatJson(source);
      expect(tokensOf(formatted)).toEqual(tokensOf(source));
      expect(JSON.parse(formatted)).toEqual(JSON.parse(source));
    }),
    { numRuns: 500 },
  );
});

test('has nothing left to do the second time, and no line is long that could be broken', () => {
  fc.assert(
    fc.property(documents, fc.constantFrom('', ' ', '\t', '    '), (document, indent) => {
      const formatted = formatJson(JSON.stringify(document, null, indent));
      expect(formatJson(formatted)).toBe(formatted);
      for (const line of formatted.split('\n').filter(({ length }) => length > 120)) {
        const opened = tokensOf(line).slice(0, -1);
        expect(opened.filter((token) => token === '{' || token === '[')).toEqual([]);
      }
    }),
    { numRuns: 500 },
  );
});

/** The words of a JSON text: strings, numbers, names of constants, and signs. */
function tokensOf(text: string): string[] {
  return text.match(/"(?:[^"\\]|\\.)*"|[\w.+-]+|[^\s"]/g) ?? [];
}
