import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { promisify } from 'node:util';
import type { FoundBrowser } from '../browser/find-browser';
import type { Lighthouse } from './get-lighthouse';
import type { Report } from './report';

/** A page to be measured: where it is served, and what its reports are called, without an ending. */
interface PageToMeasure {
  address: string;
  reportFile: string;
}

const categories = 'performance,accessibility,best-practices,seo';

/** Measures a page once, in a browser of its own, and leaves the report as JSON and as a page; throws where that fails. */
export async function measurePage(
  { node, script }: Lighthouse,
  { executablePath, args, env }: FoundBrowser,
  { address, reportFile }: PageToMeasure,
): Promise<Report> {
  const options = [
    `--only-categories=${categories}`,
    '--output=json',
    '--output=html',
    `--output-path=${reportFile}`,
    `--chrome-flags=${['--headless', ...args].join(' ')}`,
    '--disable-full-page-screenshot',
    '--no-enable-error-reporting',
    '--quiet',
  ];
  await promisify(execFile)(node, [script, address, ...options], {
    env: { ...process.env, ...env, CHROME_PATH: executablePath },
    maxBuffer: 2 ** 26,
  });
  const report: Report = JSON.parse(readFileSync(`${reportFile}.report.json`, 'utf8'));
  if (report.runtimeError) throw new Error(report.runtimeError.message);
  return report;
}
