import { expect, test } from 'vitest';
import { chooseEncoding } from '../../src/serve/encoding';

test.each([
  [undefined, undefined],
  ['', undefined],
  ['gzip;q=0.8, br;q=0.9', 'br'],
  ['gzip , deflate', 'gzip'],
  ['*;q=0', undefined],
  ['gzip;q=many', undefined],
  ['identity;q=0, br', 'br'],
])('of %s the best is %s', (accepted, encoding) => {
  expect(chooseEncoding(accepted)).toBe(encoding);
});
