import { expect, test, vi } from 'vitest';
import { ownAims, peerAims } from './aims';
import type { OwnRows } from './own-rows';
import { printPeerRows } from './peers/print-peers';
import { printOwnRows } from './print-rows';
import { type Rounds, roundsOf } from './rounds';

const taking = (seconds: number, cpuSeconds = seconds): Rounds =>
  roundsOf([{ seconds, firstOutputSeconds: 0, cpuSeconds, megabytes: 1 }]);
const rows: OwnRows[] = [33, 1000].map((pages) => ({
  pages,
  measured: new Map(),
  print: { milliseconds: 0, kilobytes: 0 },
}));

test('a site of every size is built from a fresh clone, whose packages are counted for each', () => {
  const builds = new Map([33, 1000].map((pages) => [pages, taking(pages / 100)]));
  const lines = printed(() => printOwnRows(rows, { clone: taking(1), install: taking(20), builds }));
  expect(
    lines.filter((line) => /fresh clone|npm ci|npm run build/.test(line)).map((line) => line.split(/ {2,}/).slice(-2)),
  ).toEqual([
    ['21.3 s', '31.0 s'],
    ['21.0 s', '21.0 s'],
    ['0.3 s', '10.0 s'],
  ]);
  const without = printed(() => printOwnRows(rows, { reason: 'no registry' }));
  expect(without.find((line) => line.includes('fresh clone'))).toMatch(/no registry +no registry$/);
});

test('the last lines say what is aimed at, as ratios where others are measured in the same run', () => {
  expect(printed(() => printOwnRows(rows, { reason: 'no git' })).at(-1)).toBe(ownAims);
  const measured = new Map([
    ['Ours, cold', taking(3)],
    ['Other, cold', taking(2, 4)],
  ]);
  const lines = printed(() => printPeerRows('tmpfs', [{ pages: 33, names: ['Ours', 'Other'], measured, refused: [] }]));
  expect(lines.filter((line) => line.includes('Ours / Other')).map((line) => line.split(/ {2,}/).at(-1))).toEqual([
    '1.50',
    '0.75',
  ]);
  expect(lines.at(-1)).toBe(peerAims);
});

/** The lines that a task prints. */
function printed(task: () => void): string[] {
  const log = vi.spyOn(console, 'log').mockImplementation(() => {});
  task();
  const lines = log.mock.calls.map(([line]) => String(line));
  log.mockRestore();
  return lines;
}
