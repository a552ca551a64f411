import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { drawAgain } from '../../src/cli/draw-again';
import { root } from '../project';
import { temporaryFolder } from '../temporary-folder';
import { runHere } from './run-here';

const agency = readFileSync(join(root, 'tests/fixtures/agency/site.json'), 'utf8');
const uploads = join(root, 'tests/fixtures/agency/uploads');

function openSite(text: string): string {
  const folder = temporaryFolder();
  writeFileSync(join(folder, 'site.json'), text);
  mkdirSync(join(folder, 'uploads'));
  for (const name of ['logo.svg', 'mark.svg']) {
    writeFileSync(join(folder, 'uploads', name), readFileSync(join(uploads, name)));
  }
  return folder;
}

test('draws the pictures that site.json names, and the check is content then', async () => {
  const folder = openSite(agency);
  expect((await runHere(['check'], { folder })).out).toContain('npm run artwork draws it.');
  const { code, out } = await runHere(['artwork'], { folder });
  expect([code, out.trim().split('\n').at(-1)]).toEqual([0, '43 of 43 pictures drawn.']);
  expect((await runHere(['check'], { folder })).code).toBe(0);
});

test('leaves what is there, unless it is asked to draw again', async () => {
  const folder = openSite(agency);
  await runHere(['artwork'], { folder });
  const file = join(folder, 'uploads/artwork/headers/contact.svg');
  const drawn = readFileSync(file, 'utf8');
  const changed = drawn.replace('<svg', '<svg class="changed"');
  writeFileSync(file, changed);
  rmSync(join(folder, 'uploads/artwork/headers/events.svg'));
  expect((await runHere(['artwork'], { folder })).out).toContain('1 of 43 pictures drawn. The others were there;');
  expect(readFileSync(file, 'utf8')).toBe(changed);
  await runHere(['artwork', '--again'], { folder });
  expect(readFileSync(file, 'utf8')).toBe(drawn);
});

test('never draws over a picture that somebody has put there', async () => {
  const folder = openSite(agency);
  await runHere(['artwork'], { folder });
  const file = join(folder, 'uploads/artwork/headers/contact.svg');
  writeFileSync(file, '<svg xmlns="http://www.w3.org/2000/svg"/>');
  const { out } = await runHere(['artwork', '--again'], { folder });
  expect(out).toContain('Left uploads/artwork/headers/contact.svg as it is: this command has not drawn it.');
  expect(readFileSync(file, 'utf8')).toBe('<svg xmlns="http://www.w3.org/2000/svg"/>');
});

test('says which motifs there are, and draws the others', async () => {
  const folder = openSite(agency.replace('visa-application.passport.svg', 'visa-application.pasport.svg'));
  const { code, out, complaints } = await runHere(['artwork'], { folder });
  expect(code).toBe(1);
  expect(complaints).toContain(
    'visa-application.pasport.svg: There is no motif "pasport". Did you mean "passport"? There are car, certificates,',
  );
  expect(out).toContain('Drew uploads/artwork/headers/contact.svg');
  expect(complaints.trim().split('\n').at(-1)).toBe('42 of 43 pictures drawn.');
});

test('draws scenes and monograms, and says what a scene shows whose name does not', async () => {
  const folder = openSite(
    agency
      .replaceAll('headers/contact.svg', 'scenes/contact.svg')
      .replaceAll('headers/events.svg', 'scenes/nairobi.skyline.svg')
      .replaceAll('profiles/ceo.compass.svg', 'monograms/amina-otieno.svg'),
  );
  const { code, out } = await runHere(['artwork'], { folder });
  expect(code).toBe(0);
  expect(out).toMatch(
    /Drew uploads\/artwork\/scenes\/contact\.svg, which shows [a-z-]+\. contact\.MOTIF\.svg shows what you choose: airport, /,
  );
  expect(out).toMatch(/Drew uploads\/artwork\/scenes\/nairobi\.skyline\.svg\n/);
  const monogram = readFileSync(join(folder, 'uploads/artwork/monograms/amina-otieno.svg'), 'utf8');
  expect(monogram.match(/<path transform="translate/g)).toHaveLength(2);
  expect((await runHere(['check'], { folder })).out).toContain('1 monogram: `npm run check -- --release` lists it.');
});

test('draws although something else is wrong in the file, and takes the folder for its site.json', async () => {
  const folder = openSite(agency.replace('"to": "/apply"', '"to": "/aply"'));
  const { code, out } = await runHere(['artwork', '--site', folder], { folder: root });
  expect([code, out.trim().split('\n').at(-1)]).toEqual([0, '43 of 43 pictures drawn.']);
});

test('draws nothing for a site.json whose theme has to be mended first', async () => {
  const folder = openSite(agency.replace('"accent": "#c2410c"', '"accent": "red"'));
  const { code, complaints } = await runHere(['artwork'], { folder });
  expect(code).toBe(1);
  expect(complaints).toMatch(/site\.json:\d+:\d+[\s\S]*Nothing was drawn\./);
  expect(existsSync(join(folder, 'uploads/artwork'))).toBe(false);
});

test('while a site is edited its drawings follow the colours of its theme, but for those that somebody has changed', async () => {
  const folder = openSite(agency);
  await runHere(['artwork'], { folder });
  const file = join(folder, 'site.json');
  const [followed, own] = ['contact', 'events'].map((name) => join(folder, `uploads/artwork/headers/${name}.svg`)) as [
    string,
    string,
  ];
  const changed = readFileSync(own, 'utf8').replace('<svg', '<svg class="changed"');
  writeFileSync(own, changed);
  const before = readFileSync(followed, 'utf8');
  const { theme } = JSON.parse(agency);
  const blue = { ...theme, colors: { ...theme.colors, accent: '#1d4ed8' } };
  await drawAgain(file, theme, { ...theme });
  expect(readFileSync(followed, 'utf8')).toBe(before);
  await drawAgain(file, theme, blue);
  const after = readFileSync(followed, 'utf8');
  expect([before, after].map((text) => text.includes('#1d4ed8'))).toEqual([false, true]);
  expect(readFileSync(own, 'utf8')).toBe(changed);
  await drawAgain(file, blue, theme);
  expect(readFileSync(followed, 'utf8')).toBe(before);
});
