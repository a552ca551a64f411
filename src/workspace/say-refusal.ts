import { stripVTControlCharacters } from 'node:util';
import type { GitAnswer } from './git';
import type { Repository } from './repository';

type Remote = NonNullable<Repository['remote']>;

/** The sentence that ends every message about a publication that failed. */
export const nothingLost = 'Nothing is lost: what you save stays on this computer.';

/** Joins words for the owner of a site and advice for somebody who knows git, which the editor shows apart. */
export function withAdvice(words: string, advice: string): string {
  return `${words} For developers: ${advice}`;
}

/** The messages of git about a remote that it cannot reach, and what to tell whoever publishes. */
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

/** Says why a remote could not be read or written. */
export function sayRefusal({ complaint, out, isLate }: GitAnswer, remote: Remote): string {
  const target = sayTarget(remote);
  const output = `${out}\n${complaint}`;
  // Other programs of the person may print similar lines.
  const own = output.split('\n').filter((line) => saidByGit.test(line));
  const [, words] = refusals.find(([pattern]) => pattern.test(own.length > 0 ? own.join('\n') : output)) ?? [];
  if (isLate) return capital(`${target} has not answered for too long. ${nothingLost} Publish again in a while.`);
  const refusal = `${target} refuses: ${ownWords(complaint)} ${nothingLost} Show this to whoever set up the site.`;
  return capital(words?.(target) ?? refusal);
}

/** The beginnings of the lines that git, ssh and a remote write. */
const saidByGit =
  /^(fatal|error|remote|ERROR|ssh|kex_exchange_identification|Host key|Permission|Connection|and the repository exists|\S+@\S+):?\s/;

function capital(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** Gives the message of a remote, else of git, without git's prefixes, on one line. */
export function ownWords(complaint: string): string {
  const lines = complaint.split('\n').map((line) => line.trim());
  const ofRemote = lines
    .filter((line) => line.startsWith('remote:'))
    .map((line) => line.slice('remote:'.length).trim());
  const all = ofRemote.some((line) => line !== '')
    ? ofRemote
    : lines.filter((line) => !/^(hint:|error: failed to push)/.test(line));
  return inOneLine(all.map((line) => line.replace(/^(fatal|error|warning): /, '')));
}

/** Gives the message of a hook of this computer, without colours and without what git adds, on one line. */
export function hookWords(output: string): string {
  const lines = stripVTControlCharacters(output).split('\n');
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

/** Says where a publication goes, as its owner knows the place. */
export function sayTarget({ address }: Remote): string {
  const host = hostOf(address);
  if (host === undefined) return 'the folder for what is published';
  const path = address.slice(address.indexOf(host) + host.length).replace(/^:\d+(?=\/)/, '');
  return `“${path.replaceAll(/^[:/]+|(\.git)?\/?$/g, '')}” at ${hosts[host.toLowerCase()] ?? host}`;
}

/** Says where a publication goes, as git knows it. */
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

/** Gives the host in an address of git, without the user; undefined for a folder. */
function hostOf(address: string): string | undefined {
  return /^(?:[a-z+]+:\/\/)?(?:[^/@]+@)?([a-z0-9-]+(?:\.[a-z0-9-]+)+)[:/]/i.exec(address)?.[1];
}
