import { expect } from 'vitest';
import budgets from '../budgets.json';
import { fewByDay } from '../is-long';
import { test } from './browser-test';
import { bytesOf, collectFiles, readToEnd, sharpPhone, type Visit } from './first-visit';
import type { SiteName } from './site-names';
import { siteUnderTest } from './sites';

const sites: SiteName[] = ['agency', 'werkstatt', 'tajlid', 'kajak', 'live'];

test.for(fewByDay(2, sites))(
  'a first visit to the home page of %s is within its budget, all counted',
  async (name, { open }) => {
    let visit: Visit | undefined;
    const { page } = await open(`${(await siteUnderTest(name)).address}/`, {
      ...sharpPhone,
      isAlone: true,
      prepare: async (page) => {
        visit = await collectFiles(page);
      },
    });
    if (!visit) throw new Error('Nobody has visited the page.');
    await readToEnd(page, visit);
    const { files } = visit;
    const kinds = [...new Set(files.map(({ kind }) => kind))].map((kind) => {
      const ofKind = files.filter((file) => file.kind === kind);
      return `${kind} ${bytesOf(ofKind)} in ${ofKind.length}`;
    });
    const said = `A first visit to the home page of ${name}: ${bytesOf(files)} bytes in ${files.length} files. ${kinds.join(', ')}.`;
    console.log(said);
    expect(files.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['Document', 'Script', 'Image']));
    const hasForm = (await page.locator('[data-hydrate]').count()) > 0;
    const { bytes, bytesWithForm } = budgets.firstVisit;
    expect(bytesOf(files), said).toBeLessThanOrEqual(hasForm ? bytesWithForm : bytes);
  },
);
