import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Manifest } from '../../src/manifest/manifest';
import { root } from '../project';
import { folderForFile, temporaryFolder } from '../temporary-folder';
import { openBuilds } from './build-fixture';
import { attributeValues, type BuiltDocument, documentsIn, metaOf, pagesIn } from './built-document';

describe.each([
  { name: 'agency', origin: 'https://www.example.com', base: '/' },
  { name: 'werkstatt', origin: 'https://beispiel.example', base: '/werkstatt/' },
] as const)('every page of the site $name', ({ name, origin, base }) => {
  const folder = folderForFile();
  const { routes }: Manifest = JSON.parse(readFileSync(join(root, 'tests/fixtures', name, 'site.json'), 'utf8'));
  let outFolder = '';
  let pages: BuiltDocument[] = [];
  let paged: BuiltDocument[] = [];

  beforeAll(async () => {
    const builds = await openBuilds(name, folder);
    await builds.build();
    outFolder = builds.outFolder;
    pages = pagesIn(outFolder);
    paged = pages.filter(({ path }) => path !== '404.html');
  });

  test('is there', () => {
    const paths = paged.map(({ slice }) => slice?.page.path);
    expect(paths.sort()).toEqual(routes.map(({ path }) => path).sort());
  });

  test('has a title, a description and one first heading', () => {
    for (const { path, html, markup } of pages) {
      expect(html, path).toMatch(/<title>[^<]+<\/title>/);
      expect(metaOf(markup, 'name="description"'), path).toMatch(/\S/);
      expect(markup.match(/<h1[ >]/g), path).toHaveLength(1);
      expect(html, path).toMatch(/^<!doctype html>\n<html lang="[a-zA-Z-]+" dir="ltr"[^>]*>/);
    }
  });

  test('names its own address, and the page of unknown addresses names none', () => {
    for (const { markup, slice } of paged) {
      const address = `${origin}${base}${slice?.page.path.slice(1)}`;
      expect(metaOf(markup, 'rel="canonical"')).toBe(address);
      expect(metaOf(markup, 'property="og:url"')).toBe(address);
      expect(metaOf(markup, 'name="robots"')).toBeUndefined();
    }
    const notFound = pages.find(({ path }) => path === '404.html');
    expect(notFound?.markup).not.toMatch(/canonical|og:url/);
    expect(metaOf(notFound?.markup ?? '', 'name="robots"')).toBe('noindex');
  });

  test('names a picture of its own for sharing, which is there in the size that others show', async () => {
    const pictures = paged.map(({ markup }) => metaOf(markup, 'property="og:image"') ?? '');
    expect(new Set(pictures).size).toBe(new Set(paged.map(({ slice }) => slice?.page.title)).size);
    for (const picture of new Set(pictures)) {
      expect(picture).toMatch(`${origin}${base}_assets/social.`);
      const { width, height } = await sharp(join(outFolder, picture.slice((origin + base).length))).metadata();
      expect([width, height]).toEqual([1200, 630]);
    }
    expect(metaOf(pages.find(({ path }) => path === '404.html')?.markup ?? '', 'property="og:image"')).toBeUndefined();
  });

  test('has its icons, and a web manifest that names those for apps', () => {
    const { markup = '' } = pages[0] ?? {};
    const links = [...markup.matchAll(/<link rel="(icon|apple-touch-icon|manifest)" href="([^"]+)"/g)];
    expect(links.map(([, kind]) => kind)).toEqual(['icon', 'icon', 'apple-touch-icon', 'manifest']);
    for (const [, , address = ''] of links) expect(existsSync(join(outFolder, address.slice(base.length)))).toBe(true);
    const manifest = JSON.parse(readFileSync(join(outFolder, 'manifest.webmanifest'), 'utf8'));
    expect(manifest).toMatchObject({ start_url: base, scope: base, background_color: expect.stringMatching(/^#/) });
    for (const { src } of manifest.icons) expect(existsSync(join(outFolder, src.slice(base.length)))).toBe(true);
  });

  test('shows pictures whose files are there, each in its width', async () => {
    const markups = pages.map(({ markup }) => markup).join('');
    const candidates = new Set(
      [...markups.matchAll(/srcset="([^"]+)"/gi)].flatMap(([, list = '']) => list.split(', ')),
    );
    expect(candidates.size > 0).toBe(name === 'werkstatt');
    for (const candidate of candidates) {
      const [address = '', width = ''] = candidate.split(' ');
      const { width: real } = await sharp(join(outFolder, address.slice(base.length))).metadata();
      expect(`${real}w`).toBe(width);
    }
    for (const [, address = ''] of markups.matchAll(/<img [^>]*src="([^"]+)"/g)) {
      expect(existsSync(join(outFolder, address.slice(base.length))), address).toBe(true);
    }
  });

  test('has nothing inline that a strict policy forbids, and no script whose hash its own does not name', () => {
    const policy = readFileSync(join(outFolder, '_headers'), 'utf8');
    for (const { path, markup, scripts } of documentsIn(outFolder)) {
      expect(markup, path).not.toMatch(/<[a-z][^>]* style=/i);
      expect(markup, path).not.toMatch(/<[a-z][^>]* on[a-z]+=/i);
      expect(markup, path).not.toMatch(/javascript:|data:[a-z]/i);
      for (const { attributes, content } of scripts) {
        const isData = /type="(application\/json|speculationrules)"/.test(attributes);
        if (isData) continue;
        if (/ src="[^"]+"/.test(attributes)) expect(content, path).toBe('');
        else expect(policy, path).toContain(`'sha256-${createHash('sha256').update(content).digest('base64')}'`);
      }
    }
  });

  test('inlines the styles of a block type byte for byte as every other page does', () => {
    const byName = new Map<string, Set<string>>();
    for (const { styles } of pages) {
      expect(new Set(styles.map(([style]) => style)).size).toBe(styles.length);
      for (const [style, css] of styles) byName.set(style, (byName.get(style) ?? new Set()).add(css));
    }
    for (const [style, variants] of byName) expect(variants.size, style).toBe(1);
    for (const { path, styles, types } of pages) {
      const names = styles.map(([style]) => style).filter((name) => name !== 'live' && !name.includes('/'));
      expect(names, path).toEqual(['foundation', 'theme', ...[...new Set(types)].sort()]);
    }
  });

  test('leads, as the sitemap does, to nothing but addresses whose files are in the output', () => {
    const missing = new Set<string>();
    const look = (address: string): void => {
      const path = decodeURI(address.replace(/[?#].*$/, '').replace(origin, ''));
      if (!path.startsWith('/')) return;
      // Hosts answer with another file only by leading to its address first.
      const file = path.endsWith('/') ? `${path}index.html` : /\.[a-z0-9]+$/.test(path) ? path : `${path}.html`;
      if (!path.startsWith(base) || !existsSync(join(outFolder, file.slice(base.length)))) missing.add(address);
    };
    for (const [, address = ''] of readFileSync(join(outFolder, 'sitemap.xml'), 'utf8').matchAll(/<loc>([^<]*)/g))
      look(address);
    const keys = new Set<string>();
    for (const { markup, styles, scripts, slice } of documentsIn(outFolder)) {
      for (const address of [...attributeValues(markup, 'href'), ...attributeValues(markup, 'src')]) look(address);
      for (const [, css] of styles) for (const [, address = ''] of css.matchAll(/url\("?([^")]+)"?\)/g)) look(address);
      for (const { attributes } of scripts) {
        const [, address] = / data-site="([^"]+)"/.exec(attributes) ?? [];
        if (address) keys.add(JSON.parse(readFileSync(join(outFolder, address.slice(base.length)), 'utf8')).key);
      }
      if (!slice) continue;
      keys.add(slice.key);
      for (const address of Object.values(slice.styles)) look(address);
    }
    // Those of the pages and that of the site.
    expect(keys.size).toBe(1);
    expect([...missing]).toEqual([]);
  });
});

test('what copy says cannot end the data of a page or become markup', async () => {
  const { build, outFolder } = await openBuilds('werkstatt', temporaryFolder());
  const attack = '</script><script>alert(1)</script><!-- <b>&"\u2028';
  await build(({ routes: [home] }) => {
    if (!home) throw new Error('The fixture has no home page.');
    Object.assign(home, { title: attack, description: attack });
    Object.assign(home.blocks[0] ?? {}, { heading: attack, text: attack });
  });
  const home = pagesIn(outFolder).find(({ path }) => path === 'index.html');
  expect(home?.slice?.page).toMatchObject({ title: attack, description: attack });
  expect(home?.html).not.toContain('<script>alert');
  expect(home?.markup).not.toContain('<b>');
});
