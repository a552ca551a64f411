import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { composePage } from '../../src/compose/compose-page';
import { composeShell } from '../../src/compose/compose-shell';
import { parseIcon } from '../../src/compose/icon';
import type { Workspace } from '../../src/edit-api/workspace';
import { namedIcons, usedIcons } from '../../src/edit-documents/used-icons';
import { pagesOf, siteOf } from '../../src/editor/drawing/engine';
import { readBase } from '../../src/editor/session/base';
import { createEditor } from '../../src/editor/session/editor';
import { createIconDrawings, withDrawings } from '../../src/editor/session/icons';
import { readAssets } from '../../src/frame/read-assets';
import type { JsonObject } from '../../src/manifest/manifest';
import { insert } from '../../src/manifest/operations';
import { root as project } from '../project';
import { registry } from '../registry';
import { now } from './now';

const file = join(project, 'tests/fixtures/agency/site.json');
const text = readFileSync(file, 'utf8');
const { assets } = readAssets(dirname(file));
const sent = { ...assets, icons: Object.fromEntries(Object.keys(assets.icons).map((name) => [name, ''])) };
const checker = {
  check: async () => [],
  pathsShowing: async () => [],
  pathShowing: async () => undefined,
  pagesShowingValue: async () => [],
  pathsChanged: async () => [],
};

function opened(iconsNamed: Workspace['iconsNamed']) {
  const workspace = { iconsNamed } as Partial<Workspace> as Workspace;
  const icons = createIconDrawings(workspace, usedIcons(text, assets.icons));
  const base = readBase({ text, version: text });
  if ('failure' in base) throw new Error(base.failure);
  return { icons, editor: createEditor(base, sent, { workspace, registry, checker, icons, now }) };
}

function withIcon(root: JsonObject, icon: string): JsonObject {
  const items = [{ title: 'A card', text: 'What it says.', icon }];
  return insert(root, '/routes/0/blocks/1', { type: 'card-grid', heading: 'Cards', items });
}

test('every icon of a site is drawn from the start, and nothing is fetched for it', () => {
  const fetched = vi.fn(async () => ({}));
  const { editor, icons } = opened(fetched);
  const site = siteOf(editor.state().edits.root, withDrawings(sent, icons.drawings()), registry, now);
  const shown = pagesOf(site).map((route) => composePage(site, route).page.icons);
  const drawings = Object.entries(Object.assign({}, ...shown, composeShell(site).shell.icons));
  expect(drawings.length).toBeGreaterThan(10);
  for (const [name, drawing] of drawings)
    if (!name.startsWith('network ')) expect(drawing).toEqual(parseIcon(assets.icons[name] ?? ''));
  expect(fetched).not.toHaveBeenCalled();
});

test('an icon that is newly chosen is blank until its drawing has come, which is fetched once', async () => {
  const fetched = vi.fn(async (names: string[]) => namedIcons(names, assets.icons));
  const { editor, icons } = opened(fetched);
  const drawing = () => editor.state().drawnPage?.clean.page.icons.anvil;
  editor.change({ says: 'an edit', place: '/routes/0', after: withIcon(editor.state().edits.root, 'anvil') });
  expect(drawing()).toHaveLength(1);
  await vi.waitFor(() => expect(drawing()).toEqual(parseIcon(assets.icons.anvil ?? '')), { timeout: 60_000 });
  expect(icons.drawings()).toMatchObject(namedIcons(['anvil', 'menu'], assets.icons));
  expect(fetched.mock.calls).toEqual([[['anvil']]]);
});

test('a drawing that the server could not be asked for is asked for again', async () => {
  const fetched = vi.fn(async (names: string[]) => namedIcons(names, assets.icons));
  fetched.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  const { icons } = opened(fetched);
  const blank = { anvil: parseIcon(withDrawings(sent, {}).icons.anvil ?? '') };
  await expect(icons.complete(blank)).rejects.toThrow();
  expect(await icons.complete(blank)).toBe(true);
  expect(icons.drawings().anvil).toBe(assets.icons.anvil);
  expect(await icons.complete(blank)).toBe(false);
  expect(fetched).toHaveBeenCalledTimes(2);
});

test('the drawings of icons to choose from are fetched once, but for those that are here', async () => {
  const fetched = vi.fn(async (names: string[]) => namedIcons(names, assets.icons));
  const { icons } = opened(fetched);
  await Promise.all([icons.load(['menu', 'anvil', 'bike']), icons.load(['bike', 'truck'])]);
  expect(icons.drawings()).toMatchObject(namedIcons(['anvil', 'bike', 'truck'], assets.icons));
  expect(fetched.mock.calls).toEqual([[['anvil', 'bike']], [['truck']]]);
});
