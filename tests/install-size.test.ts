import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from './project';
import { roomOf } from './room-of';

test('what npm installs takes less than 350 MB', () => {
  expect(roomOf(join(root, 'node_modules'))).toBeLessThan(350);
});
