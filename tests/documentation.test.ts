import { existsSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import { expect, test } from 'vitest';
import { checkSite } from '../src/checks/check-site';
import { composePage } from '../src/compose/compose-page';
import { routeSources } from '../src/compose/routes';
import { readAssets } from '../src/frame/read-assets';
import { parseManifest } from '../src/manifest/parse';
import { valueAt } from '../src/manifest/pointer';
import { renderSite } from './examples';
import { mayImport } from './may-import';
import { filesIn, root, textOf } from './project';
import { registry } from './registry';
import { writeSiteOfReadme } from './site-of-readme';
import { temporaryFolder } from './temporary-folder';

/** The pages about the code, beside it, and all others that people write. */
const besideCode = [...filesIn('src'), 'tests/README.md'].filter((path) => path.endsWith('/README.md'));
const pages = ['README.md', ...filesIn('docs').filter((path) => /^docs\/[a-z-]+\.md$/.test(path)), ...besideCode];

test('every folder of src/ has a page, and docs/architecture.md says what it may import', () => {
  const rows = textOf('docs/architecture.md').matchAll(
    /^\| \[`([\w-]+)`\]\(\.\.\/src\/\1\/README\.md\) \|.*\| (.*) \|$/gm,
  );
  const namesIn = (cell = ''): string[] => [...cell.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name).sort();
  const documented = [...rows].map(([, folder, cell = '']) => {
    const [code, types] = cell.split('types of ');
    return [folder, { code: namesIn(code), types: namesIn(types) }];
  });
  const held = Object.entries(mayImport).map(([folder, { code = [], types = [] }]) => {
    return [folder, { code: [...code].sort(), types: [...types].sort() }];
  });
  expect(Object.fromEntries(documented)).toEqual(Object.fromEntries(held));
  expect(Object.keys(mayImport).filter((folder) => !besideCode.includes(`src/${folder}/README.md`))).toEqual([]);
});

test('every file and every name of code that the pages for developers name is there', () => {
  const forDevelopers = pages.filter((page) => page !== 'docs/editing.md');
  const files = ['vite.config.ts', ...['src', 'tests', 'schema', '.ci'].flatMap(filesIn)];
  const sources = files.filter((path) => isSource.test(path)).map(textOf);
  const words = new Set(sources.flatMap((text) => text.match(/[A-Za-z]\w*/g) ?? []));
  const isThere = (name: string): boolean => {
    // What the reader is about to write.
    if (/price-?list|^formService/i.test(name)) return true;
    if (/^[\w./-]+\.(tsx?|js)$/.test(name)) return files.some((file) => `/${file}`.endsWith(`/${name}`));
    const [, identifier] = /^([a-z]+[A-Z]\w*|[A-Z][a-z]+[A-Z]\w*)\b(?:\(.*\))?$/.exec(name) ?? [];
    return identifier === undefined || words.has(identifier);
  };
  const missing = forDevelopers.flatMap((page) =>
    [...withoutExamples(page).matchAll(/`([^`\n]+)`/g)].flatMap(([, name = '']) =>
      isThere(name) ? [] : [`${page}: ${name}`],
    ),
  );
  expect(missing).toEqual([]);
});

test('every link from a page of the documentation leads to a file, and to a heading where it names one', () => {
  const broken = pages.flatMap((page) =>
    [...withoutExamples(page).matchAll(/\]\((?!https?:|\/)([^)#\s]*)(?:#([^)\s]*))?\)/g)].flatMap(
      ([, path = '', heading]) => {
        const target = path === '' ? page : posix.join(dirname(page), path);
        const isThere =
          existsSync(join(root, target)) && (heading === undefined || headingsOf(target).includes(heading));
        return isThere ? [] : [`${page}: ${path}#${heading}`];
      },
    ),
  );
  expect(broken).toEqual([]);
});

test('docs/architecture.md follows one price of the README’s site from the file to the page', async () => {
  const folder = temporaryFolder();
  const text = writeSiteOfReadme(folder);
  const examples = textOf('docs/architecture.md').matchAll(/```(?:json|html)\n(.*?)\n```/gs);
  const [written = '', template = '', expanded = '', received = '', drawn = ''] = [...examples].map(
    ([, example = '']) => example,
  );
  expect(text).toContain(written);
  expect(text).toContain(template);
  expect(valueAt(parseManifest(text).root, '/collections/trips/0')).toEqual(JSON.parse(written));
  const { assets } = readAssets(folder);
  const { site = expect.fail('There is no site.') } = checkSite(text, assets, {
    now: new Date('2027-01-05'),
    registry,
  });
  const [route = expect.fail('There is no page.')] = routeSources(site);
  const { page, facts } = composePage(site, route, { asked: ['blocks'] });
  expect(withSpaces(facts.blocks[1]?.block)).toMatchObject({ rows: [JSON.parse(expanded), {}] });
  expect(withSpaces(page.blocks[1])).toMatchObject({ rows: [JSON.parse(received), {}] });
  const html = (await renderSite(site)).get('/') ?? '';
  expect(withSpaces(html).replaceAll(/ class="[^"]*"/g, '')).toContain(drawn);
});

/** A value with plain spaces in place of those that do not break. */
function withSpaces<T>(value: T): T {
  return JSON.parse(JSON.stringify(value).replaceAll('\u00a0', ' '));
}

/** Files in which people have given the names of things. */
const isSource = /^(?!.*(\/generated\/|\/fixtures\/|site\.schema)).*\.(tsx?|js|json)$/;

function withoutExamples(page: string): string {
  return textOf(page).replaceAll(/```[\s\S]*?```/g, '');
}

/** The names by which links find the headings of a page, as GitHub makes them. */
function headingsOf(page: string): string[] {
  return [...withoutExamples(page).matchAll(/^#+ (.*)$/gm)].map(([, title = '']) =>
    title
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
      .trim()
      .replaceAll(' ', '-'),
  );
}
