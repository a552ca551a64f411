import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { buildFile } from '../build-file';
import { isLong } from '../is-long';
import { productionCode } from '../production-code';
import { root } from '../project';
import { withPublishedLanguages } from '../published-languages';
import { folderForFile } from '../temporary-folder';
import { type BuiltDocument, metaOf, pagesIn } from './built-document';

const code = await productionCode(root);

interface Expected {
  file: string;
  host: string;
  main: string;
  /** The further language of the site. */
  tag: string;
  /** The paths of pages that it does not have. */
  originals: RegExp;
}

const sites: Record<string, Expected> = {
  kajak: {
    file: 'tests/fixtures/kajak/site.json',
    host: 'https://skarvik.example',
    main: 'sv',
    tag: 'en',
    originals: /(?!)/,
  },
  tajlid: {
    file: 'tests/fixtures/tajlid/site.json',
    host: 'https://tajlid.example',
    main: 'ar',
    tag: 'en',
    originals: /^(services|courses|shipping\/morocco)$/,
  },
  ...(isLong && {
    agency: {
      file: 'site.json',
      host: 'https://www.example.com',
      main: 'en-KE',
      tag: 'sw',
      originals: /^(programs|work-programs|events|(about|work)\/.+|services\/(?!university-application-and-).+)$/,
    },
  }),
};

describe.each(Object.entries(sites))('%s', async (name, { file, host, main, tag, originals }) => {
  const folder = folderForFile();
  const edit = name === 'agency' ? withPublishedLanguages : undefined;
  const { outFolder, problem } = await buildFile(join(root, file), folder, code, edit);
  if (problem !== undefined) throw new Error(problem);
  const pages = pagesIn(outFolder);
  const isTranslated = ({ path }: BuiltDocument): boolean => new RegExp(`^${tag}(\\.html|/)`).test(path);
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
        expect(page.path.replace('.html', '')).toMatch(originals);
        continue;
      }
      both++;
      expect([...alternates.keys()]).toEqual([main, tag, 'x-default']);
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
    for (const page of pages) {
      const { html, path } = page;
      const [, language, direction] = /<html lang="([^"]+)" dir="([^"]+)"/.exec(html) ?? [];
      const expected = isTranslated(page) ? [tag, 'ltr'] : [main, main === 'ar' ? 'rtl' : 'ltr'];
      expect([language, direction], path).toEqual(expected);
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

  test('an address at which a page would be if it were translated leads to the original, without scripts, too', () => {
    const lacking = pages.map(({ path }) => path.replace('.html', '')).filter((path) => originals.test(path));
    expect(lacking.length > 0).toBe(name !== 'kajak');
    for (const path of lacking) {
      const small = readFileSync(join(outFolder, `${tag}/${path}.html`), 'utf8');
      expect(small).toContain(`<noscript><meta http-equiv="refresh" content="0; url=/${path}"></noscript>`);
      expect(small).toContain(`<a href="/${path}">`);
      expect(metaOf(small, 'rel="canonical"')).toBe(`${host}/${path}`);
    }
    // A browser would go on following it once the page is translated.
    const rules = readFileSync(join(outFolder, '_redirects'), 'utf8');
    for (const path of lacking) expect(rules).not.toContain(`/${tag}/${path} `);
  });

  test('a link leads to the page in the same language, or says in which the page is', () => {
    for (const page of pages) {
      const { markup, path } = page;
      for (const [link] of markup.matchAll(/<a [^>]*>/g)) {
        const [, href = ''] = / href="(\/[^"?#]*)/.exec(link) ?? [];
        // What a picture leads to stands beside it as a link, too.
        if (href === '' || /\.\w+$/.test(href) || link.includes(' tabindex="-1"')) continue;
        const language = `${href}/`.startsWith(`/${tag}/`) ? tag : main;
        if (language !== (isTranslated(page) ? tag : main)) expect(link, path).toContain(` hrefLang="${language}"`);
        expect(byAddress.has(host + href), `${path}: ${href}`).toBe(true);
      }
    }
  });

  test('originals stand within their language, and the data of their page has them, too', () => {
    const arabic = /[\u0600-\u06ff]{2}/;
    for (const { markup, path, slice } of pages.filter(isTranslated)) {
      const words = wordsOutside(markup.slice(markup.indexOf('<body')), main);
      if (main === 'ar') expect(arabic.exec(words)?.[0], path).toBeUndefined();
      const { originals: own } = slice?.page ?? {};
      if (own) expect(own.language, path).toBe(main);
      // Whatever this says is an original wherever it stands whole.
      for (const text of own?.texts ?? [])
        if (/ .* /.test(text)) expect(words.includes(`\n${text}\n`), `${path}: ${text}`).toBe(false);
    }
    expect(pages.some(({ slice }) => slice?.page.originals)).toBe(name !== 'kajak');
  });

  test('what is in Arabic slants on no page, whichever way that runs', () => {
    for (const { html, path } of pages)
      expect(html.includes(':lang(ar) :is(em,i,cite,dfn){font-style:normal'), path).toBe(name === 'tajlid');
  });

  test('feeds, calendars and the page for unknown addresses are there in each language', () => {
    expect(existsSync(join(outFolder, `${tag}/404.html`))).toBe(true);
    expect(readFileSync(join(outFolder, '_redirects'), 'utf8')).toContain(`/${tag}/* /${tag}/404.html 404\n`);
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
    } else if (!token.startsWith('<') && open.at(-1) !== true) words += `\n${token}\n`;
  }
  return words;
}
