import { existsSync, mkdirSync, readdirSync, readFileSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { withLock } from '../../src/build/lock';
import { whyUnreadable } from '../../src/workspace/replace-file';
import { siteWith } from '../checks/site-with';
import { runCommand } from '../cli/run-command';
import { temporaryFolder } from '../temporary-folder';
import { openBuilds } from './build-fixture';
import { contents, takeSnapshot } from './snapshot';

test('what is the owner’s in the output folder stays, also where the cache was lost between two builds', async () => {
  const [one, other] = [
    await openBuilds('werkstatt', temporaryFolder()),
    await openBuilds('werkstatt', temporaryFolder()),
  ];
  const dist = one.outFolder;
  await one.build();
  mkdirSync(join(dist, '.well-known'));
  mkdirSync(join(dist, 'certificates/of/tomorrow'), { recursive: true });
  writeFileSync(join(dist, '.well-known/security.txt'), 'Contact: us');
  writeFileSync(join(dist, 'google1234.html'), 'google-site-verification: google1234.html');
  for (const [index, { build }] of [one, other].entries()) {
    await build(
      (manifest) => {
        manifest.site.name = `Radhof ${index}`;
      },
      { outFolder: dist },
    );
    expect(readFileSync(join(dist, '.well-known/security.txt'), 'utf8')).toBe('Contact: us');
    expect(readFileSync(join(dist, 'google1234.html'), 'utf8')).toContain('google-site-verification');
    expect(readdirSync(join(dist, 'certificates/of/tomorrow'))).toEqual([]);
  }
});

test('a page that the site has no more is gone from the output folder, also where the cache was lost', async () => {
  const [one, other] = [
    await openBuilds('werkstatt', temporaryFolder()),
    await openBuilds('werkstatt', temporaryFolder()),
  ];
  await one.build();
  const withoutTours: Parameters<typeof one.build>[0] = (manifest) => {
    manifest.routes = manifest.routes.filter(({ path }) => !path.startsWith('/touren'));
    manifest.redirects = [];
  };
  expect(existsSync(join(one.outFolder, 'touren.html'))).toBe(true);
  await other.build(withoutTours, { outFolder: one.outFolder });
  await other.build(withoutTours);
  expect(contents(takeSnapshot(one.outFolder))).toEqual(contents(takeSnapshot(other.outFolder)));
});

test('a file of the owner’s with the name of a new page stops the build with a sentence, and nothing is changed', async () => {
  const { build, outFolder } = await openBuilds('werkstatt', temporaryFolder());
  await build((manifest) => {
    manifest.routes = manifest.routes.filter(({ path }) => path !== '/kontakt');
  });
  writeFileSync(join(outFolder, 'kontakt.html'), 'mine');
  const before = contents(takeSnapshot(outFolder));
  expect(await build()).toEqual({
    failures: [
      'The site needs the name kontakt.html, and the output folder has a file of your own there. Move it away, then build again.',
    ],
  });
  expect(contents(takeSnapshot(outFolder))).toEqual(before);
});

test.each(['', `${process.pid} 1`, '4194304 77'])(
  'a lock that says "%s" is of a process that has ended, and holds nobody up',
  async (owner) => {
    const file = join(temporaryFolder(), 'output.lock');
    writeFileSync(file, owner);
    // One that is empty is so since longer than it takes to write it.
    const then = new Date(Date.now() - 6_000);
    utimesSync(file, then, then);
    expect(await withLock(file, () => 'built')).toBe('built');
    expect(existsSync(file)).toBe(false);
  },
);

test('a file site.json.new of the owner’s stays as it is when a fix is written', async () => {
  const folder = temporaryFolder();
  const text = siteWith({ '/routes/1/blocks/0/text': 'Write to us.' }).replace('"Write to us."', '"Write to us.",');
  writeFileSync(join(folder, 'site.json'), text);
  writeFileSync(join(folder, 'site.json.new'), 'a draft of mine');
  await runCommand(['check', '--fix'], { folder });
  expect(readFileSync(join(folder, 'site.json'), 'utf8')).not.toContain('"Write to us.",\n      },');
  expect(readFileSync(join(folder, 'site.json.new'), 'utf8')).toBe('a draft of mine');
  expect(readdirSync(folder).filter((name) => name.startsWith('.site'))).toEqual([]);
});

test.each(['EROFS', 'EBUSY', 'EXDEV', 'ENAMETOOLONG', 'ELOOP', 'ENOSPC', 'EACCES', 'EISDIR', 'ENOTDIR'])(
  'what the system calls %s is told in words',
  (code) => {
    const told = whyUnreadable('dist', Object.assign(new Error(`${code}: bad thing, rename 'a' -> 'b'`), { code }));
    expect(told).not.toContain(code);
    expect(told).not.toContain('->');
  },
);

test('a day before there were websites is no day for a build', async () => {
  const folder = temporaryFolder();
  writeFileSync(join(folder, 'site.json'), siteWith());
  const { code, complaints } = await runCommand(['build', '--date', '1815-12-10'], { folder });
  expect(code).toBe(2);
  expect(complaints).toContain('--date');
  expect(existsSync(join(folder, 'dist'))).toBe(false);
});
