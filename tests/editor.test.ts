import { describe, expect, test } from 'vitest';
import { validateManifest } from '../src/checks/validate';
import type { Json, JsonObject } from '../src/manifest/manifest';
import { referencedName, type Schema } from '../src/manifest/schema';
import { schemas } from './examples';
import { fewByDay } from './is-long';
import { complaintsOf, filledSnippet, hoverAt, offersAt, withoutEscapes } from './json-editor';
import { textOf } from './project';
import { registry } from './registry';

const types = Object.entries(schemas.blocks);
const fixtures = [
  'site.json',
  ...['agency', 'werkstatt', 'kajak', 'contact-form'].map((name) => `tests/fixtures/${name}/site.json`),
];

const hours = schemas.definitions.openingHours?.items?.properties ?? {};
const field = schemas.blocks.form?.properties?.sections?.items?.properties?.fields?.items?.properties ?? {};
const provider = schemas.blocks.embed?.properties?.provider ?? {};

/** A site with one page, whose blocks are written as given. */
function siteWithBlocks(blocks: string): string {
  return `{ "$schema": "./schema/site.schema.json", "routes": [{ "path": "/", "blocks": [${blocks}] }] }`;
}

/** The beginning of a site.json with one block. */
function inBlock(block: string): string {
  return `"routes": [{ "blocks": [${block}] }]`;
}

/** The choices of a part of a schema as they are written. */
function choicesIn(part: Schema = {}): string[] {
  return (part.enum ?? []).map((choice) => JSON.stringify(choice));
}

/** The labels of what is offered at the ¦ in a page's blocks, in alphabetical order. */
async function labelsIn(blocks: string): Promise<string[]> {
  return (await offersAt(siteWithBlocks(blocks))).map(({ label }) => label).sort();
}

/** The parts of the schema of a list that a block of a type holds, by the names of the lists. */
function listsOf(schema: Schema): [name: string, item: Schema][] {
  return Object.entries(schema.properties ?? {}).flatMap(([name, part]): [string, Schema][] => {
    const resolved = part.$ref ? schemas.definitions[referencedName(part.$ref)] : part;
    if (resolved?.type !== 'array') return [];
    const item = resolved.items?.$ref ? schemas.definitions[referencedName(resolved.items.$ref)] : resolved.items;
    return item?.type === 'object' ? [[name, item]] : [];
  });
}

test('offers nothing but "type" inside an empty block, without choosing one', async () => {
  const [offer, ...others] = await offersAt(siteWithBlocks('{ ¦ }'));
  expect(others).toEqual([]);
  expect(offer).toMatchObject({ label: 'type', says: 'The kind of block.', inserts: '"type": $1' });
});

test('offers every type of block with the sentence of its schema', async () => {
  const offers = await offersAt(siteWithBlocks('{ "type": ¦ }'));
  const said = Object.fromEntries(offers.map(({ label, says }) => [label, says]));
  expect(said).toEqual({
    ...Object.fromEntries(types.map(([type, { description }]) => [`"${type}"`, description])),
    '"shared"': 'Places a block that stands under "shared".',
  });
  for (const [, { description = '' }] of types) expect(description).toMatch(/^[A-Z].*\.$/);
});

// What is offered follows from the schema of a type in one way for all.
describe.each(fewByDay(6, types))('%s', (type, schema) => {
  const names = Object.keys(schema.properties ?? {}).filter((name) => name !== 'type');

  test('offers the properties of its schema and no others', async () => {
    expect(await labelsIn(`{ "type": "${type}", ¦ }`)).toEqual(names.sort());
  });

  test('says of each what it does there', async () => {
    for (const { label, says } of await offersAt(siteWithBlocks(`{ "type": "${type}", ¦ }`))) {
      expect(says).toBe(descriptionIn(schema, label));
    }
  });

  test.each(listsOf(schema))(
    'offers for "%s" a list from a collection, with the properties of one item',
    async (list, item) => {
      const names = ['as', 'each', 'from', 'limit', 'sort', 'where'];
      expect(await labelsIn(`{ "type": "${type}", "${list}": { ¦ } }`)).toEqual(names);
      const itemNames = Object.keys(item.properties ?? {}).sort();
      expect(await labelsIn(`{ "type": "${type}", "${list}": { "from": "services", "as": { ¦ } } }`)).toEqual(
        itemNames,
      );
      expect(await labelsIn(`{ "type": "${type}", "${list}": [{ ¦ }] }`)).toEqual([...itemNames, 'from'].sort());
    },
  );

  test('offers the choices of its properties', async () => {
    for (const [name, { enum: choices }] of Object.entries(schema.properties ?? {})) {
      if (!choices) continue;
      const labels = await labelsIn(`{ "type": "${type}", "${name}": ¦ }`);
      expect([name, labels]).toEqual([name, choices.map((choice) => JSON.stringify(choice)).sort()]);
    }
  });

  test('offers a new block that is whole', async () => {
    const label = `New ${schema.title?.toLowerCase()}`;
    const offers = (await offersAt(siteWithBlocks('¦'))).filter((offer) => offer.label === label);
    expect(offers.map(({ says }) => says)).toEqual([schema.description]);
    const block: Json = JSON.parse(filledSnippet(offers[0]?.inserts ?? ''));
    expect(block).toEqual(schema.examples?.[0]);
    expect(await complaintsOf(withPage({ path: '/new', title: 'New', description: 'New.', blocks: [block] }))).toEqual(
      [],
    );
  });

  test.each(names)('shows what "%s" does when the mouse is over it', async (name) => {
    const shown = await hoverAt(siteWithBlocks(`{ "type": "${type}", "¦${name}": null }`));
    expect(shown).toContain(withoutEscapes(descriptionIn(schema, name)));
  });
});

test('offers a new block of every type and nothing else among the blocks', async () => {
  const labels = types.map(([, { title = '' }]) => `New ${title.toLowerCase()}`);
  expect(await labelsIn('¦')).toEqual(labels.sort());
});

test('offers pages for each entry, which are right as they are', async () => {
  const text = '{ "$schema": "./schema/site.schema.json", "routes": [¦] }';
  const offer = (await offersAt(text)).find(({ label }) => label === 'New page for each entry');
  const page: JsonObject = JSON.parse(filledSnippet(offer?.inserts ?? ''));
  expect(page).toMatchObject({ from: 'services', path: '/services/{slug}' });
  expect(await complaintsOf(withPage(page))).toEqual([]);
});

test('has no complaint of fields in the place of values and lists, and of lists that are written and taken', async () => {
  const block = { type: 'card-grid', style: '{look}', columns: '{columns}', items: '{cards}' };
  const page = { from: 'trips', path: '/t/{slug}', title: '{name}', description: '{text}', blocks: [block] };
  expect(await complaintsOf(withPage(page))).toEqual([]);
  const mixed = [{ title: 'One' }, { from: 'trips', sort: '-date', limit: 2, as: { title: '{name}' } }];
  expect(await complaintsOf(withPage({ ...page, blocks: [{ type: 'card-grid', items: mixed }] }))).toEqual([]);
});

test('offers a new page that is whole', async () => {
  const text = '{ "$schema": "./schema/site.schema.json", "routes": [¦] }';
  const offers = await offersAt(text);
  expect(offers.map(({ label }) => label).sort()).toEqual(['New page', 'New page for each entry']);
  const offer = offers.find(({ label }) => label === 'New page');
  const page: JsonObject = JSON.parse(filledSnippet(offer?.inserts ?? ''));
  expect((page.blocks as JsonObject[]).map(({ type }) => type)).toEqual(['hero', 'text']);
  expect(await complaintsOf(withPage(page))).toEqual([]);
});

test.each([
  ['the site', '"site": { "¦logo": null }', 'The logo in the header.'],
  ['the header', '"header": { "¦action": null }', 'The button at the end of the menu.'],
  [
    'the page',
    '"routes": [{ "¦title": null }]',
    "The title in the browser's tab and in search results: up to 60 characters, with the site's name.",
  ],
  ['an action', '"header": { "action": { "¦label": null } }', 'The words on the button.'],
  ['the business', '"business": { "¦priceRange": null }', 'What it costs, roughly: $$, or KES 500–2,000.'],
  ['the hours', '"business": { "hours": [{ "¦opens": null }] }', 'When it opens, as 08:00.'],
  ['a feed', '"feeds": [{ "as": { "¦date": null } }]', 'When it was published: {date}'],
  ['the counting of visits', '"analytics": { "¦domain": null }', 'The site as the service knows it: example.com.'],
  [
    'a bound',
    inBlock('{ "type": "list", "items": { "where": { "day": { "¦to": 1 } } } }'),
    'The greatest value: a number',
  ],
  [
    'a field with a condition',
    inBlock('{ "type": "form", "sections": [{ "fields": [{ "¦when": {} }] }] }'),
    'Asks this only where other fields of the form are answered so',
  ],
  ['the words', '"words": { "¦skipToContent": null }', 'The first link on a page, for those who use the keyboard.'],
])('shows what a part of %s does', async (_, part, says) => {
  expect(await hoverAt(`{ "$schema": "./schema/site.schema.json", ${part} }`)).toContain(says);
});

test.each([
  ['"header": { "announcement": { ¦ } }', ['begins', 'text', 'until']],
  ['"footer": { "social": [{ ¦ }] }', ['from', 'network', 'to']],
  ['"footer": { "social": [{ "network": ¦ }] }', choicesIn(schemas.definitions.network)],
  ['"routes": [{ "share": { ¦ } }]', ['alt', 'picture']],
  ['"business": { ¦ }', Object.keys(schemas.manifest.properties?.business?.properties ?? {})],
  ['"business": { "hours": [{ ¦ }] }', [...Object.keys(hours), 'from']],
  ['"business": { "hours": { "from": "hours", "as": { ¦ } } }', Object.keys(hours)],
  ['"business": { "hours": [{ "days": [¦] }] }', choicesIn(hours.days?.items)],
  [inBlock('{ "type": "place", "hours": [{ ¦ }] }'), [...Object.keys(hours), 'from']],
  ['"feeds": [{ ¦ }]', ['as', 'from', 'limit', 'path', 'title', 'where']],
  ['"feeds": [{ "as": { ¦ } }]', ['date', 'text', 'title', 'to']],
  ['"analytics": { ¦ }', ['domain', 'host', 'provider']],
  ['"analytics": { "provider": ¦ }', ['"plausible"']],
  [inBlock('{ "type": "list", "items": { "from": "trips", "where": { "next": { ¦ } } } }'), ['from', 'not', 'to']],
  [inBlock('{ "type": "list", "items": [{ "from": "trips", ¦ }] }'), ['as', 'each', 'limit', 'sort', 'where']],
  [inBlock('{ "type": "form", "sections": [{ "fields": [{ ¦ }] }] }'), [...Object.keys(field), 'from']],
  [inBlock('{ "type": "form", "sections": [{ "fields": [{ "kind": ¦ }] }] }'), choicesIn(field.kind)],
  [inBlock('{ "type": "embed", "provider": ¦ }'), choicesIn(provider)],
])('offers in %s what may stand there', async (part, labels = []) => {
  const offers = await offersAt(`{ "$schema": "./schema/site.schema.json", ${part} }`);
  expect(offers.map(({ label }) => label).sort()).toEqual(labels.toSorted());
  for (const { label, says } of offers) if (!label.startsWith('"')) expect(says).toMatch(/^[A-Z].*[.…)]$/s);
});

test.each([
  ['"type": "form", "sections": [{ "fields": [{ "kind": ¦ }] }]', field.kind],
  ['"type": "embed", "provider": ¦', provider],
])('says in { %s } of each choice what it is', async (block, part) => {
  const says = (await offersAt(siteWithBlocks(`{ ${block} }`))).map((offer) => offer.says);
  expect(says).toEqual(part?.enumDescriptions);
  expect(says).toHaveLength(part?.enum?.length ?? 0);
});

test('lists the types of block where one is wrong, and says nothing else of that block', async () => {
  const complaints = await complaintsOf(siteWithBlocks('{ "type": "heroes", "title": 1 }'));
  const names = [...types.map(([type]) => type), 'shared'].map((type) => `"${type}"`).join(', ');
  expect(complaints.filter((complaint) => !complaint.includes('Missing property'))).toEqual([
    `"heroes" → Value is not accepted. Valid values: ${names}.`,
  ]);
});

test('underlines a property that a block of the type does not have', async () => {
  const complaints = await complaintsOf(siteWithBlocks('{ "type": "text", "heading": "Hello", "txt": "Hello" }'));
  expect(complaints).toContain('"txt" → Property txt is not allowed.');
});

test.each(fixtures)('has nothing to say of %s', async (path) => {
  expect(await complaintsOf(withSchema(textOf(path)))).toEqual([]);
});

/** The description that a property has in a schema: its own, or that of what it refers to. */
function descriptionIn(schema: Schema, name: string): string {
  const part = schema.properties?.[name];
  const definition = part?.$ref ? schemas.definitions[referencedName(part.$ref)] : undefined;
  return [part?.description ?? definition?.description, definition?.written ?? []].flat().join('\n\n');
}

/** The agency's site with one page more, which has to be right by our own validator too. */
function withPage(page: JsonObject): string {
  const site: JsonObject = JSON.parse(withSchema(textOf('tests/fixtures/agency/site.json')));
  (site.routes as Json[]).push(page);
  expect(validateManifest(site, registry)).toEqual([]);
  return JSON.stringify(site, null, 2);
}

/** A site.json as if it stood beside the folder of the schema. */
function withSchema(text: string): string {
  return JSON.stringify({ ...JSON.parse(text), $schema: './schema/site.schema.json' }, null, 2);
}
