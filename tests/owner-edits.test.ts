import { expect, test } from 'vitest';
import type { Json, JsonObject, Manifest } from '../src/manifest/manifest';
import { troublesOf } from './live-site';
import { filesIn, textOf } from './project';

/** Edits of the live site as its owner makes them: each is right whatever the site holds. */
const edits: Record<string, (site: Manifest) => void> = {
  'rewords every heading and every sentence'({ routes, shared = {} }) {
    for (const block of [...routes.flatMap(({ blocks }) => blocks), ...Object.values(shared)]) if (block) reword(block);
  },
  'rewrites the titles and descriptions of all pages'({ routes }) {
    for (const [index, route] of routes.entries()) {
      // What tells the pages of one route apart is what their addresses do.
      const [own = ''] = /\{.+\}/.exec(route.path) ?? [];
      route.title = `${own} ${index + 1}`.trim();
      route.description = `What stands on page ${index + 1} ${own}, in the owner's own words, for people who have never met us before.`;
    }
  },
  'changes the name, the address of the site, the language and every value'({ site, values = {} }) {
    Object.assign(site, { name: 'Another Firm', url: 'https://another.test/with/a/folder/', language: 'en-GB' });
    for (const [name, value = ''] of Object.entries(values)) if (!/[/@]/.test(value)) values[name] = changed(value);
  },
  'adds a value and writes it in a heading'(site) {
    site.values = { ...site.values, townOfTheOwner: 'Nakuru' };
    for (const { blocks } of site.routes)
      for (const block of blocks) if (block.heading) block.heading += ' {townOfTheOwner}';
  },
  'adds an entry to every collection, reworded'({ collections = {} }) {
    for (const entries of entriesOf(collections)) {
      const last = structuredClone(entries.at(-1));
      if (last) entries.push(withOwnSlug(reworded(last)));
    }
  },
  'takes an entry out of every collection and puts another in its place'({ collections = {} }) {
    for (const entries of entriesOf(collections)) {
      const first = entries.shift();
      if (first) entries.push(reworded(first));
    }
  },
  'adds a page and puts it into the menu'({ routes, header }) {
    routes.push({
      path: '/a-page-of-the-owner',
      title: 'A page of the owner',
      description: 'It was added a moment ago, and it says what the owner has wanted to say for a long time.',
      blocks: [
        { type: 'hero', heading: 'A page of the owner', text: 'It was **added** a [moment](#ago) ago.' },
        { type: 'list', heading: 'What it holds', items: ['One thing', 'Another'], anchor: 'ago' },
      ],
    });
    if (Array.isArray(header.menu)) header.menu.push({ label: 'Our page', to: '/a-page-of-the-owner' });
  },
  'removes the last page and leads its old address home'(site) {
    const last = site.routes.findLastIndex(isOnePage);
    if (last < 0) return;
    const [removed] = site.routes.splice(last, 1);
    if (!removed) return;
    const outdated = site.redirects ?? [];
    const redirects = outdated.map(({ from, to }) => ({ from, to: to === removed.path ? '/' : to }));
    site.redirects = [...redirects, { from: removed.path, to: '/' }];
  },
  'moves a page under another address'(site) {
    const route = site.routes.findLast(isOnePage);
    if (!route) return;
    const from = route.path;
    route.path = '/moved-by-the-owner';
    replaceTexts(site as unknown as Json, (text) =>
      text === from ? route.path : text.replace(`${from}#`, `${route.path}#`),
    );
    site.redirects = [...(site.redirects ?? []), { from, to: route.path }];
  },
  'turns the pages around'({ routes }) {
    routes.reverse();
  },
  'removes a block that nothing leads to'({ routes }) {
    for (const { blocks } of routes) if (blocks.length > 1 && !blocks.at(-1)?.anchor) blocks.pop();
  },
  'gives the site other colours, another font and sharp corners'({ theme }) {
    Object.assign(theme, { font: 'fraunces', radius: 'none' });
    theme.colors = { ...theme.colors, accent: '#1d4ed8' };
  },
  'replaces words of the site itself'(site) {
    site.words = { ...site.words, menu: 'All pages', skipToContent: 'Go to the content' };
  },
};

/** What is wrong with an edited site; that a removed page leaves a picture behind is rightly told, and no mistake. */
function troublesWith(text: string): string[] {
  return troublesOf(text).filter((trouble) => !trouble.includes('(nothing-unused)'));
}

test.each(Object.entries(edits))('nothing is wrong once the owner %s', (_, edit) => {
  const before = textOf('site.json');
  const site: Manifest = JSON.parse(before);
  edit(site);
  const after = JSON.stringify(site, null, 2);
  expect(troublesWith(after)).toEqual([]);
});

test('nothing is wrong after all of these edits', () => {
  const site: Manifest = JSON.parse(textOf('site.json'));
  for (const edit of Object.values(edits)) edit(site);
  expect(troublesWith(JSON.stringify(site, null, 2))).toEqual([]);
});

test('no test but those for any site reads the live site', () => {
  const readers = filesIn('tests').filter(
    (path) =>
      /\.tsx?$/.test(path) &&
      /textOf\('site\.json'\)|join\(root, 'site\.json'\)|siteUnderTest\('live'\)|live: 'site\.json'|['"`](\.\.\/)+site\.json/.test(
        textOf(path),
      ),
  );
  expect(readers).toEqual([
    'tests/bench/bench.ts',
    'tests/bench/published-row.ts',
    'tests/bench/start-rows.ts',
    'tests/browser/firefox.test.ts',
    'tests/browser/live-site.test.ts',
    'tests/browser/site-names.ts',
    'tests/json-editor.ts',
    'tests/lighthouse/lighthouse.ts',
    'tests/owner-edits.test.ts',
    'tests/screenshots/take-set.ts',
    'tests/site.test.ts',
  ]);
});

/** Another value, a figure as long as the one before: a description has to fit into a search result. */
function changed(value: string): string {
  // A telephone number is still one with another last digit.
  if (value.startsWith('+')) return value.replace(/\d(?=\D*$)/, (digit) => String((Number(digit) % 9) + 1));
  return /^\d/.test(value) ? value.replaceAll(/\d/g, (digit) => String((Number(digit) % 9) + 1)) : `${value} 1`;
}

/** The lists of entries of all collections. */
function entriesOf(collections: NonNullable<Manifest['collections']>): Json[][] {
  return Object.values(collections).flatMap((one) => {
    const entries = Array.isArray(one) ? one : (one as JsonObject).entries;
    return Array.isArray(entries) ? [entries] : [];
  });
}

/** Adds words to the headings of a block, and to its sentences at any depth. */
function reword(block: JsonObject): void {
  Object.assign(block, reworded(block));
}

/** The same with every name and every sentence in other words, none much longer; addresses and codes begin with no word. */
function reworded(value: Json): Json {
  if (typeof value === 'string') return /^[A-Z][a-z]/.test(value) && !value.includes('](') ? otherwise(value) : value;
  if (value === null || typeof value !== 'object') return value;
  if (Array.isArray(value)) return value.map(reworded);
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, reworded(part)]));
}

/** Words that say something else, cut where they are long: a description has to fit into a search result. */
function otherwise(words: string): string {
  return `${words.length > 120 ? words.slice(0, words.lastIndexOf(' ', 120)) : words} Indeed.`;
}

/** Whether a route is one page, and not the first. */
function isOnePage({ path, from }: Manifest['routes'][number]): boolean {
  return path !== '/' && from === undefined;
}

/** What is taken from a form's choices needs a value of its own. */
function withOwnSlug(entry: Json): Json {
  if (entry === null || typeof entry !== 'object' || Array.isArray(entry) || !entry.slug) return entry;
  return { ...entry, slug: `${entry.slug}-2` };
}

/** Changes every text below a value in place. */
function replaceTexts(value: Json, change: (text: string) => string): void {
  if (value === null || typeof value !== 'object') return;
  const holder = value as JsonObject;
  for (const [key, part] of Object.entries(holder)) {
    if (typeof part === 'string') holder[key] = change(part);
    else replaceTexts(part, change);
  }
}
