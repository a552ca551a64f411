import { expect, test } from 'vitest';
import { messageOf } from '../../src/editor/publish/publish-site';

test('a publication says its one change, or the first and how many more, and then each', () => {
  expect(messageOf(['Home: title changed'])).toBe('Home: title changed');
  expect(messageOf(['Home: title changed', 'Footer: copyright changed'])).toBe(
    'Home: title changed, and 1 more change\n\n- Home: title changed\n- Footer: copyright changed',
  );
  expect(messageOf([])).toBe('The file laid out anew');
});

test('of very many changes it names 200 and counts the others', () => {
  const lines = messageOf(Array.from({ length: 250 }, (_, index) => `Change ${index}`)).split('\n');
  expect(lines[0]).toBe('Change 0, and 249 more changes');
  expect(lines).toHaveLength(203);
  expect(lines.at(-1)).toBe('- and 50 more');
});
