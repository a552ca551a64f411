import { expect, test } from 'vitest';
import { sayPlace } from '../../src/editor/naming/say-changed';
import { now } from './now';

const form = {
  type: 'form',
  heading: 'Book',
  sections: [{ fields: [{ label: 'Your name' }, {}] }, { heading: 'Your trip', fields: [{}] }],
};
const rows = { type: 'table', columns: ['Day', 'Price'], rows: [['Monday', '20']] };
const root = { site: { name: 'Kayaks' }, routes: [{ path: '/', title: 'Kayaks', blocks: [form, rows] }] };

test.each([
  ['/routes/0/blocks/0/sections/0/fields/1', 'Home, form, part 1 field 2'],
  ['/routes/0/blocks/0/sections/0/fields/0/label', 'Home, form, part 1 “Your name” label'],
  ['/routes/0/blocks/0/sections/1/fields/0', 'Home, form, “Your trip” field 1'],
  ['/routes/0/blocks/1/columns/1', 'Home, table, column 2'],
  ['/routes/0/blocks/1/rows/0/1', 'Home, table, row 1 cell 2'],
])('the place %s is called %s', (place, words) => {
  expect(sayPlace(root, now, place)).toBe(words);
});
