import { describe, expect, test } from 'vitest';
import { blocks } from '../src/blocks';
import { composers } from '../src/blocks/compose';
import { validateBlock } from '../src/checks/generated/validate';
import { referencedName, type Schema } from '../src/generate/schemas';
import type { AuthoredBlock, Json, JsonObject } from '../src/manifest/manifest';
import { checkExamples, examples, renderExamples, schemas } from './examples';
import { filesIn, textOf } from './project';

const types = Object.keys(schemas.blocks);
const pages = renderExamples();
// Each test that awaits the pages tells of a failure.
pages.catch(() => {});

test('every block type has a schema, a folder and a place in the list, and nothing else has', () => {
  const folders = new Set(filesIn('src/blocks').map((path) => path.split('/')[2]));
  folders.delete('index.ts');
  folders.delete('compose.ts');
  expect([...folders].sort()).toEqual(types);
  expect(Object.keys(blocks).sort()).toEqual(types);
});

test('every block type that says what is made for it has a composer, in a file of its own', () => {
  const composed = types.filter((type) => schemas.blocks[type]?.composed);
  expect(Object.keys(composers)).toEqual(composed);
  const files = filesIn('src/blocks').filter((path) => path.endsWith('.compose.ts'));
  expect(files).toEqual(composed.map((type) => `src/blocks/${type}/${type}.compose.ts`));
});

test('nothing is wrong with a site that shows every example', () => {
  // That nothing links to the examples is no fault of theirs.
  const errors = checkExamples().problems.filter(({ severity }) => severity === 'error');
  expect(errors.map(({ page, message }) => `${page}: ${message}`)).toEqual([]);
});

describe.each(types)('%s', (type) => {
  const schema = schemas.blocks[type] ?? {};
  const files = filesIn(`src/blocks/${type}`);
  const sources = files.filter((path) => /\.tsx?$/.test(path)).map(textOf);

  test('has a title and says what it is for', () => {
    expect(schema.title).toMatch(/\S/);
    expect(schema.description).toMatch(/\.$/);
    expect(schema.properties?.type).toMatchObject({ const: type });
  });

  test('describes every property at every depth and allows no other', () => {
    expect([...undescribed(schema, type)]).toEqual([]);
    if (schema.composed) expect([...undescribed(schema.composed, `${type}/composed`)]).toEqual([]);
  });

  test('has examples of its own type that are right', () => {
    const own = examples.filter((example) => example.type === type);
    expect(own.length).toBeGreaterThan(0);
    for (const { block } of own) {
      expect(block.type).toBe(type);
      validateBlock(block);
      expect(validateBlock.errors ?? []).toEqual([]);
    }
  });

  test('shows every property in one of its examples', () => {
    const own = examples.filter((example) => example.type === type);
    const shown = new Set(own.flatMap(({ block }) => Object.keys(block)));
    const everywhere = ['type', 'eyebrow', 'text', 'surface', 'anchor'];
    const expected = Object.keys(schema.properties ?? {}).filter((name) => !everywhere.includes(name));
    expect(expected.filter((name) => !shown.has(name))).toEqual([]);
  });

  test('draws its examples with their headings and titles', async () => {
    const html = (await pages).get(`/${type}`) ?? '';
    const main = unescaped(html.slice(html.indexOf('<main'), html.indexOf('</main>')));
    for (const { block } of examples.filter((example) => example.type === type)) {
      for (const words of headingsOf(block)) expect(main).toContain(words);
    }
  });

  test('draws no style attribute and no markup from its copy', async () => {
    const html = (await pages).get(`/${type}`) ?? '';
    expect(html).not.toMatch(/<[^>]* style=/);
    expect(sources.join('\n')).not.toMatch(/dangerouslySetInnerHTML|style=\{\{|<style|<script|useId\b/);
  });

  test('keeps its styles in the layer of blocks', () => {
    for (const path of files.filter((file) => file.endsWith('.css'))) {
      expect(path).toMatch(/\.module\.css$/);
      expect(topLevelRules(textOf(path))).toEqual(['@layer blocks']);
    }
  });

  test('imports no other block', () => {
    for (const source of sources) expect(source).not.toMatch(/from '\.\.\/(?!\.\.\/)/);
  });
});

/** The pointers of what has no description, or lets any property pass. */
function* undescribed(schema: Schema, pointer: string): Generator<string> {
  const own = schema.$ref ? schemas.definitions[referencedName(schema.$ref)] : schema;
  if (!own) yield `${pointer} refers to nothing`;
  if (!schema.description && !own?.description) yield `${pointer} has no description`;
  if (schema.type === 'object' && schema.additionalProperties !== false) yield `${pointer} is not closed`;
  for (const [name, part] of Object.entries(schema.properties ?? {})) yield* undescribed(part, `${pointer}/${name}`);
  if (schema.items) yield* undescribed(schema.items, `${pointer}/items`);
}

/** The words that an example shows as headings: its own, and those of the items in its lists. */
function headingsOf(block: AuthoredBlock): string[] {
  const parts = [block, ...Object.values(block).filter(Array.isArray).flat()].filter(isObject);
  return parts
    .flatMap(({ heading, title, label }) => [heading, title, label])
    .filter((words) => typeof words === 'string');
}

function isObject(value: Json): value is JsonObject {
  return value !== null && typeof value === 'object' && !Array.isArray(value);
}

function unescaped(html: string): string {
  return html.replaceAll('&#x27;', "'").replaceAll('&quot;', '"').replaceAll('&lt;', '<').replaceAll('&amp;', '&');
}

/** What stands before each outermost brace of a stylesheet. */
function topLevelRules(css: string): string[] {
  const rules: string[] = [];
  let depth = 0;
  let start = 0;
  for (const [index, character] of [...css].entries()) {
    if (character === '{' && depth++ === 0) rules.push([...css].slice(start, index).join('').trim());
    if (character === '}' && --depth === 0) start = index + 1;
  }
  return rules;
}
