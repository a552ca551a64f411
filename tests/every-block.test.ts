import { describe, expect, test } from 'vitest';
import { components } from '../src/blocks/generated/components';
import { errorsOf } from '../src/checks/validate';
import { referencedName, type Schema } from '../src/manifest/schema';
import { checkExamples, composeExamples, examples, renderExamples, schemas, standingOn } from './examples';
import { filesIn, textOf } from './project';
import { registry } from './registry';
import { wordsInBlock } from './words-in-block';

const types = Object.keys(schemas.blocks);
const pages = renderExamples();
// Each test that awaits the pages tells of a failure.
pages.catch(() => {});

test('every block type has a schema, a folder and a place in the list, and nothing else has', () => {
  const folders = new Set(filesIn('src/blocks').flatMap((path) => path.match(/^src\/blocks\/([^/]+)\//)?.[1] ?? []));
  folders.delete('generated');
  expect([...folders].sort()).toEqual(types);
  expect(Object.keys(components).sort()).toEqual(types);
});

test('every block type that says what is made for it has a composer, in a file of its own', () => {
  const composed = types.filter((type) => schemas.blocks[type]?.composed);
  expect(types.filter((type) => registry.blocks[type]?.compose)).toEqual(composed);
  const files = filesIn('src/blocks').filter((path) => path.endsWith('.compose.ts'));
  expect(files).toEqual(composed.map((type) => `src/blocks/${type}/${type}.compose.ts`));
});

test('nothing is wrong with a site that shows every example', () => {
  // That nothing links to the examples is no fault of theirs.
  const errors = checkExamples().problems.filter(({ severity }) => severity === 'error');
  expect(errors.map(({ page, message }) => `${page}: ${message}`)).toEqual([]);
});

const picturedPages = renderExamples((text) => standingOn('picture', text));
picturedPages.catch(() => {});

/** Texts that come only with what a visitor does, and those of fields that nobody sees: the tests of the form in a browser look at them. */
const shownLater: Record<string, RegExp> = {
  form: /^\/(success|failure|confirmation)\b|^\/clear\/(?!label)|^\/submit\/busy$|^\/sections\/1\/fields\/[56]\/label$/,
};

describe.each(types)('%s', (type) => {
  const schema = schemas.blocks[type] ?? {};
  const validated = registry.blocks[type]?.expanded;
  const files = filesIn(`src/blocks/${type}`);
  const sources = files.filter((path) => /\.tsx?$/.test(path)).map(textOf);

  test('has a title and says what it is for, and what people call it', () => {
    expect(schema.title).toMatch(/\S/);
    expect(schema.alsoCalled).toMatch(/^[a-z0-9 ]+(, [a-z0-9 ]+)*$/);
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
      expect(validated ? errorsOf(validated, block, '') : undefined).toEqual([]);
    }
  });

  test('shows every property in one of its examples', () => {
    const own = examples.filter((example) => example.type === type);
    const shown = new Set(own.flatMap(({ block }) => Object.keys(block)));
    const everywhere = ['type', 'eyebrow', 'text', 'surface', 'backdrop', 'anchor'];
    const expected = Object.keys(schema.properties ?? {}).filter((name) => !everywhere.includes(name));
    expect(expected.filter((name) => !shown.has(name))).toEqual([]);
  });

  test('draws every text of its examples', async () => {
    const html = (await pages).get(`/${type}`) ?? '';
    // A short word with a hyphen stands in an element of its own.
    const main = unescaped(html.slice(html.indexOf('<main'), html.indexOf('</main>')).replace(/<\/?span\b[^>]*>/g, ''));
    const { shape = null } = registry.blocks[type] ?? {};
    const page = composeExamples().find(({ path }) => path === `/${type}`);
    const blocks = page?.blocks.filter((block) => block.type === type) ?? [];
    const texts = blocks.flatMap((block) => [...wordsInBlock(block, shape)]);
    expect(texts).not.toHaveLength(0);
    const missing = texts.filter(([pointer, words]) => !main.includes(words) && !shownLater[type]?.test(pointer));
    expect(missing).toEqual([]);
  });

  test('stands on a picture, which is loaded when it comes near', async () => {
    if (type === 'hero') return;
    const html = (await picturedPages).get(`/${type}`) ?? '';
    const own = html.slice(html.lastIndexOf(`<div data-block="${type}"`));
    expect(own).toMatch(
      /<(section|div) class="[^"]*"[^>]* data-surface="picture"[^>]*><div class="[^"]*backdrop[^"]*"><img /,
    );
    expect(/<img [^>]*>/.exec(own)?.[0]).toMatch(/ alt="".* loading="lazy"/);
  });

  test('draws no style attribute and no markup from its copy', async () => {
    const html = (await pages).get(`/${type}`) ?? '';
    expect(html).not.toMatch(/<[^>]* style=/);
    expect(sources.join('\n')).not.toMatch(/dangerouslySetInnerHTML|style=\{\{|<style|<script|useId\b/);
  });

  test('says so in its schema where its component has state, so that it comes to life', () => {
    const hasState = sources.some((source) =>
      /\buse(State|Reducer|Effect|LayoutEffect|Ref|SyncExternalStore)\(/.test(source),
    );
    expect(schema.hydrate ?? false).toBe(hasState);
  });

  test('keeps its styles in the layer of blocks', () => {
    for (const path of files.filter((file) => file.endsWith('.css'))) {
      expect(path).toMatch(/\.module\.css$/);
      expect(topLevelRules(textOf(path))).toEqual(['@layer blocks']);
    }
  });
});

/** The pointers of what has no description, or lets any property pass. */
function* undescribed(schema: Schema, pointer: string): Generator<string> {
  const own = schema.$ref ? schemas.definitions[referencedName(schema.$ref)] : schema;
  if (!own) yield `${pointer} refers to nothing`;
  if (!schema.description && !own?.description) yield `${pointer} has no description`;
  // A group by names of the author's own says what stands under each.
  const { additionalProperties: any } = schema;
  if (typeof any === 'object') yield* undescribed(any, `${pointer}/*`);
  else if (schema.type === 'object' && any !== false) yield `${pointer} is not closed`;
  for (const [name, part] of Object.entries(schema.properties ?? {})) yield* undescribed(part, `${pointer}/${name}`);
  if (schema.items) yield* undescribed(schema.items, `${pointer}/items`);
}

/** The text of markup; React marks where two runs of it meet. */
function unescaped(html: string): string {
  return html
    .replaceAll('<!-- -->', '')
    .replaceAll('&#x27;', "'")
    .replaceAll('&quot;', '"')
    .replaceAll('&lt;', '<')
    .replaceAll('&amp;', '&');
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
