import { once } from 'node:events';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { fewByDay } from '../is-long';
import { jargonIn } from '../jargon';
import { addHook, makeRepositories, publishNow, type Repositories, siteText, stateOf } from './repositories';

/** Expects that publishing is refused with some words, and that nothing has changed by it. */
async function expectRefused(made: Repositories, words: RegExp): Promise<void> {
  const before = stateOf(made);
  const publication = await publishNow(made);
  expect(publication).toMatchObject({ state: 'refused', says: expect.stringMatching(words) });
  expect(publication.says).not.toMatch(/fatal:|error:|\n/);
  // Whoever owns the site reads what it means, and first that nothing is gone.
  const [read = ''] = publication.says.split(' For developers: ');
  expect(read).toMatch(/[Nn]othing is lost.*\.$/);
  expect(read).toMatch(/[Pp]ublish again|[Aa]sk whoever|Show this to/);
  expect(jargonIn(read)).toEqual([]);
  expect(stateOf(made)).toEqual(before);
}

/** What keeps a site from being published: what it is, what is said, and what brings it about. */
const obstacles: [is: string, said: RegExp, prepare: (made: Repositories) => void][] = [
  [
    'a remote whose hook refuses',
    /is refused there: Closed for the day\. Nothing was published/,
    ({ remote }) => addHook(remote, 'pre-receive', 'Closed for the day.'),
  ],
  [
    'a hook before the commit that refuses',
    /before anything is published refuses: Not like this\..*hook "pre-commit"/,
    ({ folder }) => addHook(join(folder, '.git'), 'pre-commit', 'Not like this'),
  ],
  [
    'a hook before sending that refuses',
    /before anything is sent refuses: Not today\..*hook "pre-push"/,
    ({ folder }) => addHook(join(folder, '.git'), 'pre-push', 'Not today'),
  ],
  [
    'a remote that is not there',
    /^There is no site at the folder for what is published, .*git remote set-url/,
    ({ remote }) => rmSync(remote, { recursive: true }),
  ],
  [
    'a host that nobody finds',
    /no connection to the internet/,
    ({ git, folder }) => void git(folder, 'remote', 'set-url', 'origin', 'https://nowhere.invalid/site.git'),
  ],
  [
    'a host that does not answer',
    /^“site” at 127\.0\.0\.1 does not answer/,
    ({ git, folder }) => void git(folder, 'remote', 'set-url', 'origin', 'http://127.0.0.1:9/site.git'),
  ],
  [
    'a commit without a branch',
    /detached HEAD.*git switch main/,
    ({ git, folder }) => void git(folder, 'checkout', '--quiet', '--detach'),
  ],
  [
    'several remotes of which none is chosen',
    /sent to several places \(a, b\).*git push -u a main/,
    ({ git, folder, remote }) => {
      git(folder, 'remote', 'rename', 'origin', 'a');
      git(folder, 'branch', '--unset-upstream');
      git(folder, 'remote', 'add', 'b', remote);
    },
  ],
  [
    'a rebase that is going on',
    /has not been finished.*a rebase\. Finish it with "git rebase --continue", or leave it with "git rebase --abort"/,
    ({ folder }) => mkdirSync(join(folder, '.git/rebase-merge')),
  ],
  [
    'git at work',
    /Another program is at work in this folder/,
    ({ folder }) => writeFileSync(join(folder, '.git/index.lock'), ''),
  ],
  [
    'a file that both changed',
    /another README\.md, which was changed on this computer/,
    ({ folder, pushOther }) => {
      pushOther('README.md', 'Theirs.\n');
      writeFileSync(join(folder, 'README.md'), 'Mine.\n');
    },
  ],
  [
    'a new file of one name on both sides',
    /a file uploads\/b\.svg, and another one/,
    ({ folder, pushOther }) => {
      pushOther('uploads/b.svg', '<svg id="theirs"/>');
      writeFileSync(join(folder, 'uploads/b.svg'), '<svg id="mine"/>');
    },
  ],
  [
    'another file changed in commits of both sides',
    /README\.md was changed here and by somebody else/,
    ({ folder, git, pushOther }) => {
      pushOther('README.md', 'Theirs.\n');
      writeFileSync(join(folder, 'README.md'), 'Mine.\n');
      git(folder, 'commit', '--quiet', '-m', 'Own', 'README.md');
    },
  ],
  [
    'a published site.json that is none',
    /somebody else has published in site\.json cannot be read/,
    ({ pushOther }) => pushOther('site.json', '{"site": '),
  ],
  [
    'a history with nothing in common',
    /a history of its own/,
    ({ git, other }) => {
      git(other, 'checkout', '--quiet', '--orphan', 'new');
      git(other, 'commit', '--quiet', '-m', 'Anew');
      git(other, 'push', '--quiet', '--force', 'origin', 'new:main');
    },
  ],
];

test.each(fewByDay(6, obstacles))(
  '%s keeps it from being published, in words, and nothing changes',
  async (_, words, prepare) => {
    const made = makeRepositories();
    prepare(made);
    made.edit('Hello', 'Good day');
    await expectRefused(made, words);
  },
);

/** What hooks say that git says, too, of other causes. */
const likeGit = [
  'Nobody is assigned to this change.',
  'error: gpg failed to sign the data',
  'fatal: failed to write commit object',
  'Authentication failed: ask the bot',
  'The protected branch needs a ticket (hook declined)',
  'could not resolve host of the linter, it timed out',
  'remote: Repository not found.',
  'hint: add a line Signed-off-by',
];

test.for(fewByDay(1, likeGit))('a hook that says “%s” is told with its words as they are', async (words) => {
  const said = words.replaceAll(/[.()]/g, '\\$&');
  for (const [hook, when] of fewByDay(2, [
    ['pre-push', 'sent'],
    ['commit-msg', 'published'],
    ['prepare-commit-msg', 'published'],
    ['pre-commit', 'published'],
  ])) {
    const made = makeRepositories();
    addHook(join(made.folder, '.git'), hook, words);
    made.edit('Hello', 'Good day');
    const before = stateOf(made);
    const { state, says } = await publishNow(made);
    expect([hook, state, says]).toEqual([
      hook,
      'refused',
      expect.stringMatching(
        new RegExp(`before anything is ${when} refuses: ${said}\\.? Nothing is lost.*hook "${hook}"`),
      ),
    ]);
    expect(stateOf(made)).toEqual(before);
  }
});

test('a commit that cannot be signed is told, whatever a hook has said before', async () => {
  const made = makeRepositories();
  addHook(join(made.folder, '.git'), 'pre-commit', '');
  writeFileSync(join(made.folder, '.git/hooks/pre-commit'), '#!/bin/sh\necho "All is assigned" >&2\n');
  made.git(made.folder, 'config', 'commit.gpgsign', 'true');
  made.git(made.folder, 'config', 'gpg.program', '/bin/false');
  made.edit('Hello', 'Good day');
  await expectRefused(made, /^What is published from this computer has to be signed/);
});

test('a remote that refuses is told with its words, whatever a hook has said before', async () => {
  const made = makeRepositories();
  addHook(join(made.folder, '.git'), 'pre-push', '');
  writeFileSync(
    join(made.folder, '.git/hooks/pre-push'),
    '#!/bin/sh\necho "Authentication failed, protected branch" >&2\n',
  );
  const refusing = '#!/bin/sh\necho "Closed, could not resolve host" >&2\nexit 1\n';
  mkdirSync(join(made.remote, 'hooks'), { recursive: true });
  writeFileSync(join(made.remote, 'hooks/pre-receive'), refusing, { mode: 0o755 });
  made.edit('Hello', 'Good day');
  await expectRefused(made, /is refused there: Closed, could not resolve host\. Nothing was published/);
});

test('a merge that is going on is left alone', async () => {
  const made = makeRepositories();
  const { folder, git, edit, pushOther } = made;
  pushOther('site.json', siteText.replace('Hello', 'Theirs'));
  edit('Hello', 'Mine');
  git(folder, 'commit', '--quiet', '-am', 'Own');
  expect(() => git(folder, 'pull', '--quiet', '--no-rebase')).toThrow();
  await expectRefused(
    made,
    /has not been finished.*a merge\. Finish it with "git commit", or leave it with "git merge --abort"/,
  );
});

test('a remote that lets nobody in without a sign-in is told, and nobody is asked for one', async () => {
  const made = makeRepositories();
  const server = createServer((_, response) => {
    response.writeHead(401, { 'www-authenticate': 'Basic realm="Sign in"' }).end();
  }).listen(0, '127.0.0.1');
  onTestFinished(() => void server.close());
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  made.git(made.folder, 'remote', 'set-url', 'origin', `http://127.0.0.1:${port}/site.git`);
  made.edit('Hello', 'Good day');
  await expectRefused(made, /does not let you in.*git push/);
});
