import { mkdirSync, writeFileSync } from 'node:fs';
import type { Server } from 'node:http';
import { dirname, join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect } from 'vitest';
import { looks } from '../../src/compose/looks';
import type { JsonObject } from '../../src/manifest/manifest';
import { addRecipe } from '../../src/recipes/add-recipe';
import type { Recipe } from '../../src/recipes/recipe';
import { recipes } from '../../src/recipes/recipes';
import { spokenLanguages } from '../../src/starter/copies';
import { starterFiles } from '../../src/starter/starter-files';
import type { SiteAnswers } from '../../src/starter/starter-site';
import { checkHtml, findJava, isUnknownYet } from '../build/html-checker';
import { productionCode } from '../production-code';
import { root } from '../project';
import { folderForFile } from '../temporary-folder';
import { test } from './browser-test';
import { findMisplaced } from './geometry';
import { serveSite } from './serve-site';
import { joined, stretchSite } from './stretch-site';
import { axe, findViolations } from './violations';

type LookName = SiteAnswers['look'];

/** A site of every recipe in each language that a new site has copy in, and in each look. */
const sites = spokenLanguages.flatMap((language) =>
  (Object.keys(looks) as LookName[]).map((look) => [language, look] as const),
);
const widths = [320, 360, 768, 1024, 1440, 2560];
const folder = folderForFile();
const servers: Server[] = [];
const served: Record<string, { addresses: string[]; paths: readonly string[]; folder: string }> = {};

beforeAll(async () => {
  const code = await productionCode(root);
  for (const [language, look] of sites) {
    const name = `${language}-${look}`;
    const file = await writeWithRecipes(join(folder, name), language, look);
    const serve = async (copy: string, edit?: (text: string) => string) => {
      const { site, server } = await serveSite(file, join(folder, `${name}-${copy}`), code, edit);
      expect(site.problem).toBeUndefined();
      if (server) servers.push(server);
      return { ...site, address: site.origin + site.base.slice(0, -1) };
    };
    const doubled = await serve('doubled', (text) => stretchSite(text, joined));
    const usual = await serve('usual');
    const paths = usual.pages.map(({ path }) => path);
    served[name] = { addresses: [usual.address, doubled.address], paths, folder: usual.outFolder };
  }
}, 600_000);

afterAll(() => {
  for (const server of servers) {
    server.closeAllConnections();
    server.close();
  }
});

test.for(sites)(
  'in %s and the look %s, every recipe can be used by everybody',
  { tags: 'night' },
  async ([language, look], { open }) => {
    const { addresses, paths } = served[`${language}-${look}`] ?? { addresses: [], paths: [] };
    const found: Record<string, string[]> = {};
    for (const path of paths) {
      const { page } = await open(addresses[0] + path, { reducedMotion: 'reduce' });
      await page.evaluate(axe);
      for (const width of [360, 1280]) {
        await page.setViewportSize({ width, height: 800 });
        const violations = await findViolations(page);
        if (violations.length > 0) found[`${path}, ${width}`] = violations;
      }
    }
    expect(paths.length).toBeGreaterThan(2);
    expect(found).toEqual({});
  },
);

test.for(sites)(
  'in %s and the look %s, every text of every recipe has its place, also where it is doubled',
  { tags: 'night' },
  async ([language, look], { open }) => {
    const { addresses, paths } = served[`${language}-${look}`] ?? { addresses: [], paths: [] };
    const found: Record<string, string[]> = {};
    for (const path of paths) {
      for (const address of addresses) {
        const { page } = await open(address + path, { untilHydrated: false, prepare: withoutReact });
        await page.evaluate(() => document.fonts.ready.then(() => {}));
        for (const width of widths) {
          await page.setViewportSize({ width, height: 800 });
          const misplaced = await findMisplaced(page);
          if (misplaced.length > 0) found[`${address}${path}, ${width}`] = misplaced;
        }
      }
    }
    expect(found).toEqual({});
  },
);

const java = findJava();

test.skipIf(!java).for(sites)(
  'in %s and the look %s, the HTML checker finds nothing in any recipe',
  { tags: 'night' },
  ([language, look]) => {
    const { folder: built = '' } = served[`${language}-${look}`] ?? {};
    const html = (java ? checkHtml(java, [built]) : []).filter(({ url }) => url.endsWith('.html'));
    const known = html.filter((finding) => !isUnknownYet(finding));
    expect([...new Set(known.map(({ message }) => message))]).toEqual([]);
  },
);

/** Writes a new site with every recipe added to it, and the drawings that these bring; gives its site.json. */
async function writeWithRecipes(target: string, language: string, look: LookName): Promise<string> {
  const answers: SiteAnswers = { name: 'Kilifi Kayaks', language, color: '#0f6e78', kind: 'guide', look };
  const files = await starterFiles(answers, './site.schema.json');
  const site: JsonObject = JSON.parse(files.get('site.json') ?? '');
  const added = { hasPages: true, isInMenu: true, currency: 'KES', today: '2027-03-01' };
  const whole = Object.values<Recipe>(recipes).reduce((one, recipe) => {
    const { after, files: drawn } = addRecipe(one, recipe, added);
    for (const [path, text] of drawn) files.set(path, text);
    return after;
  }, site);
  files.set('site.json', JSON.stringify(whole));
  for (const [path, content] of files) {
    mkdirSync(dirname(join(target, path)), { recursive: true });
    writeFileSync(join(target, path), content);
  }
  return join(target, 'site.json');
}

/** React changes nothing of the measures, and takes longer than measuring. */
async function withoutReact(page: Page): Promise<void> {
  await page.route('**/_assets/live.*.js', (route) => route.abort());
}
