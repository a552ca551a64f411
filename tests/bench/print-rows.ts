import { ownAims } from './aims';
import type { FreshClone } from './fresh-clone';
import type { Measured } from './measure';
import type { OwnRows } from './own-rows';
import { ratioOf } from './rounds';

/** Prints what was measured in one place: a column for each number of pages. */
export function printOwnRows(rows: OwnRows[], fresh: FreshClone): void {
  const print = (name: string, value: (row: OwnRows) => string): void => printRow(name, rows.map(value));
  const figure =
    (name: string, format: (one: Measured) => string) =>
    ({ measured }: OwnRows): string => {
      const one = measured.get(name);
      return one ? format(one) : '–';
    };
  const divided =
    (name: string, whole: string, of: keyof Measured) =>
    ({ measured }: OwnRows): string =>
      ratioOf(measured.get(name), measured.get(whole), of);

  print('pages of 7 blocks', ({ pages }) => pages.toLocaleString('en'));
  printFreshClone(rows, fresh);
  print('build, pictures for sharing made first', figure('drawing', seconds));
  print('build, code bundled first', figure('bundling', seconds));
  print('cold build', figure('cold', seconds));
  print('  pages a second', ({ pages, measured }) => (pages / (measured.get('cold')?.seconds ?? 0)).toFixed(0));
  print('  on the processor', figure('cold', processorSeconds));
  print('  peak memory', figure('cold', memory));
  print('cold build, pages made of entries', figure('entries', seconds));
  print('  divided by written routes', divided('entries', 'cold', 'seconds'));
  print('cold build in three languages', figure('languages', seconds));
  print('  divided by one, on the processor', divided('languages', 'cold', 'cpuSeconds'));
  print('  divided by one, peak memory', divided('languages', 'cold', 'megabytes'));
  print('build, nothing changed', figure('unchanged', seconds));
  print('build, one word changed', figure('changed', seconds));
  print('  on the processor, of a cold build', divided('changed', 'cold', 'cpuSeconds'));
  print('build, one price of an entry changed', figure('price', seconds));
  print('  on the processor, of a cold build', divided('price', 'entries', 'cpuSeconds'));
  print('check', figure('check', seconds));
  print('  its first line', figure('check', firstOutput));
  print('  peak memory', figure('check', memory));
  print('check, a fault in the last block', figure('fault', seconds));
  print('  peak memory', figure('fault', memory));
  print('command refused for an unknown option', figure('refused', firstOutput));
  print('Node itself, an empty script', figure('node', seconds));
  print('npm run check, more than check alone', ({ measured }) => {
    const [npm, check] = [measured.get('npm'), measured.get('check')];
    return npm && check ? `${(npm.seconds - check.seconds).toFixed(2)} s` : '–';
  });
  print('npm run check, more than Node itself', ({ measured }) => {
    const [npm, node] = [measured.get('npm'), measured.get('node')];
    return npm && node ? `${(npm.seconds - node.seconds).toFixed(2)} s` : '–';
  });
  print('edit of a title printed', ({ print: { milliseconds } }) => `${milliseconds.toFixed(1)} ms`);
  print('  length of site.json', ({ print: { kilobytes } }) => `${kilobytes.toFixed(0)} kB`);
  print('React alone', figure('alone', seconds));
  print('  peak memory', figure('alone', memory));
  print('cold build / React alone', divided('cold', 'alone', 'seconds'));
  print('  on the processor', divided('cold', 'alone', 'cpuSeconds'));
  console.log(ownAims);
}

/** Prints a name and a figure for each column. */
export function printRow(name: string, values: string[]): void {
  console.log(name.padEnd(42) + values.map((value) => value.padStart(12)).join(''));
}

/** Prints what a process took. */
export function seconds(one: Measured): string {
  return `${one.seconds.toFixed(2)} s`;
}

function processorSeconds({ cpuSeconds }: Measured): string {
  return cpuSeconds > 0 ? `${cpuSeconds.toFixed(2)} s` : '–';
}

/** Prints the most memory that a process had; a dash where the system does not tell. */
export function memory({ megabytes }: Measured): string {
  return megabytes > 0 ? `${megabytes.toFixed(0)} MB` : '–';
}

function firstOutput({ firstOutputSeconds }: Measured): string {
  return `${(firstOutputSeconds * 1000).toFixed(0)} ms`;
}

/** Prints what it takes from nothing to each site: a clone and its packages, measured once for all, and a build. */
function printFreshClone(rows: OwnRows[], fresh: FreshClone): void {
  const print = (name: string, values: (row: OwnRows) => string): void => printRow(name, rows.map(values));
  if ('reason' in fresh) {
    print('from a fresh clone to dist', () => fresh.reason);
    return;
  }
  const { clone, install, builds } = fresh;
  const all = (build: Measured): number => clone.seconds + install.seconds + build.seconds;
  const figure =
    (of: (build: Measured) => number) =>
    ({ pages }: OwnRows): string => {
      const build = builds.get(pages);
      return build ? `${of(build).toFixed(1)} s` : '–';
    };
  print('from a fresh clone to dist, once', figure(all));
  print(
    '  git clone and npm ci, the same for all',
    figure(() => clone.seconds + install.seconds),
  );
  print(
    '  npm run build, nothing kept',
    figure((build) => build.seconds),
  );
}
