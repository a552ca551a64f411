import { expect, test } from 'vitest';
import { found } from '../site-with';

const rule = 'file-weight';

const withFile = (bytes: number): string => {
  const files = { 'uploads/catalogue.pdf': { path: '_assets/catalogue.5.pdf', bytes } };
  const text = '{phone}: read [it](uploads/catalogue.pdf), or [read it](uploads/catalogue.pdf) later.';
  return found(rule, { '/routes/0/blocks/0/text': text }, { files });
};

test('warns once of a file that is larger than 10 MB', () => {
  expect(withFile(48_200_000)).toMatchInlineSnapshot(
    `"warning uploads/catalogue.pdf → The file "uploads/catalogue.pdf" has 48.2 MB, and a visitor on a phone waits long for more than 10. Save it smaller: programs call it "reduced size" or "for the screen"."`,
  );
});

test('accepts a file of just that size', () => {
  expect(withFile(10_000_000)).toBe('nothing');
});
