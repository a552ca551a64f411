import { stripVTControlCharacters } from 'node:util';
import type { GitAnswer } from './git';
import type { Repository } from './repository';

type Remote = NonNullable<Repository['remote']>;

/** What is said wherever something could not be published. */
export const nothingLost = 'Nothing is lost: what you save stays on this computer.';

/** Words for whoever owns a site, and after them what only somebody who knows git can do with; the editor shows them apart. */
export function withAdvice(words: string, advice: string): string {
  return `${words} For developers: ${advice}`;
}

/** What git says where it cannot talk to a remote, and what that means for whoever publishes. */
const refusals: [RegExp, (remote: string) => string][] = [
  [
    /could not resolve host|name or service not known|temporary failure in name resolution|network is unreachable|no route to host/i,
    (remote) =>
      `${remote} could not be found: this computer seems to have no connection to the internet. ${nothingLost} Publish again once there is one.`,
  ],
  [
    /host key verification failed/i,
    (remote) =>
      withAdvice(
        `This computer does not trust ${remote} yet, so nothing was sent. ${nothingLost} Ask whoever set up the site to confirm once that it may; then publish again.`,
        'run "git fetch" once in a terminal, in the folder of the site, and confirm what it asks.',
      ),
  ],
  [
    /repository not found|does not appear to be a git repository|returned error: 404|repository '.*' not found/i,
    (remote) =>
      withAdvice(
        `There is no site at ${remote}, or none that you may see, so nothing was sent. ${nothingLost} Ask whoever set up the site where it is kept now.`,
        'no repository is there. "git remote -v" shows the address, "git remote set-url" changes it.',
      ),
  ],
  [
    /terminal prompts disabled|could not read (username|password)|authentication failed|invalid (username|credentials)|permission denied|access denied|returned error: 40[13]|denied to|could not read from remote repository\.\s*\n.*(access rights)/i,
    (remote) =>
      withAdvice(
        `${remote} does not let you in: you are not signed in there on this computer, or may not change the site. ${nothingLost} Sign in once, or ask whoever set up the site to; then publish again.`,
        'run "git push" once in a terminal, in the folder of the site.',
      ),
  ],
  [
    /connection (refused|timed out|reset|closed)|failed to connect|timed out|could not connect|unable to access|early eof|hung up/i,
    (remote) =>
      `${remote} does not answer. ${nothingLost} Publish again in a while, or look whether this computer has a connection to the internet.`,
  ],
];

/** Why a remote could not be read or written, in words. */
export function sayRefusal({ complaint, out, isLate }: GitAnswer, remote: Remote): string {
  const called = sayTarget(remote);
  const told = `${out}\n${complaint}`;
  // What programs of the person print on the way may sound like any of it.
  const own = told.split('\n').filter((line) => saidByGit.test(line));
  const [, words] = refusals.find(([pattern]) => pattern.test(own.length > 0 ? own.join('\n') : told)) ?? [];
  if (isLate) return capital(`${called} has not answered for too long. ${nothingLost} Publish again in a while.`);
  const refused = `${called} refuses: ${ownWords(complaint)} ${nothingLost} Show this to whoever set up the site.`;
  return capital(words?.(called) ?? refused);
}

/** How lines begin that git, ssh and whoever runs a remote say. */
const saidByGit =
  /^(fatal|error|remote|ERROR|ssh|kex_exchange_identification|Host key|Permission|Connection|and the repository exists|\S+@\S+):?\s/;

function capital(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** What was said by a hook or by whoever runs a remote, without what git puts before it. */
export function ownWords(complaint: string): string {
  const lines = complaint.split('\n').map((line) => line.trim());
  const said = lines.filter((line) => line.startsWith('remote:')).map((line) => line.slice('remote:'.length).trim());
  const all = said.some((line) => line !== '')
    ? said
    : lines.filter((line) => !/^(hint:|error: failed to push)/.test(line));
  return inOneLine(all.map((line) => line.replace(/^(fatal|error|warning): /, '')));
}

/** What a hook of this computer has said, as it is, without colours and what git says after it. */
export function hookWords(said: string): string {
  const lines = stripVTControlCharacters(said).split('\n');
  return inOneLine(lines.filter((line) => !/^(error: failed to push some refs to |To \S|Done$)/.test(line)));
}

function inOneLine(lines: string[]): string {
  const words = lines
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .join(' ');
  if (words.length > 400) return `${words.slice(0, 399)}…`;
  return /[.!?…]$/.test(words) ? words : `${words || 'it gives no reason'}.`;
}

/** Where a publication goes, as its owner knows the place. */
export function sayTarget({ address }: Remote): string {
  const host = hostOf(address);
  if (host === undefined) return 'the folder for what is published';
  const path = address.slice(address.indexOf(host) + host.length).replace(/^:\d+(?=\/)/, '');
  return `“${path.replaceAll(/^[:/]+|(\.git)?\/?$/g, '')}” at ${hosts[host.toLowerCase()] ?? host}`;
}

/** The same, as git knows it; a folder with where it is. */
export function sayBranch({ name, branch, address }: Remote): string {
  const folder = hostOf(address) === undefined ? ` (${address.replace(/^file:\/\//, '')})` : '';
  return `the branch ${branch} of “${name}”${folder}`;
}

/** The hosts that owners know by a name. */
const hosts: Record<string, string> = {
  'github.com': 'GitHub',
  'gitlab.com': 'GitLab',
  'bitbucket.org': 'Bitbucket',
  'codeberg.org': 'Codeberg',
};

/** The host of an address, as git takes addresses; nothing of who signs in there. */
function hostOf(address: string): string | undefined {
  return /^(?:[a-z+]+:\/\/)?(?:[^/@]+@)?([a-z0-9-]+(?:\.[a-z0-9-]+)+)[:/]/i.exec(address)?.[1];
}
