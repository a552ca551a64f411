import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { renamePage } from '../../src/editor/session/rename-page';
import type { Desk } from '../../src/editor/session/use-editor';
import type { JsonObject } from '../../src/manifest/manifest';
import { insert, set } from '../../src/manifest/operations';
import { valueAt } from '../../src/manifest/pointer';
import { root as project } from '../project';
import { changed, opened } from './opened-file';

/** The redirects that pages of a window leave behind, after renaming one; undefined where it cannot be renamed. */
function redirectsAfter({ editor, says }: ReturnType<typeof opened>, from: string, to: string): unknown {
  const before = JSON.stringify(says('/redirects'));
  expect(renamePage({ editor } as Desk, from, to)).toBeUndefined();
  const after = JSON.stringify(says('/redirects'));
  return after === before ? 'as they were' : (says('/redirects') as unknown[]).at(-1);
}

test('the old address of a page leads to the new one where somebody may know it', () => {
  expect(redirectsAfter(opened(), '/about/our-team', '/who-we-are')).toEqual({
    from: '/about/our-team',
    to: '/who-we-are',
  });
});

test('an address that was never saved leads nowhere once it is another, and what led to it leads on', () => {
  const window = opened();
  const { editor, says } = window;
  const { root } = editor.state().edits;
  const page = { path: '/new', title: 'New', description: 'New', blocks: [] };
  const after = set(insert(root, '/routes/1', page), '/redirects/0/to', '/new');
  editor.change({ says: 'added', place: '/routes/1', after });
  expect(redirectsAfter(window, '/new', '/newer')).not.toEqual({ from: '/new', to: '/newer' });
  expect(says('/redirects/0/to')).toBe('/newer');
  // Where an address was left before, it is that of a page again.
  const former = String(valueAt(root, '/redirects/1/from'));
  expect(renamePage({ editor } as Desk, '/newer', former)).toBeUndefined();
  expect((says('/redirects') as JsonObject[]).map(({ from }) => from)).not.toContain(former);
});

test('nobody is led on from the address of a sample', () => {
  const text = readFileSync(join(project, 'tests/fixtures/kajak/site.json'), 'utf8');
  const entries = '/collections/trips/entries';
  const samples = Object.keys(valueAt(JSON.parse(text), entries) as JsonObject).reduce(
    (written, index) => changed(written, (root) => set(root, `${entries}/${index}/sample`, true)),
    text,
  );
  const last = { from: '/turer/heldag', to: '/turer/halvdag' };
  const window = opened(text);
  redirectsAfter(window, last.from, last.to);
  expect(window.says('/redirects')).toEqual([last, { from: '/en/trips/heldag', to: last.to }]);
  expect(redirectsAfter(opened(samples), last.from, last.to)).toBe('as they were');
});
