import type { Server } from 'node:http';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect } from 'vitest';
import { looks } from '../../src/compose/looks';
import { fewByDay, isLong } from '../is-long';
import { productionCode } from '../production-code';
import { root } from '../project';
import { folderForFile } from '../temporary-folder';
import { test } from './browser-test';
import { findMisplaced } from './geometry';
import { serveSite } from './serve-site';
import { type SiteName, siteFile } from './site-names';
import { samplesOf } from './sites';
import { joined, stretchSite } from './stretch-site';
import { axe, findViolations } from './violations';

type LookName = keyof typeof looks;

const lookNames = Object.keys(looks) as LookName[];
const names: SiteName[] = ['agency', 'werkstatt', 'tajlid', 'kajak', 'contact-form'];
/** Each site in each look; by day, one in a look that is not its own. */
const clothed: (readonly [SiteName, LookName])[] = isLong
  ? names.flatMap((name) => lookNames.map((look) => [name, look] as const))
  : [['werkstatt', 'ledger']];
const modes = isLong ? (['light', 'dark'] as const) : (['dark'] as const);
const widths = isLong ? [320, 360, 768, 1024, 1440, 2560] : [320, 768, 1440];
const samples = await samplesOf(names, isLong ? 8 : 1);
const pages = clothed.flatMap(([name, look]) =>
  samples.filter(([site]) => site === name).map(([, path]) => [name, look, path] as const),
);
const folder = folderForFile();
const servers: Server[] = [];
const addresses: Record<string, Record<'usual' | 'doubled', string>> = {};

beforeAll(async () => {
  const code = await productionCode(root);
  for (const [name, look] of clothed) {
    const serve = async (copy: string, edit: (text: string) => string): Promise<string> => {
      const own = join(folder, `${name}-${look}-${copy}`);
      const { site, server } = await serveSite(siteFile(name), own, code, edit);
      expect(site.problem).toBeUndefined();
      if (server) servers.push(server);
      return site.origin + site.base.slice(0, -1);
    };
    addresses[name + look] = {
      usual: await serve('usual', (text) => inLook(look, text)),
      doubled: await serve('doubled', (text) => stretchSite(inLook(look, text), joined)),
    };
  }
}, 600_000);

afterAll(() => {
  for (const server of servers) {
    server.closeAllConnections();
    server.close();
  }
});

test.concurrent.for(pages)(
  '%s in the look %s: %s is accessible in either mode',
  async ([name, look, path], { open }) => {
    const { page } = await open(addresses[name + look]?.usual + path, { reducedMotion: 'reduce' });
    await page.evaluate(axe);
    const found: Record<string, string[]> = {};
    for (const colorScheme of modes) {
      await page.emulateMedia({ colorScheme });
      for (const width of fewByDay(1, [360, 1280])) {
        await page.setViewportSize({ width, height: 800 });
        const violations = await findViolations(page);
        if (violations.length > 0) found[`${colorScheme}, ${width}`] = violations;
      }
    }
    expect(found).toEqual({});
  },
);

test.concurrent.for(pages)(
  '%s in the look %s: on %s every text has its place, also where it is doubled',
  async ([name, look, path], { open }) => {
    const found: Record<string, string[]> = {};
    for (const [copy, address] of Object.entries(addresses[name + look] ?? {})) {
      const { page } = await open(address + path, { untilHydrated: false, prepare: withoutReact });
      await page.evaluate(() => document.fonts.ready.then(() => {}));
      for (const width of widths) {
        await page.setViewportSize({ width, height: 800 });
        const misplaced = await findMisplaced(page);
        if (misplaced.length > 0) found[`${copy}, ${width}`] = misplaced;
      }
    }
    expect(found).toEqual({});
  },
);

/** A site in a look with nothing of its own but its colours, in the mode that the browser prefers. */
function inLook(look: LookName, text: string): string {
  const site = JSON.parse(text);
  site.theme = { look, mode: 'auto', colors: site.theme.colors };
  return JSON.stringify(site);
}

/** React changes nothing of the measures, and takes longer than measuring. */
async function withoutReact(page: Page): Promise<void> {
  await page.route('**/_assets/live.*.js', (route) => route.abort());
}
