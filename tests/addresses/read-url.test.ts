import { expect, test } from 'vitest';
import { readUrl } from '../../src/addresses/read-url';

test('what an address is does not depend on how often it has been asked', () => {
  const answers = Array.from({ length: 20_000 }, () => readUrl('https://bäckerei.test/ä')?.hostname);
  expect(new Set(answers)).toEqual(new Set(['xn--bckerei-5wa.test']));
  expect(readUrl('bäckerei.test')).toBeUndefined();
});
