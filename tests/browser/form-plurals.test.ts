import type { Server } from 'node:http';
import { join } from 'node:path';
import { afterAll, beforeAll, expect } from 'vitest';
import { productionCode } from '../production-code';
import { root } from '../project';
import { folderForFile } from '../temporary-folder';
import { test } from './browser-test';
import { serveSite } from './serve-site';

const polish = {
  one: '{label}: wpisz co najmniej {minimum} znak.',
  few: '{label}: wpisz co najmniej {minimum} znaki.',
  many: '{label}: wpisz co najmniej {minimum} znaków.',
  other: '{label}: wpisz co najmniej {minimum} znaku.',
};
const fields = [1, 3, 5, 22].map((minLength) => ({
  name: `least${minLength}`,
  label: `Pole ${minLength}`,
  kind: 'text',
  minLength: minLength + 1,
}));
const folder = folderForFile();
let server: Server | undefined;
let address = '';

beforeAll(async () => {
  const file = join(root, 'tests/fixtures/contact-form/site.json');
  const served = await serveSite(file, folder, await productionCode(root), (text) => {
    const manifest = JSON.parse(text);
    manifest.site.language = 'pl';
    manifest.words = { ...manifest.words, fieldTooShort: polish };
    manifest.routes.at(-1).blocks[0].sections[0].fields = fields;
    return JSON.stringify(manifest);
  });
  expect(served.site.problem).toBeUndefined();
  ({ server } = served);
  address = `${served.site.origin}${served.site.base}contact`;
}, 120_000);

afterAll(() => {
  server?.closeAllConnections();
  server?.close();
});

test('a number is said with the form that the language has for it, of all that it has', { tags: 'night' }, async ({
  open,
}) => {
  const { page } = await open(address);
  for (const { name } of fields) {
    await page.locator(`[name=${name}]`).fill('a');
    await page.locator(`[name=${name}]`).blur();
  }
  const said = await page.locator('form [id$="-message"]').allInnerTexts();
  expect(said).toEqual([
    'Pole 1: wpisz co najmniej 2 znaki.',
    'Pole 3: wpisz co najmniej 4 znaki.',
    'Pole 5: wpisz co najmniej 6 znaków.',
    'Pole 22: wpisz co najmniej 23 znaki.',
  ]);
});
