import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { buildFile } from '../build-file';
import { productionCode } from '../production-code';
import { root } from '../project';
import { folderForFile } from '../temporary-folder';
import { type BuiltDocument, metaOf, pagesIn } from './built-document';

const code = await productionCode(root);

interface Expected {
  host: string;
  main: string;
  /** The path of the page for unknown addresses in English, and a page that has no English. */
  originals: string[];
}

const sites: Record<string, Expected> = {
  kajak: { host: 'https://skarvik.example', main: 'sv', originals: [] },
  tajlid: { host: 'https://tajlid.example', main: 'ar', originals: ['services', 'courses', 'shipping/morocco'] },
};

describe.each(Object.entries(sites))('%s', async (name, { host, main, originals }) => {
  const folder = folderForFile();
  const { outFolder, problem } = await buildFile(join(root, `tests/fixtures/${name}/site.json`), folder, code);
  if (problem !== undefined) throw new Error(problem);
  const pages = pagesIn(outFolder);
  const isNotFound = ({ path }: BuiltDocument): boolean => path.endsWith('404.html');
  const byAddress = new Map(pages.map((page) => [addressOf(page), page]));

  /** The address of a page on the web. */
  function addressOf({ path }: BuiltDocument): string {
    const rest = path.replace(/(^|\/)index\.html$|\.html$/, '');
    return `${host}/${rest}`;
  }

  /** Where a page says that it is, by the languages. */
  function alternatesOf({ markup }: BuiltDocument): Map<string, string> {
    const links = markup.matchAll(/<link rel="alternate" hreflang="([^"]+)" href="([^"]+)">/g);
    return new Map([...links].map(([, tag = '', href = '']) => [tag, href]));
  }

  test('every page names itself and the same page in the other language, which names it, too', () => {
    let both = 0;
    for (const page of pages.filter((one) => !isNotFound(one))) {
      const alternates = alternatesOf(page);
      expect(metaOf(page.markup, 'rel="canonical"'), page.path).toBe(addressOf(page));
      if (alternates.size === 0) {
        expect(originals).toContain(page.path.replace('.html', ''));
        continue;
      }
      both++;
      expect([...alternates.keys()]).toEqual([main, 'en', 'x-default']);
      expect(alternates.get('x-default')).toBe(alternates.get(main));
      expect([...alternates.values()]).toContain(addressOf(page));
      for (const href of alternates.values()) {
        const other = byAddress.get(href);
        expect(other && [...alternatesOf(other)], `${page.path} → ${href}`).toEqual([...alternates]);
      }
    }
    expect(both).toBeGreaterThan(5);
  });

  test('every page says its language and the way in which that runs, and so do its address and the sitemap', () => {
    for (const { html, path } of pages) {
      const isEnglish = /^en(\.html|\/)/.test(path);
      const [, language, direction] = /<html lang="([^"]+)" dir="([^"]+)"/.exec(html) ?? [];
      expect([language, direction], path).toEqual(isEnglish ? ['en', 'ltr'] : [main, main === 'ar' ? 'rtl' : 'ltr']);
    }
    const sitemap = readFileSync(join(outFolder, 'sitemap.xml'), 'utf8');
    const entries = [...sitemap.matchAll(/<url><loc>([^<]+)<\/loc>(.*?)<\/url>/g)];
    expect(entries.map(([, address]) => address).sort()).toEqual(
      pages
        .filter((one) => !isNotFound(one))
        .map(addressOf)
        .sort(),
    );
    for (const [, address = '', links = ''] of entries) {
      const page = byAddress.get(address);
      const told = [...links.matchAll(/hreflang="([^"]+)" href="([^"]+)"/g)].map(([, tag, href]) => [tag, href]);
      expect(told).toEqual(page ? [...alternatesOf(page)].filter(([tag]) => tag !== 'x-default') : undefined);
    }
  });

  test('a link leads to the page in the same language, or says in which the page is', () => {
    for (const { markup, path } of pages) {
      const isEnglish = /^en(\.html|\/)/.test(path);
      for (const [tag] of markup.matchAll(/<a [^>]*>/g)) {
        const [, href = ''] = / href="(\/[^"?#]*)/.exec(tag) ?? [];
        // What a picture leads to stands beside it as a link, too.
        if (href === '' || /\.\w+$/.test(href) || tag.includes(' tabindex="-1"')) continue;
        const leadsToEnglish = /^\/en(\/|$)/.test(href);
        if (leadsToEnglish !== isEnglish) expect(tag, path).toContain(` hrefLang="${isEnglish ? main : 'en'}"`);
        expect(byAddress.has(host + href), `${path}: ${href}`).toBe(true);
      }
    }
  });

  test('originals stand within their language, and the data of their page has them, too', () => {
    const arabic = /[\u0600-\u06ff]{2}/;
    for (const { markup, path, slice } of pages.filter((one) => /^en(\.html|\/)/.test(one.path))) {
      const words = wordsOutside(markup.slice(markup.indexOf('<body')), 'ar');
      expect(arabic.exec(words)?.[0], path).toBeUndefined();
      if (slice?.page.originals) expect(slice.page.originals.language, path).toBe(main);
    }
    expect(pages.some(({ slice }) => slice?.page.originals)).toBe(main === 'ar');
  });

  test('what is in Arabic slants on no page, whichever way that runs', () => {
    for (const { html, path } of pages)
      expect(html.includes(':lang(ar) :is(em,i,cite,dfn){font-style:normal'), path).toBe(name === 'tajlid');
  });

  test('feeds, calendars and the page for unknown addresses are there in each language', () => {
    expect(existsSync(join(outFolder, 'en/404.html'))).toBe(true);
    if (name !== 'kajak') return;
    const feed = (path: string): string => readFileSync(join(outFolder, path), 'utf8');
    expect(feed('nyheter.xml')).toContain('Sex nya kajaker');
    expect(feed('en/nyheter.xml')).toContain('Six new kayaks');
    expect(feed('en/nyheter.xml')).toContain(`${host}/en/news/nya-kajaker`);
    expect(feed('en/nyheter.xml')).not.toContain('Sex nya kajaker');
  });
});

/** Gives the words of markup that stand in no element of a language. */
function wordsOutside(markup: string, language: string): string {
  const open: boolean[] = [];
  let words = '';
  for (const { 0: token, groups = {} } of markup.matchAll(/<!--.*?-->|<\/[^>]*>|<(?<tag>\w+)[^>]*>|[^<]+/gs)) {
    if (token.startsWith('</')) open.pop();
    else if (groups.tag) {
      const isVoid = token.endsWith('/>') || /^(br|hr|img|input|source|link|meta|track|wbr)$/.test(groups.tag);
      if (!isVoid) open.push(open.at(-1) === true || token.includes(` lang="${language}"`));
    } else if (!token.startsWith('<') && open.at(-1) !== true) words += token;
  }
  return words;
}
