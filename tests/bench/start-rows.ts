import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { changeOneWord } from './edit-text';
import { generatedPath, writeGeneratedSite } from './generate-site';
import { measureCommand } from './measure';
import { median } from './rounds';
import { inWorkplace, npm, remove, type Workplace } from './workplace';

/** What somebody waits for who runs `npm start`, in seconds. */
interface Started {
  /** From its start to the end of the first page. */
  page: number;
  /** From there until the editor's document is there, asked for at once. */
  editor: number;
  /** From the moment at which a word was changed in site.json, all of which was checked, to the page that has it. */
  save?: number;
}

/**
 * Prints how long it takes from `npm start` until the whole home page is there, with nothing bundled and with all of it,
 * and from there to the editor: of the site of site.json, and of generated ones, of these also from a save to its page. Beside each stands how often an empty
 * script of Node would have ended meanwhile, which holds on a machine that is busy, too.
 */
export async function printStartRows(root: string, counts: number[], runs: number): Promise<void> {
  console.log(`\nFrom npm start to its first page, and on to the editor; medians of ${runs}:`);
  await inWorkplace('disk', root, async (workplace) => {
    const own = join(root, 'site.json');
    await printRow('site.json, nothing bundled', runs, () => {
      remove(...['.cache', '.vite'].map((name) => join(workplace.project, 'node_modules', name)));
      return start(workplace, own);
    });
    await start(workplace, own, true);
    await printRow('site.json', runs, () => start(workplace, own));
    for (const pages of counts) {
      const file = writeGeneratedSite(join(workplace.folder, String(pages)), pages);
      const path = generatedPath(pages - 1);
      await printRow(`${pages.toLocaleString('en')} pages`, runs, () => start(workplace, file, false, path));
    }
  });
}

async function printRow(name: string, runs: number, measure: () => Promise<Started>): Promise<void> {
  const all: (Started & { node: number })[] = [];
  while (all.length < runs) {
    const { seconds } = await measureCommand({ file: process.execPath, args: ['-e', '0'] });
    all.push({ node: seconds, ...(await measure()) });
  }
  const times = (ratio: number): string => `${ratio.toFixed(0)} times Node`;
  const page = `${median(all.map((one) => one.page)).toFixed(2)} s, ${times(median(all.map((one) => one.page / one.node)))}`;
  const saves = all.flatMap(({ save }) => save ?? []);
  console.log(
    `${name.padEnd(28)} page ${page}; editor ${median(all.map(({ editor }) => editor)).toFixed(2)} s after it, ` +
      `${times(median(all.map((one) => one.editor / one.node)))}` +
      (saves.length > 0 ? `; a saved word on its page ${median(saves).toFixed(2)} s` : ''),
  );
}

/**
 * Runs `npm start`, asks for the home page and the editor, and ends it; before that, all that is made ready is waited for
 * where it is to be, and a word of the page at `edited` is changed.
 */
async function start({ project }: Workplace, file: string, untilReady = false, edited?: string): Promise<Started> {
  const { NODE_ENV: _, ...env } = process.env;
  const started = performance.now();
  // In a group of its own, so that what npm starts ends with it.
  const child = spawn(npm, ['start', '--', '--port', '0', '--site', file], { cwd: project, env, detached: true });
  const closed = once(child, 'close');
  try {
    const port = await new Promise<string>((listening, failed) => {
      let said = '';
      const listen = (chunk: Buffer): void => {
        said += chunk;
        const [, found] = /localhost:(\d+)/.exec(said) ?? [];
        if (found !== undefined) listening(found);
      };
      child.stdout.on('data', listen);
      child.stderr.on('data', listen);
      closed.then(() => failed(new Error(`npm start has ended: ${said}`)), failed);
    });
    const ask = async (path: string): Promise<string> => {
      const response = await fetch(`http://localhost:${port}${path}`);
      if (!response.ok) throw new Error(`${path} was answered with ${response.status}.`);
      return response.text();
    };
    await ask('/');
    const page = (performance.now() - started) / 1000;
    await ask('/__edit');
    const editor = (performance.now() - started) / 1000 - page;
    // The last thing that a first start makes ready is this note.
    while (untilReady && !existsSync(join(project, 'node_modules/.cache/pagewright/generated'))) await setTimeout(100);
    if (edited === undefined) return { page, editor };
    // What is wrong is known once all is checked.
    await ask('/__problems');
    const word = `Word${process.hrtime.bigint()}`;
    changeOneWord(file, word);
    const saved = performance.now();
    while (!(await ask(edited)).includes(word)) await setTimeout(10);
    return { page, editor, save: (performance.now() - saved) / 1000 };
  } finally {
    if (child.pid !== undefined) process.kill(-child.pid, 'SIGKILL');
    await closed;
  }
}
