import { expect, test } from 'vitest';
import { found } from '../site-with';

const rule = 'site-styles-weight';

test('warns of styles that are heavier than those of the blocks', () => {
  const styles = { css: 'é'.repeat(5_001), problems: [] };
  expect(found(rule, { '/theme': {} }, { styles })).toMatchInlineSnapshot(
    `"warning { → styles/site.css takes 10002 bytes of every page, without its spaces; 10000 should be enough. Leave out what the look, its colours and its properties can say."`,
  );
});

test('accepts styles of just that weight', () => {
  expect(found(rule, {}, { styles: { css: 'a'.repeat(10_000), problems: [] } })).toBe('nothing');
});
