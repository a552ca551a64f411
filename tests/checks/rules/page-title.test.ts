import { expect, test } from 'vitest';
import { found } from '../site-with';

const rule = 'page-title';
const [title, description] = ['/routes/1/title', '/routes/1/description'];

test('warns of titles and descriptions that are used twice', () => {
  expect(found(rule, { [title]: 'Bread on the corner' })).toMatchInlineSnapshot(
    `"warning "Bread on the corner" → The page "/" has the same title. Say what is special about this page."`,
  );
  const same = 'Rye and spelt from the oven, every day from four in the morning, on the corner.';
  expect(found(rule, { '/routes/0/description': same, [description]: same })).toMatchInlineSnapshot(
    `"warning "Rye and spelt from the oven, every day from four in the morning, on the corner." → The page "/" has the same description. Say what is special about this page."`,
  );
});

test('warns of a title that is too long with the name of the site, and of a description that is too long or too short', () => {
  expect(found(rule, { [title]: 'x'.repeat(45) })).toMatchInlineSnapshot(
    `"warning "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx" → In the browser's tab this title has 61 characters, 16 of them for the name of the site; search results show 60. Make it 1 character shorter."`,
  );
  expect(found(rule, { [title]: 'x'.repeat(61), '/words': { documentTitle: '{title}' } })).toMatchInlineSnapshot(
    `"warning "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx" → In the browser's tab this title has 61 characters; search results show 60. Make it 1 character shorter."`,
  );
  // Nothing would be left of a title beside such a name.
  const longName = { '/words': { documentTitle: `{title}${'y'.repeat(80)}` } };
  expect(found(rule, { [title]: 'Rye', ...longName })).toMatch(
    '83 characters, 80 of them for the name of the site; search results show 60. Make it shorter.',
  );
  expect(found(rule, { [description]: 'x'.repeat(156) })).toMatchInlineSnapshot(
    `"warning "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx" → This description has 156 characters; search results show 155. Make it shorter."`,
  );
  expect(found(rule, { [description]: 'Write to the bakery.' })).toMatchInlineSnapshot(
    `"warning "Write to the bakery." → This description has 20 characters; search results have room for 155. Say more of what is on this page."`,
  );
});

test('accepts what search results show whole', () => {
  expect(found(rule, { [title]: 'x'.repeat(44), [description]: 'x'.repeat(155) })).toBe('nothing');
  expect(found(rule, { [title]: 'x'.repeat(60), '/words': { documentTitle: '{title}' } })).toBe('nothing');
  expect(found(rule, { [description]: 'x'.repeat(70) })).toBe('nothing');
  expect(found(rule, { '/notFound/title': 'Bread on the corner' })).toBe('nothing');
});
