import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';
import { ownSchema } from '../../src/checks/own-schema';
import { putSchema, schemaBeside } from '../../src/cli/put-schema';
import type { JsonObject } from '../../src/manifest/manifest';
import { complaintsOf, hoverAt, offersAt } from '../json-editor';
import { root as project } from '../project';
import { registry } from '../registry';
import { temporaryFolder } from '../temporary-folder';

const collections: JsonObject = {
  breads: {
    one: 'bread',
    fields: {
      title: { kind: 'text', label: 'Name', required: true },
      weight: { kind: 'number', help: 'Grams, as it comes out of the oven.' },
      flour: { kind: 'choice', choices: ['Wheat', 'Rye'] },
      baker: { kind: 'entry', of: 'bakers' },
    },
    entries: [{ slug: 'rye', title: 'Rye' }],
  },
  bakers: [{ slug: 'asha', name: 'Asha' }],
};

/** A site.json beside which the schema was put, with entries of its breads as they are written. */
function siteWith(entries: string, $schema = schemaBeside): { file: string; text: string } {
  const folder = temporaryFolder();
  const file = join(folder, 'site.json');
  writeFileSync(file, JSON.stringify({ $schema, collections }));
  putSchema(file, project);
  const { breads, ...others } = collections;
  const written = JSON.stringify({ ...others, breads: { ...(breads as JsonObject), entries: '@' } });
  const schema = pathToFileURL(join(folder, schemaBeside)).href;
  return { file, text: `{ "$schema": "${schema}", "collections": ${written.replace('"@"', `[${entries}]`)} }` };
}

const bread = (text: string): string => siteWith(text).text;
const offered = async (text: string): Promise<string[]> => (await offersAt(bread(text))).map(({ label }) => label);

test('an editor of text offers the fields that a collection declares, and what can be said in them', async () => {
  expect(await offered('{ ¦ }')).toEqual(
    expect.arrayContaining(['title', 'weight', 'flour', 'baker', 'slug', 'draft', 'sample']),
  );
  expect(await offered('{ "flour": ¦ }')).toEqual(expect.arrayContaining(['"Wheat"', '"Rye"']));
  expect(await offered('{ "baker": ¦ }')).toContain('"asha"');
  expect(await hoverAt(bread('{ "we¦ight": 900 }'))).toContain('Grams, as it comes out of the oven.');
});

test('where entries are listed it offers the collections and, of the one that is chosen, the fields and their choices', async () => {
  const file = siteWith('').text;
  const listed = async (list: string): Promise<string[]> => {
    const routes = `"routes": [{ "path": "/", "title": "T", "description": "D", "blocks": [{ "type": "list", "items": ${list} }] }]`;
    return (await offersAt(`${file.slice(0, -1)}, ${routes} }`)).map(({ label }) => label);
  };
  expect(await listed('{ "from": ¦, "as": "{title}" }')).toEqual(expect.arrayContaining(['"breads"', '"bakers"']));
  expect(await listed('{ "from": "breads", "where": { ¦ } }')).toEqual(
    expect.arrayContaining(['title', 'weight', 'flour', 'baker']),
  );
  expect(await listed('{ "from": "breads", "where": { "flour": ¦ } }')).toEqual(
    expect.arrayContaining(['"Wheat"', '"Rye"']),
  );
  expect(await listed('{ "from": "breads", "where": { "baker": ¦ } }')).toContain('"asha"');
  expect(await listed('{ "from": "breads", "sort": ¦ }')).toEqual(expect.arrayContaining(['"weight"', '"-weight"']));
  expect(await listed('{ "from": "bakers", "where": { ¦ } }')).not.toContain('flour');
  const pages = '"routes": [{ "from": "breads", "where": { ¦ }, "path": "/breads/{slug}", "title": "{title}" }]';
  expect((await offersAt(`${file.slice(0, -1)}, ${pages} }`)).map(({ label }) => label)).toContain('flour');
});

test('it underlines what a field cannot hold, what no field is called, and what is missing', async () => {
  const complaints = (text: string): Promise<string[]> => complaintsOf(bread(text)).then(ofEntries);
  expect(
    await complaints('{ "title": "Rye", "weight": 900, "flour": "Rye", "$comment": "Sour.", "draft": true }'),
  ).toEqual([]);
  expect(await complaints('{ "title": "Rye", "weight": "heavy" }')).toEqual([expect.stringMatching(/^"heavy" → /)]);
  expect(await complaints('{ "title": "Rye", "flour": "Rice" }')).toEqual([expect.stringMatching(/^"Rice" → /)]);
  expect(await complaints('{ "title": "Rye", "wieght": 900 }')).toEqual([expect.stringMatching(/^"wieght" → /)]);
  expect(await complaints('{ "weight": 900 }')).toEqual([expect.stringMatching(/title/)]);
});

test('without a declaration it is the published schema, and only a site that names it there gets it', () => {
  const { bakers } = collections;
  expect(ownSchema(registry.schema, { collections: { bakers: bakers ?? [] } })).toBe(registry.schema);
  const { file } = siteWith('', './schema/site.schema.json');
  expect(() => readFileSync(join(file, '..', schemaBeside))).toThrow();
});

test('it follows the site, and stays as it was while that cannot be read', () => {
  const { file } = siteWith('');
  const beside = (): string => readFileSync(join(file, '..', schemaBeside), 'utf8');
  const before = beside();
  writeFileSync(file, '{ "collections": ');
  putSchema(file, project);
  expect(beside()).toBe(before);
  writeFileSync(file, JSON.stringify({ $schema: schemaBeside, collections: { rooms: { fields: {}, entries: [] } } }));
  putSchema(file, project);
  expect(Object.keys(JSON.parse(beside()).properties.collections.properties)).toContain('rooms');
});

/** Complaints about entries: a site of collections alone lacks much else. */
function ofEntries(complaints: string[]): string[] {
  return complaints.filter((one) => !/"(site|routes|schemaVersion|theme|values|header|footer|notFound)"/.test(one));
}
