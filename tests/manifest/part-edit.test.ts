import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { bytesIn, withBytes } from '../../src/manifest/bytes';
import { mayHaveText } from '../../src/manifest/find-bytes';
import type { JsonObject } from '../../src/manifest/manifest';
import { listsAfter, partEdit } from '../../src/manifest/part-edit';
import { partLists } from '../../src/manifest/part-lists';
import { memberPointer, valueAt } from '../../src/manifest/pointer';
import { root } from '../project';

const encode = (text: string): Uint8Array => new TextEncoder().encode(text);
const decode = (bytes: Uint8Array): string => new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes);

const fixtures = ['agency', 'werkstatt', 'tajlid', 'kajak', 'contact-form'].map((name) =>
  readFileSync(join(root, `tests/fixtures/${name}/site.json`), 'utf8'),
);
const odd = `\uFEFF{ "a": "}]\\"", "collections":{"tr\\u0069ps" : [ {"x":"]\\"}\\\\"},2 ,[3],"]" ] , "ü/b":{"entries":[{}],"fields":{"entries":[1]}},"n":0},"routes":[]}`;

test.each([...fixtures, odd])('the members of every list stand where they were found: %#', (text) => {
  for (const laid of [text, `\uFEFF${JSON.stringify(JSON.parse(text.replace('\uFEFF', '')), null, '\t')}`]) {
    const bytes = encode(laid);
    const value: JsonObject = JSON.parse(laid.replace('\uFEFF', ''));
    const lists = partLists(bytesIn(bytes));
    expect(lists.map(({ pointer }) => pointer)).toContain('/routes');
    expect(lists).toHaveLength(1 + Object.keys(value.collections ?? {}).length - (text === odd ? 1 : 0));
    for (const { pointer, ranges } of lists) {
      const members = Array.from({ length: ranges.length / 2 }, (_, index) =>
        JSON.parse(decode(bytes.subarray(...ranges.slice(2 * index, 2 * index + 2)))),
      );
      expect(members).toEqual(valueAt(value, pointer));
    }
  }
});

test('the members stand where they were found wherever a piece that is read ends', () => {
  const text = odd.slice(1);
  const lists = partLists(bytesIn(encode(text)));
  const piece = 1 << 18;
  for (let before = piece - encode(text).length; before <= piece; before++) {
    const moved = lists.map(({ pointer, ranges }) => ({ pointer, ranges: ranges.map((offset) => offset + before) }));
    expect(partLists(bytesIn(encode(' '.repeat(before) + text)))).toEqual(moved);
  }
});

test('an edit of one part is found, and where all others stand after it', () => {
  for (const text of fixtures) {
    const value: JsonObject = JSON.parse(text);
    const before = encode(text);
    const lists = partLists(bytesIn(before));
    for (const { pointer: list, ranges } of lists) {
      for (let index = 0; index < ranges.length / 2; index++) {
        const [from = 0, to = 0] = ranges.slice(2 * index, 2 * index + 2);
        const written = decode(before.subarray(from, to));
        const longer = written.replace('": ', '": \n\n ');
        if (!written.startsWith('{') || longer === written) continue;
        const after = encode(decode(before.subarray(0, from)) + longer + decode(before.subarray(to)));
        const edit = partEdit(bytesIn(before), bytesIn(after), lists) ?? expect.fail('No edit is found.');
        const part = valueAt(value, memberPointer(list, index));
        expect(edit).toMatchObject({ pointer: memberPointer(list, index), before: part, after: part });
        expect(listsAfter(lists, edit)).toEqual(partLists(bytesIn(after)));
        const { from: start, to: end, addedBytes, bytes } = edit;
        const whole = withBytes(bytesIn(before), [start, end - addedBytes], bytes);
        expect(decode(whole.read(0, whole.length))).toBe(decode(after));
      }
    }
  }
});

test('what differs in two parts, around them or not at all is no edit of one, nor is what is no JSON', () => {
  const text = '{"routes":[{"a":"x"},{"a":"y"}],"values":{"a":"z"}}';
  const edited = (other: string) =>
    partEdit(bytesIn(encode(text)), bytesIn(encode(other)), partLists(bytesIn(encode(text))))?.pointer;
  expect(edited(text.replace('y', 'yy'))).toBe('/routes/1');
  expect(edited(text)).toBeUndefined();
  expect(edited(text.replace('x', '1').replace('y', '2'))).toBeUndefined();
  expect(edited(text.replace('z', '1'))).toBeUndefined();
  expect(edited(text.replace('{"a":"x"},', ''))).toBeUndefined();
  expect(edited(text.replace('"x"', 'x'))).toBeUndefined();
  expect(edited(text.replace('x', '"},{"a":"'))).toBeUndefined();
});

test('a text is found wherever it stands, as JSON writes it, and may stand where a character is written in another way', () => {
  const wanted = 'Say "yes"\nto Zürich';
  const written = JSON.stringify(wanted);
  for (const start of [0, 5, (1 << 20) - 10, (1 << 20) + 3]) {
    const bytes = bytesIn(encode(`${'x'.repeat(start)}${written}${'y'.repeat(100)}`));
    expect(mayHaveText(bytes, ['nowhere', wanted], 0, bytes.length)).toBe(true);
    expect(mayHaveText(bytes, ['nowhere'], 0, bytes.length)).toBe(false);
    expect(mayHaveText(bytes, [wanted], start + 5, bytes.length)).toBe(false);
  }
  for (const written of ['\\u00fc', '\\/']) {
    const bytes = bytesIn(encode(`${'x'.repeat((1 << 20) - 1)}${written}`));
    expect(mayHaveText(bytes, ['nowhere'], 0, bytes.length)).toBe(true);
  }
});
