import { expect, test } from 'vitest';
import { found, highlight, problemsOf, siteWith } from '../site-with';

const rule = 'paragraph-is-unique';
const paragraph = 'We bake with flour from three mills, and we tell you which one it was.';
const oven = '/routes/1/blocks/1/text';

test('warns of a paragraph that stands on two pages, once for all of them', () => {
  expect(found(rule, { '/routes/0/blocks/1/text': paragraph, [oven]: paragraph })).toMatchInlineSnapshot(
    `"warning "We bake with flour from three mills, and we tell you which one it was." → The page "/" says the same. Put it in other words, or make it one block on several pages."`,
  );
  const written = {
    '/routes/0/blocks/0/text': `Call {phone}.\n\n${paragraph}`,
    [oven]: ['Hot since four.', paragraph],
  };
  const problems = problemsOf(written);
  expect(highlight(problems, siteWith(written), rule)).toEqual([`"${paragraph}"`]);
  expect(problems[0]?.related).toMatchObject([{ pointer: '/routes/0/blocks/0/text' }]);
});

test('accepts short sentences, one page that repeats itself, shared blocks and lists out of a collection', () => {
  expect(found(rule, { '/routes/0/blocks/1/text': 'Hot since four.' })).toBe('nothing');
  expect(found(rule, { '/routes/1/blocks/2/text': paragraph, [oven]: paragraph })).toBe('nothing');
  expect(found(rule, { '/routes/0/blocks/1/heading': paragraph, '/routes/1/blocks/1/heading': paragraph })).toBe(
    'nothing',
  );
  const shared = { type: 'shared', block: 'ready' };
  expect(found(rule, { '/shared/ready/text': paragraph, '/routes/1/blocks/-': shared })).toBe('nothing');
  const list = {
    type: 'card-grid',
    items: { from: 'breads', as: { title: '{title}', text: `{title}. ${paragraph}` } },
  };
  expect(found(rule, { '/routes/0/blocks/-': list, '/routes/1/blocks/-': list })).toBe('nothing');
});
