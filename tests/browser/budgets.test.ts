import { expect, test } from 'vitest';
import budgets from '../budgets.json';
import { isLong } from '../is-long';
import { type PageWeight, totalOf, weighPages } from '../page-weight';
import type { SiteName } from './site-names';
import { servedSite } from './sites';

/** By day the live site stands for the agency, which shows the same. */
const sites: SiteName[] = [
  ...(isLong ? ['agency' as const] : []),
  'werkstatt',
  'tajlid',
  'kajak',
  'contact-form',
  'live',
];
const { page: budget } = budgets;

test.for(sites)('%s keeps each page within the budgets', async (name) => {
  const pages = weighPages((await servedSite(name)).outFolder);
  expect(pages.length).toBeGreaterThan(0);
  expect(pages.flatMap(excessesOf)).toEqual([]);
});

/** A sentence for each budget that a page is beyond. */
function excessesOf({ file, isLive, hasExtras, untilPainted, scripts, pictures, requests }: PageWeight): string[] {
  const [first] = scripts;
  const scriptBudget = isLive ? budget.scriptWithForm : hasExtras ? budget.scriptWithExtras : budget.script;
  const figures: [name: string, value: number, most: number, files?: Map<string, number>][] = [
    ['bytes until it is painted', untilPainted, budget.untilPainted],
    ['bytes of first script', first?.[1] ?? 0, budget.script],
    ['bytes of script', totalOf(scripts), scriptBudget, scripts],
    ['bytes of pictures', totalOf(pictures), budget.pictures, pictures],
    ['requests', requests, budget.requests],
  ];
  return figures
    .filter(([, value, most]) => value > most)
    .map(([name, value, most, files]) => {
      const heaviest = [...(files ?? [])].sort(([, one], [, other]) => other - one).slice(0, 5);
      const told = heaviest.map(([path, bytes]) => `${path} ${bytes}`).join(', ');
      return `${file} has ${value} ${name}, its budget is ${most}${told ? `; the largest: ${told}` : ''}.`;
    });
}
