import { expect, test } from 'vitest';
import { found } from '../site-with';

const rule = 'page-title';

test('warns of titles and descriptions that are used twice or are too long', () => {
  expect(found(rule, { '/routes/1/title': 'Bread on the corner' })).toMatchInlineSnapshot(
    `"warning "Bread on the corner" → The page "/" has the same title. Say what is special about this page."`,
  );
  expect(found(rule, { '/routes/1/description': 'A small bakery.' })).toMatchInlineSnapshot(
    `"warning "A small bakery." → The page "/" has the same description. Say what is special about this page."`,
  );
  expect(found(rule, { '/routes/1/title': 'x'.repeat(61) })).toMatchInlineSnapshot(
    `"warning "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx" → This title has 61 characters; search results show 60. Make it shorter."`,
  );
  expect(found(rule, { '/routes/1/description': 'x'.repeat(161) })).toMatchInlineSnapshot(
    `"warning "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx" → This description has 161 characters; search results show 160. Make it shorter."`,
  );
});

test('accepts what search results show whole', () => {
  expect(found(rule, { '/routes/1/title': 'x'.repeat(60), '/routes/1/description': 'x'.repeat(160) })).toBe('nothing');
  expect(found(rule, { '/notFound/title': 'Bread on the corner' })).toBe('nothing');
});
