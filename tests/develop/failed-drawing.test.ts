import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { prepareSite } from '../../src/compose/site';
import { sayFailed } from '../../src/develop/failed-drawing';
import { answerLive } from '../../src/develop/live-site';
import { readAssets } from '../../src/frame/read-assets';
import type { Manifest } from '../../src/manifest/manifest';
import { root } from '../project';
import { registry } from '../registry';
import { temporaryFolder } from '../temporary-folder';

const folder = join(root, 'tests/fixtures/werkstatt');
const gathered = readAssets(folder);
const manifest: Manifest = JSON.parse(readFileSync(join(folder, 'site.json'), 'utf8'));
const contact = manifest.routes.findIndex(({ path }) => path === '/kontakt');
const place = manifest.routes[contact]?.blocks.length ?? 0;
// Its icon is in no set: no check lets it through, and its component throws.
manifest.routes[contact]?.blocks.push({
  type: 'card-grid',
  heading: 'Karten',
  style: 'icon',
  items: [{ title: 'Eine', icon: 'no-such-icon' }],
});
const site = prepareSite(manifest, gathered.assets, registry, new Date(), true);

const asked = (path: string, isEdit = false) =>
  answerLive({ site, gathered, problems: [] }, { url: new URL(path, 'http://localhost'), isEdit });
const address = `${site.base}kontakt`;
const failure = `The page "/kontakt" could not be drawn: block ${place + 1}, card-grid, failed with "The icon "no-such-icon" is not among the icons of this page." Its component is card-grid.tsx: mend it there, or take the block off the page.`;

test('whoever asks for a page that cannot be drawn, its edit or its data, is told why, with the place in the code and in the file', async () => {
  const answers = [await asked(address), await asked(address, true), await asked(`${site.base}_page/kontakt.json`)];
  expect(answers.map((answer) => 'status' in answer && answer.status)).toEqual([500, 200, 200]);
  for (const { failed } of answers) {
    expect(failed).toMatchObject({ message: failure, source: expect.stringMatching(/^src\/.*icon\S*:\d+$/) });
    expect(failed?.block?.pointer).toBe(`/routes/${contact}/blocks/${place}`);
  }
  const [{ failed }] = answers as [(typeof answers)[0]];
  const file = join(temporaryFolder(), 'site.json');
  const text = JSON.stringify(manifest, null, 2);
  writeFileSync(file, text);
  const line = text.slice(0, text.lastIndexOf('"Karten"')).split('\n').length - 2;
  const said = failed && sayFailed(failed, file).split('\n');
  expect(said?.[0]).toBe(failure);
  expect(said?.[2]).toBe(`  site.json:${line}:9  Page /kontakt, block ${place + 1}, card grid`);
  // Of a file that is wrong meanwhile, the words alone are told.
  writeFileSync(file, '{');
  expect(failed && sayFailed(failed, file).split('\n')[2]).toBe(`  Page /kontakt, block ${place + 1}, card grid`);
});

test('in its place stands a document that says so, as text, and is loaded anew with the next edit', async () => {
  const answer = await asked(address);
  const { html } = 'document' in answer ? answer.document : { html: '' };
  expect(html).toContain(`<p>${failure.replaceAll('"', '&quot;')}</p>`);
  expect(html).toContain('problems-only.ts');
});

test('of a page that can be drawn nothing is told', async () => {
  expect((await asked(site.base)).failed).toBeUndefined();
  expect((await asked(site.base, true)).failed).toBeUndefined();
});
