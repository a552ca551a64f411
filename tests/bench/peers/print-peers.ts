import { peerAims } from '../aims';
import type { Measured } from '../measure';
import type { Place } from '../options';
import { memory, printRow, seconds } from '../print-rows';
import { type Rounds, ratioOf } from '../rounds';

/** What was measured with one number of pages: by the name of a system with `, cold` or `, changed` behind it. */
export interface PeerRows {
  pages: number;
  /** The systems, ours first. */
  names: string[];
  measured: Map<string, Rounds>;
  /** Why systems were not measured. */
  refused: string[];
}

/** Prints the comparison: what each system takes, and ours divided by it. */
export function printPeerRows(place: Place, rows: PeerRows[]): void {
  const [ours = '', ...others] = new Set(rows.flatMap(({ names }) => names));
  const figures = (name: string, format: (one: Measured) => string): string[] =>
    rows.map(({ measured }) => {
      const one = measured.get(name);
      return one ? format(one) : '–';
    });
  const ratios = (name: string, other: string, of: keyof Measured = 'seconds'): string[] =>
    rows.map(({ measured }) => ratioOf(measured.get(name), measured.get(other), of));
  const withEdit = others.filter((name) => rows.some(({ measured }) => measured.has(`${name}, changed`)));

  console.log(
    `\nThe same pages from every system, whole commands, files on ${place === 'tmpfs' ? 'a tmpfs' : 'the disk'}:`,
  );
  printRow(
    'pages of 7 blocks',
    rows.map(({ pages }) => pages.toLocaleString('en')),
  );
  printRow('Cold build', []);
  for (const name of [ours, ...others]) printRow(`  ${name}`, figures(`${name}, cold`, seconds));
  printRow('After one word changed', []);
  for (const name of [ours, ...withEdit]) printRow(`  ${name}`, figures(`${name}, changed`, seconds));
  printRow('Peak memory of a cold build', []);
  for (const name of [ours, ...others]) printRow(`  ${name}`, figures(`${name}, cold`, memory));
  printRow('Ratio: cold build', []);
  for (const name of others) printRow(`  ${ours} / ${name}`, ratios(`${ours}, cold`, `${name}, cold`));
  // What else the machine does hardly tells on these.
  printRow('Ratio: cold build, on the processor', []);
  for (const name of others) printRow(`  ${ours} / ${name}`, ratios(`${ours}, cold`, `${name}, cold`, 'cpuSeconds'));
  printRow('Ratio: after one word changed', []);
  for (const name of withEdit) printRow(`  ${ours} / ${name}`, ratios(`${ours}, changed`, `${name}, changed`));
  console.log(peerAims);
}
