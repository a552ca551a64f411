import { expect, test } from 'vitest';
import { fixSite } from '../../../src/checks/fix-site';
import { valueAt } from '../../../src/manifest/pointer';
import { assets } from '../../assets';
import { registry } from '../../registry';
import { found, siteWith } from '../site-with';

const rule = 'copy-is-understood';
const added = '/routes/1/blocks/-';
const article = (text: string): string => found(rule, { [added]: { type: 'text', text } });
const copy = (text: string): string => found(rule, { [added]: { type: 'steps', items: [{ title: 'Bake', text }] } });
const cell = (text: string): string =>
  found(rule, { [added]: { type: 'table', columns: ['Bread', 'Price'], rows: [['Rye', text]] } });

test('notes what looks like more than a text can say, at its place, with what to do', () => {
  expect(article('Our oven: ![The oven](uploads/oven.jpg)')).toContain('No picture can stand within a text.');
  expect(article('Prices:\n| Rye | 500 |\n|---|---|\n| Spelt | 600 |\n\nThat is all.')).toMatchInlineSnapshot(
    `"notice | Rye | 500 |\\n|---|---|\\n| Spelt | 600 | → No table can stand within a text. Put it into a block of its own, a table."`,
  );
  expect(article('Rye | Spelt\n--- | ---\n500 | 600')).toMatchInlineSnapshot(
    `"notice --- | --- → No table can stand within a text. Put it into a block of its own, a table."`,
  );
  expect(article('```\nmix\n```')).toMatchInlineSnapshot(
    `"notice \`\`\` → Visitors read \`\`\` as it stands. Leave it out."`,
  );
  expect(article('Mix.\n\n---\n\nBake.')).toMatchInlineSnapshot(
    `"notice --- → Visitors read --- as it stands. Leave it out; ## begins a new part of a longer text."`,
  );
  expect(article('# Rye\n\nIt rises.\n\n### Spelt\n\n##Oats')).toMatchInlineSnapshot(`
    "
    notice # → # makes no heading here. Begin it with ## and a space.
    notice ### → ### makes no heading here. Begin it with ## and a space.
    notice ## → ## makes no heading here. Begin it with ## and a space.
    "
  `);
  expect(article('• rye\n• spelt')).toMatchInlineSnapshot(
    `"notice • → • makes no list. Begin each item with - and a space."`,
  );
  expect(article('* rye\n* spelt')).toMatchInlineSnapshot(
    `"notice * → * makes no list. Begin each item with - and a space."`,
  );
  expect(article('- flour\n  - rye\n  - spelt\n- salt')).toMatchInlineSnapshot(
    `"notice   -  → No list can stand within a list, so this item is one like those above it. Leave out the spaces before it."`,
  );
  expect(article('1. mix\n2. knead\n4. bake')).toMatchInlineSnapshot(
    `"notice 4 → 4 does not count on from the item above it, so it is none. Write the number that comes next; where the line above is no list, write \\ before its full stop."`,
  );
  expect(article('See www.rye.example/bread, or https://rye.example/a_(b).')).toMatchInlineSnapshot(`
    "
    notice www.rye.example/bread → Nobody can press this address. Write [words](https://www.rye.example/bread) for a link.
    notice https://rye.example/a_(b) → Nobody can press this address. Write [words](https://rye.example/a_(b)) for a link.
    "
  `);
});

test('notes marks where their text cannot hold them', () => {
  expect(copy('## Rye\n\nIt rises.\n\n> So said the baker.')).toMatchInlineSnapshot(`
    "
    notice ## → No heading can stand here, so visitors read ##. Leave it out.
    notice > → No quotation can stand apart here, so visitors read >. Write quotation marks around the words.
    "
  `);
  expect(cell('- rye\n- spelt')).toMatchInlineSnapshot(
    `"notice -  → This text stands on one line, and no list in it. Leave the signs before its items out."`,
  );
});

test.each([
  'We bake. - At four. 1. And # at five > six.',
  '- rye\n- *spelt*\n\n1. mix\n2) bake\n\n## Then\n\n> Good.\n> Very good.',
  '[www.rye.example](https://www.rye.example), [**https://rye.example**](https://rye.example), a@www.rye.example',
  '\\- rye\n\n\\# one\n\n1\\. May\n\n\\## two',
  '* Prices without delivery.',
  '#bread is our sign',
  'Great![more](/contact)',
  '24. December\n\n25. December',
  'either | or\n\nand',
  '  - rye\n  - spelt',
  'www. and https:// are no addresses',
])('accepts %j', (text) => {
  expect(article(`${text}\n\nEnd.`)).toBe('nothing');
});

test('accepts in a line what begins with a sign', () => {
  for (const text of ['- 20 %', '# of loaves', '> 18', '---', '* without salt', '1. May', '• rye']) {
    expect(cell(text)).toBe('nothing');
  }
});

test('says once of an address what another rule says of the link around it', () => {
  expect(article('Ask [us] (https://rye.example/a).')).toContain('is no link yet');
  expect(article('Ask [us] (https://rye.example/a).')).not.toContain('press this address');
  expect(article('<a href="https://rye.example">us</a>')).not.toContain('press this address');
});

test('what is safely meant is written, and nothing else', () => {
  const text = '# Bring\n• rye\n• salt\n  - more\n###Then\n4. see www.rye.example';
  const { text: fixed } = fixSite(siteWith({ [added]: { type: 'text', text } }), assets, {
    now: new Date('2031-05-06T12:00:00'),
    registry,
  });
  const blocks = valueAt(JSON.parse(fixed), '/routes/1/blocks') as { text: string }[];
  expect(blocks.at(-1)?.text).toBe('## Bring\n- rye\n- salt\n- more\n## Then\n4. see www.rye.example');
});
