import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { publishToGit, readPublished } from '../../src/workspace/publish';
import { sayTarget } from '../../src/workspace/say-refusal';
import { temporaryFolder } from '../temporary-folder';
import { addHook, makeRepositories, publishNow, siteText, versionOf, withoutOwnGit } from './repositories';

test('site.json and the uploads that it uses are committed and sent, and nothing else of the folder', async () => {
  const made = makeRepositories();
  const { folder, git, edit, file } = made;
  edit('Hello', 'Good day');
  edit('uploads/team.svg', 'uploads/new.svg');
  writeFileSync(join(folder, 'uploads/new.svg'), '<svg id="new"/>');
  writeFileSync(join(folder, 'uploads/unused.svg'), '<svg id="unused"/>');
  writeFileSync(join(folder, 'README.md'), 'Not finished.\n');
  writeFileSync(join(folder, 'staged.md'), 'Put aside.\n');
  git(folder, 'add', 'staged.md');
  expect(await readPublished(file)).toEqual({
    text: siteText,
    uploads: [{ path: 'uploads/new.svg', isNew: true }],
    target: 'the folder for what is published',
    waiting: 0,
    asksWho: false,
  });
  expect(await publishNow(made, 'Home: opening, heading changed\n\n- one\n- two')).toEqual({
    state: 'published',
    says: expect.stringMatching(
      /^Sent to the folder for what is published\. For developers: it is the branch main of “origin” \(\/\S+\)\.$/,
    ),
  });
  expect(git(folder, 'show', '--format=%an: %B', '--name-only', 'origin/main').trim().split('\n')).toEqual([
    ...['Owner: Home: opening, heading changed', '', '- one', '- two', '', ''],
    ...['site.json', 'uploads/new.svg'],
  ]);
  expect(git(folder, 'status', '--porcelain').trim().split('\n')).toEqual([
    'M README.md',
    'A  staged.md',
    '?? uploads/unused.svg',
  ]);
  expect(await publishNow(made)).toMatchObject({ state: 'published', says: expect.stringMatching(/there already/) });
});

test('an upload is published whose name is put together otherwise on the disk than in site.json', async () => {
  const { folder, edit, file } = makeRepositories();
  edit('uploads/team.svg', 'uploads/été.svg'.normalize('NFC'));
  const path = 'uploads/été.svg'.normalize('NFD');
  writeFileSync(join(folder, path), '<svg id="new"/>');
  expect(await readPublished(file)).toMatchObject({ uploads: [{ path, isNew: true }] });
});

test('a site in a folder of its repository is published from there, before the first commit too', async () => {
  const { git, remote } = makeRepositories();
  const top = temporaryFolder();
  const folder = join(top, 'sites/kayaks');
  mkdirSync(join(folder, 'uploads'), { recursive: true });
  writeFileSync(join(folder, 'site.json'), siteText);
  writeFileSync(join(folder, 'uploads/team.svg'), '<svg/>');
  git(top, 'init', '--quiet');
  const file = join(folder, 'site.json');
  expect(await readPublished(file)).toMatchObject({ uploads: [{ path: 'uploads/team.svg' }], asksWho: true });
  const asked = { message: 'First', basedOn: versionOf(file) };
  expect(await publishToGit(file, asked)).toMatchObject({
    state: 'refused',
    says: expect.stringMatching(/Say who publishes/),
  });
  const who = { name: 'Ann <b>', email: 'ann@example.com' };
  expect(await publishToGit(file, { ...asked, who })).toMatchObject({
    state: 'kept',
    says: expect.stringMatching(/on this computer alone.*the repository has no remote/),
  });
  expect(git(top, 'log', '--format=%an %ae %s').trim()).toBe('Ann b ann@example.com First');
  git(top, 'remote', 'add', 'origin', remote);
  git(top, 'branch', '-m', 'kayaks');
  expect(await readPublished(file)).toMatchObject({ text: siteText, uploads: [], waiting: 1, asksWho: false });
  expect(await publishToGit(file, asked)).toMatchObject({ state: 'published' });
  expect(git(remote, 'ls-tree', '-r', '--name-only', 'kayaks').trim().split('\n')).toEqual([
    'sites/kayaks/site.json',
    'sites/kayaks/uploads/team.svg',
  ]);
});

test('what was published meanwhile is taken in part by part, with all other files, and both are sent', async () => {
  const made = makeRepositories();
  const { folder, git, edit, file, pushOther } = made;
  pushOther('site.json', siteText.replace('"phone": "1"', '"phone": "2"'));
  pushOther('README.md', 'Read me, too.\n');
  edit('Hello', 'Good day');
  writeFileSync(join(folder, 'own.md'), 'Mine.\n');
  expect(await publishNow(made)).toMatchObject({ state: 'published' });
  expect(readFileSync(file, 'utf8')).toBe(
    siteText.replace('"phone": "1"', '"phone": "2"').replace('Hello', 'Good day'),
  );
  expect(readFileSync(join(folder, 'README.md'), 'utf8')).toBe('Read me, too.\n');
  expect(git(folder, 'status', '--porcelain').trim()).toBe('?? own.md');
  expect(git(folder, 'log', '--format=%s', 'origin/main').trim().split('\n')).toEqual([
    ...['Home: opening, heading changed', 'From elsewhere', 'From elsewhere', 'Begin'],
  ]);
});

test('commits of both sides come together, and what both changed in different places of site.json is kept', async () => {
  const made = makeRepositories();
  const { folder, git, edit, file, pushOther } = made;
  edit('a@example.com', 'b@example.com');
  git(folder, 'commit', '--quiet', '-am', 'Own');
  pushOther('site.json', siteText.replace('"phone": "1"', '"phone": "2"'));
  edit('Hello', 'Good day');
  expect(await publishNow(made)).toMatchObject({ state: 'published' });
  expect(readFileSync(file, 'utf8')).toBe(
    siteText.replace('"phone": "1"', '"phone": "2"').replace('Hello', 'Good day').replace('a@', 'b@'),
  );
  expect(git(folder, 'status', '--porcelain').trim()).toBe('');
  expect(git(folder, 'rev-parse', 'HEAD', 'origin/main').trim().split('\n')).toHaveLength(2);
  expect(new Set(git(folder, 'rev-parse', 'HEAD', 'origin/main').trim().split('\n')).size).toBe(1);
  expect(git(folder, 'log', '--merges', '--format=%s').trim()).toMatch(/^Bring together/);
});

test('where both changed one place nothing is sent, both versions are told, and the next publication sends the chosen one', async () => {
  const made = makeRepositories();
  const { folder, git, edit, file, pushOther } = made;
  pushOther('site.json', siteText.replace('Hello', 'Theirs'));
  edit('Hello', 'Mine');
  expect(await publishNow(made)).toMatchObject({
    state: 'conflict',
    conflicts: [{ pointer: '/routes/0/blocks/0/heading', mine: 'Mine', theirs: 'Theirs' }],
  });
  expect(git(folder, 'status', '--porcelain').trim()).toBe('M site.json');
  expect(git(folder, 'show', 'HEAD:site.json')).toContain('Theirs');
  expect(readFileSync(file, 'utf8')).toBe(siteText.replace('Hello', 'Mine'));
  expect(await publishNow(made)).toMatchObject({ state: 'published' });
  expect(git(folder, 'show', 'origin/main:site.json')).toContain('Mine');
});

test('in a conflict of commits theirs is in the repository, mine in the file, and nothing is half merged', async () => {
  const made = makeRepositories();
  const { folder, git, edit, file, pushOther } = made;
  edit('Hello', 'Mine');
  git(folder, 'commit', '--quiet', '-am', 'Own');
  pushOther('site.json', siteText.replace('Hello', 'Theirs'));
  expect(await publishNow(made)).toMatchObject({ state: 'conflict', conflicts: [{ mine: 'Mine', theirs: 'Theirs' }] });
  expect(await readPublished(file)).toMatchObject({ text: siteText.replace('Hello', 'Theirs') });
  expect(readFileSync(file, 'utf8')).toContain('Mine');
  expect(git(folder, 'status', '--porcelain').trim()).toBe('M site.json');
});

test('somebody who publishes between the look and the sending is taken in as well', async () => {
  const made = makeRepositories();
  const { folder, other, git, edit } = made;
  edit('Hello', 'Good day');
  // The hook of this folder runs right before it sends: there, the other one is faster, once.
  addHook(join(folder, '.git'), 'pre-push', '');
  writeFileSync(
    join(folder, '.git/hooks/pre-push'),
    `#!/bin/sh\n[ -f "${other}/once" ] && exit 0\ntouch "${other}/once"\nunset GIT_DIR GIT_INDEX_FILE\ncd "${other}" && git commit --quiet --allow-empty -m Faster && git push --quiet origin main\n`,
  );
  expect(await publishNow(made)).toMatchObject({ state: 'published' });
  expect(git(folder, 'log', '--format=%s', 'origin/main').trim().split('\n').slice(0, 2)).toEqual([
    'Home: opening, heading changed',
    'Faster',
  ]);
  expect(git(folder, 'status', '--porcelain').trim()).toBe('');
});

test('a site.json that was changed since it was looked at is not published', async () => {
  const made = makeRepositories();
  const basedOn = made.version();
  made.edit('Hello', 'Good day');
  expect(await publishToGit(made.file, { message: 'x', basedOn })).toMatchObject({ state: 'refused' });
});

test('without a repository, in one that leaves the site out, and without git there is nothing to publish with', async () => {
  withoutOwnGit();
  const folder = temporaryFolder();
  const file = join(folder, 'site.json');
  writeFileSync(file, siteText);
  expect(await readPublished(file)).toEqual({
    absent: expect.stringMatching(/^Nobody but you can see this site yet.*it lies in no git repository\.$/),
  });
  const { git, folder: around } = makeRepositories();
  writeFileSync(join(around, '.gitignore'), 'kayaks\n');
  mkdirSync(join(around, 'kayaks'));
  writeFileSync(join(around, 'kayaks/site.json'), siteText);
  expect(git(around, 'status', '--porcelain').trim()).toBe('?? .gitignore');
  expect(await readPublished(join(around, 'kayaks/site.json'))).toMatchObject({
    absent: expect.stringMatching(/\.gitignore/),
  });
  process.env.PATH = folder;
  expect(await readPublished(file)).toEqual({
    absent: expect.stringMatching(/^Nobody but you can see this site yet.*it is git;/),
  });
});

test('whoever signs in at the place of a publication is not said', async () => {
  const { file, folder, git } = makeRepositories();
  git(folder, 'remote', 'set-url', 'origin', 'https://ann:secret@github.com/ann/kayaks');
  expect(await readPublished(file)).toMatchObject({ target: `“ann/kayaks” at GitHub` });
});

test('where a publication goes is said as its owner knows the place, without who signs in there', () => {
  const said = (address: string): string => sayTarget({ name: 'origin', branch: 'main', address });
  expect(said('git@github.com:trasan/site.git')).toBe(`“trasan/site” at GitHub`);
  expect(said('https://me:secret@gitlab.com/trasan/site/')).toBe(`“trasan/site” at GitLab`);
  expect(said('ssh://git@git.example.org:2222/site.git')).toBe(`“site” at git.example.org`);
  expect(said('/srv/site.git')).toBe('the folder for what is published');
});
