import { cpSync, mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { checkSite } from '../../src/checks/check-site';
import { readAssets } from '../../src/frame/read-assets';
import type { Manifest } from '../../src/manifest/manifest';
import { addUpload } from '../../src/workspace/uploads';
import { startSite } from '../cli/start-site';
import { root } from '../project';
import { copyProject } from '../project-copy';
import { registry } from '../registry';
import { ask } from '../serve/request';
import { folderForFile } from '../temporary-folder';

const drawing = '<svg xmlns="http://www.w3.org/2000/svg" width="10" height="10"><title>hush</title></svg>';
const folder = folderForFile();
const site = join(folder, 'site');
cpSync(join(root, 'tests/fixtures/contact-form'), site, { recursive: true });
mkdirSync(join(site, 'uploads'), { recursive: true });
writeFileSync(join(folder, 'secret.svg'), drawing);
writeFileSync(join(folder, 'secret.txt'), 'hush');
writeFileSync(join(site, 'uploads/own.svg'), drawing);
symlinkSync(join(folder, 'secret.svg'), join(site, 'uploads/outside.svg'));
symlinkSync(join(folder, 'secret.txt'), join(site, 'uploads/outside.txt'));
symlinkSync(join(folder, 'gone.svg'), join(site, 'uploads/broken.svg'));
symlinkSync('own.svg', join(site, 'uploads/inside.svg'));
symlinkSync('itself.svg', join(site, 'uploads/itself.svg'));
symlinkSync('own.svg/under.svg', join(site, 'uploads/under.svg'));
mkdirSync(join(folder, 'pictures'));
writeFileSync(join(folder, 'pictures/a.svg'), drawing);
for (const [name, target] of Object.entries({
  share: '/usr/share',
  around: '.',
  again: '..',
  pictures: '../../pictures',
}))
  symlinkSync(target, join(site, 'uploads', name));

const patience = { timeout: 90_000 };

/** What the check says of the site with a picture at the top of its first page. */
function problemsWith(src: string): string[] {
  const manifest: Manifest = JSON.parse(readFileSync(join(site, 'site.json'), 'utf8'));
  const hero = { type: 'hero', heading: 'A picture', picture: { src, alt: '' } };
  manifest.routes[0]?.blocks.unshift(hero as Manifest['routes'][number]['blocks'][number]);
  const { problems } = checkSite(JSON.stringify(manifest), readAssets(site).assets, { now: new Date(), registry });
  return problems.filter(({ message }) => message.includes(src)).map(({ message }) => message);
}

test('a picture that is a link out of the uploads folder is told of, and not published', () => {
  for (const name of ['outside', 'broken', 'itself', 'under']) {
    expect(problemsWith(`uploads/${name}.svg`)).toEqual([
      `The picture "uploads/${name}.svg" cannot be used: it is a link that leads out of the folder "uploads". Put the picture itself there.`,
    ]);
  }
  expect([...readAssets(site).originals.values()]).not.toContain(join(site, 'uploads/outside.svg'));
});

test('a link to a folder is not followed: it is said once, and of each picture and file behind it', () => {
  const text = readFileSync(join(site, 'site.json'), 'utf8');
  const { assets } = readAssets(site);
  const said = checkSite(text, assets, { now: new Date(), registry }).problems.map(({ message }) => message);
  const links = ['again', 'around', 'pictures', 'share'].map((name) => `uploads/${name}`);
  expect(assets.linkedFolders).toEqual(links);
  for (const link of links) {
    expect(said.filter((message) => message.includes(`"${link}`))).toEqual([
      `"${link}" is a link to another folder, and what lies behind such a link is neither shown nor published. Put the folder itself there, or remove the link.`,
    ]);
  }
  expect(problemsWith('uploads/pictures/a.svg')).toEqual([
    'The picture "uploads/pictures/a.svg" cannot be used: "uploads/pictures" is a link to another folder, and what lies behind such a link is neither shown nor published. Put the folder itself there, or remove the link.',
  ]);
  expect(Object.keys(assets.pictures).filter((path) => path.includes('/a.svg'))).toEqual([]);
});

test('where the uploads are themselves a link out of the folder of the site, nothing in them is read or written', async () => {
  const linked = join(folder, 'linked');
  cpSync(join(root, 'tests/fixtures/contact-form/site.json'), join(linked, 'site.json'));
  symlinkSync('../pictures', join(linked, 'uploads'));
  const { assets } = readAssets(linked);
  expect([assets.pictures, assets.linkedFolders]).toEqual([{}, ['uploads']]);
  const failure =
    '"uploads" beside site.json is a link to another folder. Put a folder there, then add the file again.';
  expect(await addUpload(join(linked, 'site.json'), 'b.svg', new TextEncoder().encode(drawing))).toEqual({ failure });
  expect(readdirSync(join(folder, 'pictures'))).toEqual(['a.svg']);
});

test('a picture that is a link within the uploads folder is one like any other', () => {
  expect(problemsWith('uploads/inside.svg')).toEqual([]);
});

test('of the uploads the editor is told what comes, and no link and no file beside the site can be read from the server', async () => {
  // Vite serves what lies in the folder of the project, and there lies the site.
  const { port, said, stop } = await startSite(site, copyProject(root, site));
  onTestFinished(stop);
  expect(said().split('is a link to another folder')).toHaveLength(5);
  const { headers } = await ask(port, '/__edit/assets');
  const again = async (): Promise<string> =>
    (await ask(port, `/__edit/assets?unless=${encodeURIComponent(headers.etag ?? '')}`)).body.toString();
  expect(await again()).toBe('null');
  writeFileSync(join(site, 'uploads/later.svg'), drawing);
  await vi.waitFor(async () => expect(await again()).toContain('uploads/later.svg'), patience);
  expect((await ask(port, '/__edit/assets', { headers: { 'x-edit-site': 'another' } })).status).toBe(409);
  for (const path of ['/uploads/outside.txt', '/uploads/outside.svg', '/site.json', '/package.json', '/.gitignore']) {
    for (const query of ['', '?raw', '?url', '?import&raw']) {
      const { status, body } = await ask(port, path + query);
      expect(`${path}${query} ${status}`).toBe(`${path}${query} 404`);
      expect(body.toString()).not.toContain('hush');
    }
  }
  for (const path of [join(site, 'uploads/outside.txt'), join(folder, 'secret.txt')]) {
    const { status, body } = await ask(port, `/@fs${path}`);
    expect([status, body.toString().includes('hush')]).toEqual([403, false]);
  }
});
