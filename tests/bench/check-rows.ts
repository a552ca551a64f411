import { checkSite } from '../../src/checks/check-site';
import { assets } from '../assets';
import { siteWith } from '../checks/site-with';
import { registry } from '../registry';
import { rightSites, type SizedSite, wrongSites } from './sized-sites';

const now = new Date('2031-05-06T12:00:00');

/** Prints what checks of sites take that hold much of one thing: a quarter of the most, half of it and all of it. */
export function printCheckRows(): void {
  console.log('\nSeconds of the processor that a check takes of a site with many');
  printRow(['', 'the most', 'a quarter', 'half', 'the most', 'most / half']);
  for (const site of rightSites) printSite(site, true);
  console.log('\nThe same of sites in which that is wrong');
  for (const site of wrongSites) printSite(site, false);
}

function printSite(site: SizedSite, isRight: boolean): void {
  // What has run before is compiled, so that sizes can be compared.
  const [, quarter = 0, half = 0, most = 0] = [0.25, 0.25, 0.5, 1].map((part) => secondsOf(site, part, isRight));
  const figures = [quarter, half, most].map((seconds) => `${seconds.toFixed(2)} s`);
  // What takes a few milliseconds grows by chance.
  const growth = half < 0.05 ? '–' : (most / half).toFixed(1);
  printRow([site.what, site.most.toLocaleString('en'), ...figures, growth]);
}

function secondsOf({ what, most, edit }: SizedSite, part: number, isRight: boolean): number {
  const text = siteWith(edit(Math.floor(most * part)));
  const before = process.cpuUsage();
  const { site, problems } = checkSite(text, assets, { now, registry });
  const { user, system } = process.cpuUsage(before);
  if ((site !== undefined) !== isRight) throw new Error(`${what}: ${problems[0]?.message ?? 'nothing is found'}`);
  return (user + system) / 1e6;
}

function printRow([name = '', ...figures]: string[]): void {
  console.log(name.padEnd(36) + figures.map((figure) => figure.padStart(12)).join(''));
}
