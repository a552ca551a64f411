import { expect, test } from 'vitest';
import { readHits, replaceRead } from '../../src/editor/find/read-hits';

const text = (text: string) => ({ text, copy: 'article' as const, says: () => '0700' });

test.each([
  ['Call **us** today', 'call us', 'Ring me', 'Ring me today', 'emphasis'],
  ['**Call** *us* today', 'Call us', 'Ring me', 'Ring me today', 'emphasis'],
  ['**Call us** today', 'us', 'me', '**Call me** today', 'plain'],
  ['2 \\* 3 {{now}}', '2 * 3 {now}', '6', '6', 'plain'],
  ['See [the *whole* guide](/guide)', 'the whole guide', 'a map', 'See [a map](/guide)', 'emphasis'],
])('in "%s" the words "%s" are found and replaced by "%s": "%s"', (from, wanted, words, result, kind) => {
  expect(readHits(text(from), wanted).hits.map((hit) => hit.kind)).toEqual([kind]);
  expect(replaceRead(text(from), wanted, words)).toBe(result);
});

test.each([
  ['In [Dubai](/dubai) and [Qatar](/qatar) now', 'Dubai and Qatar'],
  ['In [Dubai](/dubai) and', 'Dubai and'],
  ['**In Dubai** and', 'Dubai and'],
  ['Call {phone} today', 'call 0700'],
  ['Write to us@example.com now', 'to us'],
])('in "%s" the words "%s" are found, and left alone', (from, wanted) => {
  const { read, hits } = readHits(text(from), wanted);
  expect(hits.map(({ start, end, kind }) => [read.slice(start, end).toLowerCase(), kind])).toEqual([
    [wanted.toLowerCase(), 'kept'],
  ]);
  expect(replaceRead(text(from), wanted, 'elsewhere')).toBe(from);
});

test.each([
  ['Work in Dubai and Qatar, and study', ' and Qatar', 'Work in Dubai, and study'],
  ['Compare work in Qatar', 'Qatar', 'Compare work in'],
  ['Why Qatar? Why (Qatar)', 'Qatar', 'Why? Why ()'],
  ['Qatar has work', 'Qatar', 'has work'],
  ['Dubai Qatar Oman', 'Qatar', 'Dubai Oman'],
  ['Dubai, Qatar\n\nand Oman', ', Qatar', 'Dubai\n\nand Oman'],
  ['To Qatar\n\nOman', 'Qatar', 'To\n\nOman'],
  ['Du Qatar ?', 'Qatar', 'Du ?'],
  ['Go to **Qatar** now', 'Qatar', 'Go to now'],
  ['Go to ***Qatar*** now', 'Qatar', 'Go to now'],
  ['Go to [Qatar](/qatar), too', 'Qatar', 'Go to, too'],
  ['Go to [**Qatar**](/qatar)', 'Qatar', 'Go to'],
  ['**Go to Qatar**', 'Qatar', '**Go to**'],
  ['non-Qatar work', 'Qatar', 'non- work'],
])('in "%s" the words "%s" are taken out with the blank that they leave: "%s"', (from, wanted, result) => {
  expect(replaceRead(text(from), wanted, '')).toBe(result);
});

test('a value that says the words by itself is no place of theirs', () => {
  expect(readHits(text('Call {phone}'), '0700').hits).toEqual([]);
});
