import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import { composePage } from '../../src/compose/compose-page';
import { composeShell } from '../../src/compose/compose-shell';
import type { RouteSource } from '../../src/compose/routes';
import { pathsChanged } from '../../src/editor/checking/paths-changed';
import { pagesOf, siteOf } from '../../src/editor/engine';
import { readWords } from '../../src/editor/read-words';
import { readAssets } from '../../src/frame/read-assets';
import { themeAttributes, themeStyle } from '../../src/frame/theme';
import type { JsonObject } from '../../src/manifest/manifest';
import { move, remove, set } from '../../src/manifest/operations';
import { prepareRenderer, renderPage } from '../../src/render/server';
import { isLong } from '../is-long';
import { root as project } from '../project';
import { registry } from '../registry';
import { siteParts } from '../site-parts';

const file = join(project, 'tests/fixtures/agency/site.json');
const root: JsonObject = JSON.parse(readFileSync(file, 'utf8'));
const { assets } = readAssets(dirname(file));
const words = [...readWords(root, (type) => registry.blocks[type]?.schema)];

beforeAll(() => prepareRenderer(Object.keys(registry.blocks) as never));

/** The documents of all pages, by their paths. */
function documentsOf(edited: JsonObject): Map<string, string> {
  const site = siteOf(edited, assets, registry);
  const shell = composeShell(site);
  const theme = JSON.stringify([themeStyle(site.theme, {}), themeAttributes(site.theme)]);
  const drawn = (route: RouteSource): string => {
    const { html } = renderPage(shell, composePage(site, route), siteParts, { styles: [] });
    return theme + new TextDecoder().decode(html);
  };
  return new Map(pagesOf(site).map((route) => [route.path, drawn(route)]));
}

/** An edit as the editor makes them: other words, a block taken out, or moved to the top. */
function edited([kind, where]: [number, number]): JsonObject {
  const blocks = (root.routes as JsonObject[]).flatMap(({ blocks: all }, route) =>
    (all as JsonObject[]).map((_, block) => `/routes/${route}/blocks/${block}`),
  );
  const block = blocks[where % blocks.length] ?? '';
  if (kind === 1) return remove(root, block) as JsonObject;
  if (kind === 2) return move(root, block, block.replace(/\d+$/, '0')) as JsonObject;
  const { place, text } = words[where % words.length] ?? { place: '/values/phone', text: '' };
  return set(root, place, `${text} too`) as JsonObject;
}

test.each(isLong ? [1, 2, 3, 4, 5, 6, 7, 8, 9, 10] : [1])(
  'the pages that are announced are those whose document is another, and few that say something where it does not show (%d)',
  () => {
    const before = documentsOf(root);
    const kind = fc.oneof({ weight: 8, arbitrary: fc.constant(0) }, fc.constantFrom(1, 2));
    let [changed, unseen] = [0, 0];
    fc.assert(
      fc.property(fc.tuple(kind, fc.nat()), (edit) => {
        const after = edited(edit);
        const documents = documentsOf(after);
        const paths = new Set([...documents.keys(), ...before.keys()]);
        const others = [...paths].filter((path) => documents.get(path) !== before.get(path));
        const announced = pathsChanged(root, after, assets, registry) ?? [];
        expect(others.filter((path) => !announced.includes(path))).toEqual([]);
        changed += others.length;
        // A heading above a list that is empty today is drawn nowhere.
        unseen += announced.length - others.length;
      }),
      { numRuns: isLong ? 20 : 12 },
    );
    expect(changed).toBeGreaterThan(10);
    expect(unseen).toBeLessThan(changed / 20);
  },
);

test('a page that is new or gone is announced, too', () => {
  const without = remove(root, '/routes/1') as JsonObject;
  const path = String((root.routes as JsonObject[])[1]?.path);
  expect(pathsChanged(root, without, assets, registry)).toContain(path);
  expect(pathsChanged(without, root, assets, registry)).toContain(path);
});
