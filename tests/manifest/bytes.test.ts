import fc from 'fast-check';
import { expect, test } from 'vitest';
import { bytesIn, withBytes } from '../../src/manifest/bytes';

const bytes = fc.uint8Array({ maxLength: 12 });

test('bytes with others in their place are read like those of one array, however often that is done', () => {
  const edits = fc.array(fc.record({ from: fc.nat(), to: fc.nat(), inserted: bytes }), { maxLength: 8 });
  fc.assert(
    fc.property(bytes, edits, fc.nat(), fc.nat(), (first, all, one, other) => {
      let whole = [...first];
      let read = bytesIn(first);
      for (const { from, to, inserted } of all) {
        const [start = 0, end = 0] = inOrder(from, to, whole.length);
        whole = whole.toSpliced(start, end - start, ...inserted);
        read = withBytes(read, [start, end], inserted);
      }
      const [start = 0, end = 0] = inOrder(one, other, whole.length);
      expect(read.length).toBe(whole.length);
      expect([...read.read(start, end)]).toEqual(whole.slice(start, end));
    }),
  );
});

test('a part that is edited again and again stays one piece', () => {
  let read = bytesIn(new Uint8Array(20));
  for (let count = 0; count < 5; count++) read = withBytes(read, [5, 10], new Uint8Array(5).fill(count));
  expect(read.pieces).toHaveLength(3);
});

function inOrder(one: number, other: number, length: number): number[] {
  return [one, other].map((place) => place % (length + 1)).sort((low, high) => low - high);
}
