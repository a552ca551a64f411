import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { Input } from '../../src/editor/inputs/input';
import { readBlocks, readItems, textOfPart } from '../../src/editor/members/copied-text';
import type { Json, JsonObject } from '../../src/manifest/manifest';
import { set } from '../../src/manifest/operations';
import { valueAt } from '../../src/manifest/pointer';
import { root as project } from '../project';

const text = readFileSync(join(project, 'tests/fixtures/agency/site.json'), 'utf8');
const root: JsonObject = JSON.parse(text);
const base = { text, root };
const types = ['hero', 'steps', 'notice'];
const card: Input = {
  kind: 'group',
  fields: [{ name: 'title', label: 'Title', help: '', isRequired: true, input: { kind: 'words', of: 'text' } }],
};

test('every block of a page is copied as it stands in the file, from the margin on', () => {
  const blocks = valueAt(root, '/routes/0/blocks') as Json[];
  for (const [index, block] of blocks.entries()) {
    const copied = textOfPart(base, root, `/routes/0/blocks/${index}`);
    expect(JSON.parse(copied)).toEqual(block);
    const shifted = copied.split('\n').join('\n        ');
    expect(text).toContain(shifted);
  }
});

test('what was changed and not saved is copied as it would be saved', () => {
  const edited = set(root, '/routes/0/blocks/0/heading', 'Other');
  const copied = textOfPart(base, edited, '/routes/0/blocks/0');
  expect(copied).toBe(textOfPart(base, root, '/routes/0/blocks/0').replace(/"heading": "[^"]*"/, '"heading": "Other"'));
});

test('one block, one with the comma after it, several and a list of them are read', () => {
  const hero = { type: 'hero', heading: 'Hello' };
  const written = JSON.stringify(hero, null, 2);
  for (const one of [written, `${written},\n`, `\uFEFF  ${written}`, `[${written}]`]) {
    expect(readBlocks(one, types)).toEqual({ values: [hero] });
  }
  const shared = { type: 'shared', block: 'closing' };
  expect(readBlocks(`${written},\n${JSON.stringify(shared)}`, types)).toEqual({ values: [hero, shared] });
});

test('a text that is no block is refused in words that say why', () => {
  expect(readBlocks('', types).refusal).toMatch(/^The clipboard holds no text\. Copy one/);
  expect(readBlocks('[]', types).refusal).toMatch(/^What was copied is an empty list: nothing stands in it\. Copy one/);
  expect(readBlocks('Hello there', types).refusal).toMatch(
    /^What was copied is not a block: it begins “Hello there”\./,
  );
  expect(readBlocks('{ "type": "hero", "heading": "Hel', types).refusal).toMatch(
    /^What was copied cannot be read\. \w/,
  );
  expect(readBlocks('{ "slug": "night" }', types).refusal).toBe(
    'What was copied is no block: it does not say of which kind it is ("type").',
  );
  expect(readBlocks('{ "type": "heroo" }', types).refusal).toBe(
    'There is no kind of block called "heroo". Did you mean "hero"?',
  );
});

test('an item is read where it could stand, and lines of words as items of words', () => {
  expect(readItems('{ "title": "Ask" }', card, 'card')).toEqual({ values: [{ title: 'Ask' }] });
  expect(readItems('{ "type": "hero" }', card, 'card').refusal).toBe(
    'What was copied does not fit here. It says “type”. Here stand “title”.',
  );
  const words: Input = { kind: 'words', of: 'text' };
  expect(readItems('Bread\r\n\r\n Salt \n', words, 'item')).toEqual({ values: ['Bread', 'Salt'] });
  expect(readItems('"Bread", "Salt"', words, 'item')).toEqual({ values: ['Bread', 'Salt'] });
  expect(readItems('{ "title": "Ask" }', words, 'item').refusal).toMatch(/^What was copied does not fit here\./);
});
