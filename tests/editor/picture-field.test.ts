import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { addPictureField, hasPicture } from '../../src/editor/collections/picture-field';
import { drawPage, siteOf } from '../../src/editor/drawing/engine';
import { entryFields } from '../../src/editor/naming/entry-fields';
import { readAssets } from '../../src/frame/read-assets';
import type { JsonObject } from '../../src/manifest/manifest';
import { set } from '../../src/manifest/operations';
import { valueAt } from '../../src/manifest/pointer';
import { root as project } from '../project';
import { registry } from '../registry';
import { now } from './now';

const file = join(project, 'tests/fixtures/kajak/site.json');
const site: JsonObject = JSON.parse(readFileSync(file, 'utf8'));
test('entries without a picture get a field for one, which the lists made of them show', () => {
  expect(hasPicture(entryFields(site, 'trips'))).toBe(true);
  const fields = entryFields(site, 'news');
  expect(hasPicture(fields)).toBe(false);
  const added = addPictureField(site, 'news', fields);
  if (!added) throw new Error('No field was added.');
  const { after } = added.edit;
  expect(hasPicture(entryFields(after, 'news'))).toBe(true);
  expect(added.lists).toBe(2);
  expect(valueAt(after, '/routes/4/blocks/1/items/as/picture')).toBe('{picture}');
  const picture = { src: 'uploads/heldag.jpg', alt: 'A bay' };
  const entries = '/collections/news/entries';
  const shown = drawPage(
    siteOf(set(after, `${entries}/1/picture`, picture), readAssets(dirname(file)).assets, registry, now),
    '/nyheter',
  );
  const drawn = JSON.stringify(shown?.page.blocks);
  expect(drawn).toContain('A bay');
  // Those that have none are drawn without.
  expect(drawn).toContain('Säsongen börjar i maj');
});
