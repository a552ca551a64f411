import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import fc from 'fast-check';
import { productionCode } from '../production-code';
import { anyEditOf, editableSites, editedText, type SiteEdit } from './edited-site';
import { type Tried, trial } from './try-edit';

const processes = 2;
const batchSize = 500;
/** Of so many accepted sites one is built, which comes to about a thousand of 100,000 edits. */
const buildEvery = 35;

interface Part {
  root: string;
  /** Where it may write; the smallest edits stay there. */
  folder: string;
  edits: number;
  seed: number;
  part: number;
}

/** Tries edits in two processes, each half of them; gives the exit code. */
export async function long(args: string[], root: string, folder: string): Promise<number> {
  const { values } = parseArgs({
    args,
    options: { edits: { type: 'string' }, seed: { type: 'string' }, part: { type: 'string' } },
  });
  const edits = Number(values.edits ?? 100_000);
  const seed = Number(values.seed ?? Date.now() % 2 ** 31);
  if (values.part !== undefined) return tryPart({ root, folder, edits, seed, part: Number(values.part) });
  console.log(`${edits} edits in ${processes} processes, --seed ${seed}`);
  const parts = Array.from({ length: processes }, async (_, part) => {
    const own = ['--edits', String(Math.ceil(edits / processes)), '--seed', String(seed), '--part', String(part)];
    const child = spawn(process.execPath, [process.argv[1] ?? '', ...own], { stdio: 'inherit' });
    const [code] = await once(child, 'close');
    return code === 0;
  });
  return (await Promise.all(parts)).every(Boolean) ? 0 : 1;
}

/** Tries a part of the edits in batches, and goes on after a fault, so that one does not hide another. */
async function tryPart({ root, folder, edits, seed, part }: Part): Promise<number> {
  const sites = editableSites(root);
  const { tried, tryEdit } = trial({ sites, code: await productionCode(root), folder, buildEvery, readsPages: true });
  const faults = new Map<string, string>();
  const started = Date.now();
  for (let batch = 0; batch * batchSize < edits; batch++) {
    const batchSeed = seed + part * 1_000_000 + batch;
    const result = await fc.check(fc.asyncProperty(anyEditOf(sites), tryEdit), {
      numRuns: Math.min(batchSize, edits - batch * batchSize),
      seed: batchSeed,
    });
    const smallest: SiteEdit | undefined = result.counterexample?.[0];
    if (result.failed && smallest) {
      const fault =
        result.errorInstance instanceof Error ? String(result.errorInstance.stack) : String(result.errorInstance);
      const kind = fault
        .replaceAll(/["“'`].*?["”'`]|\d+/g, '…')
        .split('\n')
        .slice(0, 3)
        .join('\n');
      if (!faults.has(kind)) {
        faults.set(kind, fault);
        console.log(`\nA fault, seed ${batchSeed}, smallest edit ${JSON.stringify(smallest)}\n${fault}\n`);
        keepText(root, batchSeed, sites.find(({ name }) => name === smallest.site)?.text ?? '', smallest);
      }
    }
    console.log(progress(part, tried, faults.size, Date.now() - started));
  }
  return faults.size === 0 ? 0 : 1;
}

/** Keeps the text that shows a fault, for whoever looks for its cause. */
function keepText(root: string, seed: number, text: string, edit: SiteEdit): void {
  const folder = join(root, '.cache/long');
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, `${seed}.json`), editedText(text, edit));
  console.log(`Its site.json: .cache/long/${seed}.json`);
}

function progress(part: number, { checked, accepted, pages, built }: Tried, faults: number, time: number): string {
  const minutes = (time / 60_000).toFixed(1);
  return `part ${part}: ${checked} checked, ${accepted} accepted, ${pages} pages drawn, ${built} built, ${faults} faults, ${minutes} minutes`;
}
