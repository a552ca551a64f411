import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { isNotFound, withoutSlash } from '../../src/addresses/page-address';
import { checkSite } from '../../src/checks/check-site';
import { editionsOf } from '../../src/compose/editions';
import { oldAddresses } from '../../src/compose/old-addresses';
import { routeSources } from '../../src/compose/routes';
import type { Site } from '../../src/compose/site';
import { removeMember } from '../../src/editor/members/members';
import { withoutPages } from '../../src/editor/members/removal';
import { renamePage } from '../../src/editor/session/rename-page';
import type { Desk } from '../../src/editor/session/use-editor';
import {
  keepAddresses,
  withHidden,
  withoutPathsOf,
  withPrefix,
  withPublished,
} from '../../src/editor/translations/keep-addresses';
import { withLanguage, withoutLanguage, withPath } from '../../src/editor/translations/languages';
import { readAssets } from '../../src/frame/read-assets';
import { languagesIn } from '../../src/manifest/languages';
import type { JsonObject } from '../../src/manifest/manifest';
import { remove } from '../../src/manifest/operations';
import { fewByDay } from '../is-long';
import { root as project } from '../project';
import { registry } from '../registry';
import { now } from './now';
import { opened } from './opened-file';

const sites = {
  kajak: { page: '/boka', entry: ['/turer/heldag', '/turer/hela-dagen'], english: '/en/book' },
  tajlid: { page: '/about', entry: undefined, english: '/en/about' },
} as const;

describe.each(fewByDay(1, Object.entries(sites)))('%s', (name, { page, entry, english }) => {
  const file = join(project, `tests/fixtures/${name}/site.json`);
  const text = readFileSync(file, 'utf8');
  const { assets } = readAssets(dirname(file));

  /** Opens the site in a window. */
  function open() {
    const { editor, says } = opened(text);
    const change = (after: JsonObject): void => editor.change({ says: 'changed', place: '/languages', after });
    const root = (): JsonObject => editor.state().edits.root;
    const language = () => {
      const [found] = languagesIn(root());
      if (!found) throw new Error('The site has no further language.');
      return found;
    };
    return { editor, says, change, root, language, state: editor.state };
  }

  function published(root: JsonObject): Site {
    const { site, problems } = checkSite(JSON.stringify(root), assets, { now, registry });
    expect(problems.filter(({ severity }) => severity === 'error')).toEqual([]);
    if (!site) throw new Error('The site has errors.');
    return site;
  }

  function pagesOf(site: Site): string[] {
    return editionsOf(site).flatMap((edition) =>
      routeSources(edition).flatMap(({ path, draft }) => (draft ? [] : [path])),
    );
  }

  /** Gives the addresses that pages had and that lead nowhere, then those that lead to no page. */
  function lostIn(root: JsonObject): string[] {
    const [before, site] = [published(JSON.parse(text)), published(root)];
    const [pages, old] = [pagesOf(site), oldAddresses(site)];
    const known = pagesOf(before).filter((path) => !isNotFound(path));
    const standing = new Set([...pages, ...old.map(({ from }) => from)]);
    const ends = new Set(pages.map((path) => withoutSlash(path)));
    const isEnd = (to: string): boolean =>
      !to.startsWith('/') || ends.has(withoutSlash(to.replace(/[?#].*/, ''))) || /\.\w+$/.test(to);
    return [...known.filter((path) => !standing.has(path)), ...old.map(({ to }) => to).filter((to) => !isEnd(to))];
  }

  /** Gives where an old address leads. */
  function leadsTo(root: JsonObject, from: string): string | undefined {
    const found = oldAddresses(published(root)).find((one) => one.from === from);
    return found && `${found.to}${found.isForNow ? ' for now' : ''}`;
  }

  test('the addresses of a language begin otherwise, as they are typed, and again, and as they began', () => {
    const { change, root, state } = open();
    for (const words of ['/e', '/eng', '/english']) change(withPrefix(state(), 'en', words));
    expect(root().languages).toMatchObject({ en: { path: '/english', formerly: ['/en'] } });
    expect(lostIn(root())).toEqual([]);
    expect(leadsTo(root(), english)).toBe(english.replace('/en', '/english'));
    change(withPrefix(state(), 'en', ''));
    expect(root()).toEqual(JSON.parse(text));
  });

  test('the address of a page in a language changes, as it is typed, with that of all, and back', () => {
    const { change, root, state, language } = open();
    for (const says of ['/p', '/pa', '/page-of-it'])
      change(keepAddresses(state(), withPath(root(), language(), page, says)));
    expect(lostIn(root())).toEqual([]);
    expect(leadsTo(root(), english)).toBe('/en/page-of-it');
    change(withPrefix(state(), 'en', '/english'));
    expect(lostIn(root())).toEqual([]);
    expect(leadsTo(root(), english)).toBe('/english/page-of-it');
    change(withPrefix(state(), 'en', '/en'));
    change(keepAddresses(state(), withPath(root(), language(), page, english.replace('/en', ''))));
    expect(root().redirects).toEqual(JSON.parse(text).redirects);
  });

  test('a page or an entry has another address', () => {
    const { editor, root } = open();
    expect(renamePage({ editor } as Desk, page, '/new-address')).toBeUndefined();
    if (entry) expect(renamePage({ editor } as Desk, ...entry)).toBeUndefined();
    expect(lostIn(root())).toEqual([]);
    if (entry) expect(leadsTo(root(), '/en/trips/heldag')).toBe('/en/trips/hela-dagen');
  });

  test('a page is deleted, with what its language says of it', () => {
    const { root, state } = open();
    const index = (root().routes as JsonObject[]).findIndex(({ path }) => path === page);
    const place = `/routes/${index}`;
    const without = withoutPathsOf(remove(root(), place), [page]);
    const { after } = withoutPages({ says: '', place, after: without }, [page], { to: '/', takesLinks: true });
    const kept = keepAddresses(state(), after, (path) => (path === page ? '/' : path));
    expect(lostIn(kept)).toEqual([]);
    expect(leadsTo(kept, english)).toBe('/en');
    const nowhere = withoutPages({ says: '', place, after: without }, [page], { takesLinks: true });
    expect(
      leadsTo(
        keepAddresses(state(), nowhere.after, () => undefined),
        english,
      ),
    ).toBeUndefined();
  });

  test('a language is hidden, and published again', () => {
    const { change, root, state } = open();
    change(withHidden(state(), 'en'));
    expect(lostIn(root())).toEqual([]);
    expect(leadsTo(root(), english)).toBe(`${page} for now`);
    change(withPublished(state(), 'en'));
    expect(root()).toEqual(JSON.parse(text));
  });

  test('a language is removed, hidden or not, and comes again', () => {
    const { change, root, state } = open();
    const shown = keepAddresses(state(), withoutLanguage(root(), 'en'));
    change(withHidden(state(), 'en'));
    change(keepAddresses(state(), withoutLanguage(root(), 'en')));
    for (const site of [shown, root()]) {
      expect(lostIn(site)).toEqual([]);
      expect(leadsTo(site, english)).toBe(page);
    }
    const whole = {
      ...withLanguage(root(), { tag: 'en', label: 'English', called: 'English' }),
      languages: JSON.parse(text).languages,
    };
    expect(lostIn(whole)).toEqual([]);
    expect(leadsTo(whole, english)).toBeUndefined();
  });
});

test('an entry is deleted, and its page in a language leads where the page does', () => {
  const file = join(project, 'tests/fixtures/kajak/site.json');
  const { editor } = opened(readFileSync(file, 'utf8'));
  const { edits } = editor.state();
  const member = {
    pointer: '/collections/trips/entries/0',
    list: '/collections/trips/entries',
    index: 0,
    count: 5,
    title: 'A trip',
  };
  const paths = ['/turer/grundkurs'];
  const edit = withoutPages(removeMember(edits.root, member), paths, { to: '/turer' });
  const { redirects } = keepAddresses(editor.state(), edit.after, (path) => (paths.includes(path) ? '/turer' : path));
  expect(redirects).toContainEqual({ from: '/en/trips/grundkurs', to: '/turer' });
});
