import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import schema from '../../schema/site.schema.json' with { type: 'json' };
import { pagesOf, siteOf } from '../../src/editor/drawing/engine';
import { ownPage, rejoinOthers } from '../../src/editor/only-here/own-page';
import { readAssets } from '../../src/frame/read-assets';
import { isObject, type Json, type JsonObject } from '../../src/manifest/manifest';
import { valueAt } from '../../src/manifest/pointer';
import { isLong } from '../is-long';
import { root as project } from '../project';
import { registry } from '../registry';
import { now } from './now';

const { assets } = readAssets(project);
const agency: JsonObject = JSON.parse(readFileSync(join(project, 'tests/fixtures/agency/site.json'), 'utf8'));
const slugs = ['ash', 'birch', 'cedar', 'dogwood'];
const template = '/routes/1';

/** A small site that makes pages of those trees that conditions want. */
function siteWith(where: Json | undefined): JsonObject {
  const written = { title: '{slug}', description: '{slug}', blocks: [] };
  return {
    site: agency.site ?? null,
    theme: agency.theme ?? null,
    header: { menu: [] },
    footer: { copyright: 'Trees' },
    values: { name: 'Trees' },
    collections: {
      trees: slugs.map((slug, index) => ({ slug, height: index, kind: index % 2 === 0 ? 'tall' : 'low' })),
    },
    routes: [
      { path: '/', title: 'Home', description: 'Home', blocks: [] },
      { path: '/trees/{slug}', from: 'trees', ...(where !== undefined && { where }), ...written },
    ],
    notFound: { title: 'None', blocks: [] },
  };
}

/** The entries of which the pages are made that are made with others. */
function entriesMade(root: JsonObject): string[] {
  const pages = pagesOf(siteOf(root, assets, registry, now)).filter(({ pointer }) => pointer === template);
  return pages.flatMap(({ scope }) => scope?.pointer ?? []);
}

function partedFrom(root: JsonObject, entry: string): { after: JsonObject; place: string } {
  const edit = ownPage(root, template, entry, assets, registry, now);
  if (!edit)
    throw new Error(`The page of ${entry} stays with the others of ${JSON.stringify(valueAt(root, template))}`);
  return edit;
}

function rejoined(root: JsonObject, slug: string): JsonObject {
  const index = (root.routes as JsonObject[]).findIndex(({ where }) => isObject(where) && where.slug === slug);
  const edit = rejoinOthers(root, `/routes/${index}`);
  if (!edit) throw new Error(`The page of ${slug} has no way back from ${JSON.stringify(root.routes)}`);
  return edit.after;
}

/** Conditions as the editor writes them: one name alone, several in a list, and nothing that asks for nothing. */
function asUsual(where: Json | undefined): Json | undefined {
  const asked = Object.entries(isObject(where) ? where : {}).flatMap(([name, wanted]): [string, Json][] => {
    if (name !== 'slug' || !isObject(wanted)) return [[name, wanted]];
    const parts = Object.entries(wanted).flatMap(([part, value]): [string, Json][] => {
      if (part !== 'not' || !Array.isArray(value)) return [[part, value]];
      return value.length === 0 ? [] : [[part, value.length === 1 ? (value[0] ?? null) : value]];
    });
    return parts.length === 0 ? [] : [[name, Object.fromEntries(parts)]];
  });
  return asked.length === 0 ? undefined : Object.fromEntries(asked);
}

const words = (root: JsonObject): string => JSON.stringify(root.routes);

const others = fc.constantFrom<Json>('elm', 7, true);
const unwanted = fc.oneof(
  others,
  fc.constantFrom<Json>(...slugs),
  fc.uniqueArray(fc.oneof(others, fc.constantFrom<Json>(...slugs)), { maxLength: 3 }),
);
const measured = fc.record<JsonObject>(
  {
    not: unwanted,
    from: fc.constantFrom('ash', 'birch'),
    to: fc.constantFrom('cedar', 'elm'),
    $comment: fc.constant('why'),
  },
  { requiredKeys: [] },
);
const wanted = fc.oneof(others, fc.constantFrom<Json>(...slugs), fc.subarray<Json>(slugs), measured);
const where = fc.option(
  fc.record<JsonObject>(
    {
      height: fc.constantFrom<Json>({ from: 1 }, [0, 1, 2], { not: 2 }, { not: [0, 9] }),
      slug: wanted,
      kind: fc.constantFrom<Json>('tall', ['tall', 'low'], { not: 'wide' }),
      $comment: fc.constant('These only'),
    },
    { requiredKeys: [] },
  ),
  { nil: undefined, freq: 20 },
);

test('the forms that conditions may have are the ones that are tried here', () => {
  const { type, properties } = schema.$defs.where.additionalProperties;
  expect(type).toEqual(['string', 'number', 'boolean', 'array', 'object']);
  expect(Object.keys(properties)).toEqual(['not', 'from', 'to', '$comment']);
});

test('whatever conditions ask for, a page that is parted and made like the others again leaves them as they were', () => {
  let tried = 0;
  fc.assert(
    fc.property(where, fc.nat(), fc.nat(), fc.boolean(), (conditions, first, second, isLater) => {
      const root = siteWith(conditions);
      const made = entriesMade(root);
      if (made.length < 2) return;
      tried++;
      const usual = words(siteWith(asUsual(conditions)));
      const slugOf = (entry: string): string => String(valueAt(root, `${entry}/slug`));
      const one = made[first % made.length] ?? '';
      const { after } = partedFrom(root, one);
      expect(words(rejoined(after, slugOf(one)))).toBe(usual);
      const left = made.filter((entry) => entry !== one);
      if (left.length < 2) return;
      const other = left[second % left.length] ?? '';
      const both = partedFrom(after, other).after;
      const order = isLater ? [one, other] : [other, one];
      expect(words(order.map(slugOf).reduce(rejoined, both))).toBe(usual);
    }),
    { numRuns: isLong ? 5000 : 150 },
  );
  expect(tried).toBeGreaterThan(15);
});

test('in a list that somebody wrote in another order, what comes back stands last', () => {
  const root = siteWith({ slug: ['cedar', 'ash', 'birch'] });
  const { after } = partedFrom(root, '/collections/trees/0');
  expect(valueAt(rejoined(after, 'ash'), `${template}/where/slug`)).toEqual(['cedar', 'birch', 'ash']);
});

test('of two kinds of pages at one address, a page goes back to those above it', () => {
  const root = siteWith({ slug: ['cedar', 'dogwood'] });
  const first = { ...(root.routes as JsonObject[])[1], where: { slug: { not: ['cedar', 'dogwood'] } } };
  const both = {
    ...root,
    routes: [(root.routes as JsonObject[])[0] ?? null, first, (root.routes as JsonObject[])[1] ?? null],
  };
  const edit = ownPage(both, '/routes/2', '/collections/trees/3', assets, registry, now);
  expect(rejoinOthers(edit?.after ?? {}, edit?.place ?? '')?.after).toEqual(both);
});
