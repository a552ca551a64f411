import { execFile } from 'node:child_process';
import { cpSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { beforeAll, expect, onTestFinished } from 'vitest';
import { listenHere } from '../../src/serve/local-server';
import { createStaticServer } from '../../src/serve/static-server';
import { runCommand } from '../cli/run-command';
import { startSite } from '../cli/start-site';
import { installKit } from '../package/published';
import { root } from '../project';
import { folderForFile } from '../temporary-folder';
import { eventually, test } from './browser-test';

// A site with blocks and rules of its own, and with two packs, as somebody has it who has installed the kit.

const folder = join(folderForFile(), 'site');
const file = join(folder, 'site.json');
const block = join(folder, 'blocks/price-list/price-list');
let script = '';

beforeAll(() => {
  cpSync(join(root, 'tests/fixtures/own-code'), folder, { recursive: true });
  renameSync(join(folder, 'packs'), join(folder, 'node_modules'));
  script = installKit(folder);
});

test('the check knows the blocks, rules and packs of a site as those of the engine', { tags: 'night' }, async () => {
  const check = async (from: string, to: string): Promise<string> => {
    const text = readFileSync(file, 'utf8');
    expect(text).toContain(from);
    writeFileSync(file, text.replace(from, to));
    const { out, complaints } = await runCommand(['check', '--format', 'github'], { folder, script });
    writeFileSync(file, text);
    return out + complaints;
  };
  expect(await check('', '')).toContain('site.json is right: nothing found.');
  expect(await check('4,700 KES', '4,700')).toContain('"4,700" names no currency. Write KES behind it.');
  const explained = await runCommand(['check', '--explain', 'price-names-currency'], { folder, script });
  expect(explained.out).toContain('A price says its currency.');
  const { $defs } = JSON.parse(readFileSync(join(folder, '.pagewright/site.schema.json'), 'utf8'));
  expect(JSON.stringify($defs)).toContain('The days on which a business rests.');
});

test('the compiler knows what a block receives', { tags: 'night' }, async () => {
  writeFileSync(
    join(folder, 'tsconfig.json'),
    '{ "extends": "./.pagewright/tsconfig.json", "include": ["blocks", "rules"] }',
  );
  const compile = (): Promise<string> =>
    promisify(execFile)(process.execPath, [join(root, 'node_modules/typescript/bin/tsc'), '-p', folder]).then(
      () => '',
      ({ stdout }) => String(stdout),
    );
  expect(await compile()).toBe('');
  const component = readFileSync(`${block}.tsx`, 'utf8');
  writeFileSync(`${block}.tsx`, component.replace('block.dearest', 'block.cheapest'));
  expect(await compile()).toContain("Property 'cheapest' does not exist");
  writeFileSync(`${block}.tsx`, component);
});

test('a rule of a site’s own keeps it from being built', { tags: 'night' }, async () => {
  const text = readFileSync(file, 'utf8');
  writeFileSync(file, text.replace('4,700 KES', '4,700'));
  const { out, complaints } = await runCommand(['build'], { folder, script });
  writeFileSync(file, text);
  expect(out + complaints).toContain('"4,700" names no currency. Write KES behind it.');
});

test('a block of a site’s own is drawn on its page, and comes to life there under the policy of the site', {
  tags: 'night',
}, async ({ open }) => {
  expect(await runCommand(['build'], { folder, script })).toMatchObject({ code: 0, complaints: '' });
  const server = createStaticServer({
    folder: join(folder, 'dist'),
    outboxFolder: join(folder, 'outbox'),
    outboxInterval: 0,
  });
  onTestFinished(() => void server.close());
  const port = await listenHere(server, 0);
  const { page, troubles } = await open(`http://localhost:${port}/`, { isAlone: true });
  expect(await page.locator('main').innerText()).toMatch(/Dawn\s+4,500 KES.*Night\s+4,700 KES\s+\*.*Monday.*3/s);
  const button = page.getByRole('button', { name: 'Night' });
  await button.click();
  await eventually(() => button.getAttribute('aria-pressed'), 'true');
  expect(troubles).toEqual([]);
});

test('a block of a site’s own is edited by a click like any other, and shown among all others', {
  tags: 'night',
}, async ({ open }) => {
  const started = await startSite(folder, root, { script });
  onTestFinished(started.stop);
  const address = `http://localhost:${started.port}`;
  const editor = await open(`${address}/__edit`, { isAlone: true, untilHydrated: false });
  const shown = editor.page.frameLocator('.sheet iframe:not(.first)');
  await shown.getByRole('heading', { name: 'Prices' }).waitFor({ timeout: 100_000 });
  // What drives the browser presses beside its aim in a page that is drawn smaller.
  await editor.page.getByRole('button', { name: 'Phone', exact: true }).click();
  await shown.getByRole('heading', { name: 'Prices' }).click();
  const heading = editor.page.locator('.pane.form').getByRole('textbox', { name: 'Heading' });
  await heading.fill('What a trip costs');
  await shown.getByRole('heading', { name: 'What a trip costs' }).waitFor();
  await editor.page.keyboard.press('Control+s');
  await eventually(() => readFileSync(file, 'utf8').includes('"heading": "What a trip costs"'), true);
  expect(wrong(editor.troubles)).toEqual([]);
  const catalogue = await open(`${address}/__catalogue/price-list`, { isAlone: true, untilHydrated: false });
  await catalogue.page.frameLocator('iframe >> nth=0').getByText('Visa papers').first().waitFor();
});

test('the start shows each edit of a block, and what is wrong with it', { tags: 'night' }, async ({ open }) => {
  const started = await startSite(folder, root, { script });
  onTestFinished(started.stop);
  const { page, troubles } = await open(`http://localhost:${started.port}/`, { isAlone: true, untilHydrated: false });
  const list = page.locator('main ul').first();
  await eventually(() => list.innerText().then((text) => text.includes('4,100 KES')), true);
  const edit = (ending: string, from: string, to: string): void => {
    const text = readFileSync(`${block}${ending}`, 'utf8');
    expect(text).toContain(from);
    writeFileSync(`${block}${ending}`, text.replace(from, to));
  };
  const alert = page.getByRole('alert');
  edit('.compose.ts', 'Math.max', 'Math.min');
  await eventually(() => list.innerText().then((text) => /4,100 KES\s+\*/.test(text)), true);
  edit('.tsx', 'export function PriceList', 'export default function PriceList');
  await alert.getByText('blocks/price-list/price-list.tsx must export PriceList').waitFor();
  edit('.tsx', 'export default function PriceList', 'export function PriceList');
  await eventually(() => page.getByText('There is a mistake.').count(), 0);
  edit('.tsx', '<ul className', '<ul {className');
  const overlay = page.locator('vite-error-overlay');
  await overlay.getByText('blocks/price-list/price-list.tsx').first().waitFor();
  expect((await overlay.allInnerTexts()) + started.said()).not.toContain('.pagewright');
  expect(started.said()).toContain('File: blocks/price-list/price-list.tsx');
  edit('.tsx', '<ul {className', '<ul className');
  await eventually(() => overlay.or(page.getByText('There is a mistake.')).count(), 0);
  // The browser tells of the script that it could not load.
  expect(wrong(troubles.splice(0)).filter((said) => !/price-list\.tsx|status of 500/.test(said))).toEqual([]);
  edit('.schema.json', '"hydrate": true,', '"hydrate": true');
  await alert.getByText('blocks/price-list/price-list.schema.json:').waitFor();
  edit('.schema.json', '"hydrate": true', '"hydrate": true,');
  await eventually(() => page.getByText('There is a mistake.').count(), 0);
  edit('.schema.json', '"required": ["type", "items"]', '"required": ["type", "items", "heading", "surface"]');
  await alert.getByText('"surface" is missing').waitFor();
  edit('.schema.json', ', "heading", "surface"]', ']');
  await eventually(() => page.getByText('There is a mistake.').count(), 0);
  expect(wrong(troubles)).toEqual([]);
});

/** Leaves out what Vite and React say of themselves while sources are edited. */
function wrong(troubles: string[]): string[] {
  return troubles.filter((said) => !/^(debug|info): /.test(said));
}
