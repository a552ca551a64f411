import { expect, test } from 'vitest';
import { found, problemsOf } from './site-with';

test('nothing is wrong with the site that rules are tested on, not even for its release', () => {
  expect(found('', {})).toBe('nothing');
  expect(problemsOf({}, { isRelease: true })).toEqual([]);
});
