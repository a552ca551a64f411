import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { median } from '../bench/rounds';
import { findBrowser } from '../browser/find-browser';
import { serveSite } from '../browser/serve-site';
import { productionCode } from '../production-code';
import { getLighthouse } from './get-lighthouse';
import { measurePage } from './measure-page';
import { figures, type MeasuredPage, medianOf, type Report, remarksOn, shortfallsOf } from './report';

const usage = 'npm run lighthouse measures every page; npm run lighthouse -- /apply / those that are named.';
const runs = 3;

/** Measures pages of site.json with Lighthouse; 1 where one is beyond its budget, 2 where it could not be done. */
export async function lighthouse(wanted: string[], root: string): Promise<0 | 1 | 2> {
  const browser = findBrowser();
  if (typeof browser === 'string') return refuse(browser);
  const tool = getLighthouse();
  if (typeof tool === 'string') return refuse(tool);
  const temporary = mkdtempSync(join(tmpdir(), 'pagewright-lighthouse-'));
  const { site, server } = await serveSite(join(root, 'site.json'), temporary, await productionCode(root));
  try {
    if (site.problem) return refuse(`site.json was not built: ${site.problem}`);
    const paths = site.pages.map(({ path }) => path);
    const unknown = wanted.find((path) => !paths.includes(path));
    if (unknown !== undefined) return refuse(`There is no page ${unknown}. ${usage} There are: ${paths.join(' ')}`);

    const reportFolder = join(root, '.cache/lighthouse');
    rmSync(reportFolder, { recursive: true, force: true });
    mkdirSync(reportFolder, { recursive: true });
    const measured: MeasuredPage[] = [];
    printRow(
      'page',
      figures.map(({ name }) => name),
    );
    for (const path of wanted.length > 0 ? wanted : paths) {
      const reports: Report[] = [];
      for (let run = 1; run <= runs; run++) {
        const name = path === '/' ? 'home' : path.slice(1).replaceAll('/', '_');
        const address = site.origin + site.base.slice(0, -1) + path;
        reports.push(await measurePage(tool, browser, { address, reportFile: join(reportFolder, `${name}-${run}`) }));
      }
      const page = { path, reports };
      measured.push(page);
      printRow(
        path,
        figures.map((figure) => figure.print(medianOf(figure, page))),
      );
    }
    const index = median(measured.flatMap(({ reports }) => reports.map((report) => report.environment.benchmarkIndex)));
    console.log(`\nMedians of ${runs} runs, Lighthouse ${tool.version}. The reports: ${relative(root, reportFolder)}.`);
    console.log(
      `This machine has a benchmark index of ${index.toFixed(0)}; scores of speed are meant for one of 1,500.`,
    );
    for (const remark of remarksOn(measured)) console.log(`Without weight in any score: ${remark}.`);

    const shortfalls = measured.flatMap(shortfallsOf);
    for (const shortfall of shortfalls) console.error(shortfall);
    return shortfalls.length === 0 ? 0 : 1;
  } finally {
    server?.closeAllConnections();
    server?.close();
    rmSync(temporary, { recursive: true, force: true });
  }
}

function refuse(sentence: string): 2 {
  console.error(sentence);
  return 2;
}

function printRow(page: string, cells: string[]): void {
  console.log(page.padEnd(44) + cells.map((cell, index) => cell.padStart(widths[index] ?? 0)).join('  '));
}

const widths = figures.map(({ name }) => Math.max(name.length, 7));
