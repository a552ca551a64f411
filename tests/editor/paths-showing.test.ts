import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { pathShowing, pathsShowing } from '../../src/editor/checking/paths-showing';
import { readAssets } from '../../src/frame/read-assets';
import type { JsonObject } from '../../src/manifest/manifest';
import { root as project } from '../project';
import { registry } from '../registry';
import { now } from './now';

const file = join(project, 'tests/fixtures/kajak/site.json');
const text = readFileSync(file, 'utf8');
const { assets } = readAssets(dirname(file));

test('a template reaches all pages that are made of it, and a part of none no page', () => {
  const root = JSON.parse(text) as JsonObject;
  const slugs = ['grundkurs', 'skymningstur', 'heldag', 'overnattning'];
  expect(pathsShowing('/routes/2', root, assets, registry, now)).toEqual(slugs.map((slug) => `/turer/${slug}`));
  expect(pathShowing('/shared/none', root, assets, registry, now)).toBe(undefined);
});

test('an entry of a feed is shown by its own page and by lists, not by all pages', () => {
  const root = JSON.parse(text) as JsonObject;
  const slug = 'tack-for-i-ar';
  const { entries } = (root.collections as { news: { entries: { slug: string }[] } }).news;
  const place = `/collections/news/entries/${entries.findIndex((one) => one.slug === slug)}`;
  expect(pathsShowing(place, root, assets, registry, now)).toEqual(['/nyheter', `/nyheter/${slug}`]);
});
