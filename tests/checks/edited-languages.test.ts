import fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import { pageFile } from '../../src/addresses/page-address';
import { composeShell } from '../../src/compose/compose-shell';
import { oldAddresses } from '../../src/compose/old-addresses';
import type { Json } from '../../src/manifest/manifest';
import { prepareWholeRenderer, renderPage } from '../../src/render/server';
import { assets } from '../assets';
import { checkWithPages } from '../check-with-pages';
import { isLong } from '../is-long';
import { registry } from '../registry';
import { siteParts } from '../site-parts';
import { minimal, siteWith } from './site-with';
import { inSwahili } from './translated';

beforeAll(prepareWholeRenderer);

const whole = inSwahili()['/languages'] as { sw: { texts: Record<string, string>; words: Json } };
const known = Object.keys(whole.sw.texts);

/** Words as translators write them, and as nobody should. */
const words = fc.oneof(
  fc.constantFrom(...known, ...Object.values(whole.sw.texts)),
  fc.constantFrom(
    '',
    ' ',
    '{phone}',
    '{x}',
    '{title} {title}',
    '{',
    '}}',
    '[a](/contact)',
    '[a](',
    '**b**',
    '# h',
    '<b>',
  ),
  fc.constantFrom('__proto__', 'constructor', '/..', '/sw', 'سلام', '\u202e', '\ud800', '&amp;', 'a'.repeat(3000)),
  fc.string({ unit: 'grapheme', maxLength: 12 }),
);
const anything = fc.oneof(
  { weight: 6, arbitrary: words },
  { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 2 }) as fc.Arbitrary<Json> },
);
const tags = fc.constantFrom('sw', 'ar', 'en', 'de-AT', 'xx', 'EN', 'zz-Arab', 'sw-KE');
const paths = fc.oneof(fc.constantFrom('/', '/contact', '/oven', '/sw', '/404', '/_page', '/a b', '/{slug}'), words);

const texts = fc.oneof(
  fc.dictionary(words, words, { maxKeys: 2 }).map((some) => ({ ...whole.sw.texts, ...some })),
  fc.subarray(known).map((some) => Object.fromEntries(some.map((text) => [text, whole.sw.texts[text] ?? '']))),
);
const exception = fc.record({ text: fc.constantFrom(...known), page: paths, says: words });

const beginnings = fc.constantFrom('/swa', '/old', '/sw', '/oven', '/contact', '/ar', '/en', '/a b');

/** One member of a language, as it may be and as it may not. */
const member = fc.oneof(
  { weight: 4, arbitrary: fc.tuple(fc.constant('texts'), texts) },
  fc.tuple(fc.constant('path'), paths),
  { weight: 2, arbitrary: fc.tuple(fc.constant('formerly'), fc.uniqueArray(beginnings, { maxLength: 2 })) },
  fc.tuple(fc.constant('draft'), fc.boolean()),
  fc.tuple(fc.constant('exceptions'), fc.array(exception, { maxLength: 2 })),
  fc.tuple(fc.constant('paths'), fc.dictionary(paths, paths, { maxKeys: 2 })),
  fc.tuple(fc.constant('words'), fc.dictionary(fc.constantFrom('menu', 'homeLink', 'stars', 'no'), anything)),
  fc.tuple(
    fc.constantFrom('label', 'path', 'formerly', 'draft', 'texts', 'exceptions', 'paths', 'words', 'other'),
    anything,
  ),
);
const language = fc.array(member, { maxLength: 2 }).map((members): Json => {
  return { ...whole.sw, ...Object.fromEntries(members) } as Json;
});

/** Old addresses, some in a language. */
const from = fc.constantFrom(
  '/old',
  '/sw/old',
  '/sw/contact',
  '/ar',
  '/SW/contact',
  '/oven/bread',
  '/sw.html',
  '/en/x',
);
const redirects = fc.uniqueArray(
  fc.record({ from, to: fc.constantFrom('/', '/contact', '/sw/contact', 'https://bread.test/') }),
  { maxLength: 2, selector: (one) => one.from },
);

test('a site with any languages is checked, and drawn in each of them where nothing is found', () => {
  const tried = { checked: 0, accepted: 0, pages: 0, old: 0 };
  fc.assert(
    fc.property(
      fc.dictionary(tags, language, { maxKeys: 2, minKeys: 1 }),
      fc.boolean(),
      redirects,
      (languages, showsDrafts, old) => {
        const text = siteWith({ '/languages': languages, ...(old.length > 0 && { '/redirects': old }) });
        const now = new Date('2031-05-06T12:00:00');
        const { problems, site, pages, translated } = checkWithPages(text, assets, { now, registry, showsDrafts });
        tried.checked++;
        for (const { message, line } of problems) expect([message.length > 0, line > 0]).toEqual([true, true]);
        if (!site) {
          expect(problems.some(({ severity }) => severity === 'error')).toBe(true);
          return;
        }
        tried.accepted++;
        const addresses = new Set<string>();
        for (const edition of [{ site, pages }, ...translated]) {
          const { shell } = composeShell(edition.site);
          for (const { page } of edition.pages) {
            tried.pages++;
            expect(addresses.has(page.path), page.path).toBe(false);
            addresses.add(page.path);
            expect(renderPage(shell, page, siteParts, { styles: [] }).failure).toBeUndefined();
          }
        }
        // Each has a small page of its own, at a file that is no folder of another.
        const leads = oldAddresses(site);
        tried.old += leads.length;
        const files = [...addresses, ...leads.map((one) => one.from)].map((path) => pageFile(path, site).toLowerCase());
        expect(new Set(files).size, files.join()).toBe(files.length);
        for (const file of files)
          expect(
            files.some((other) => other.startsWith(`${file}/`)),
            file,
          ).toBe(false);
      },
    ),
    { numRuns: isLong ? 10_000 : 150, seed: 20261128 },
  );
  expect(tried.accepted).toBeLessThan(tried.old * 2);
  expect(minimal.routes.length * tried.accepted).toBeLessThan(tried.pages);
  expect(tried.accepted).toBeGreaterThan(tried.checked / 20);
});
