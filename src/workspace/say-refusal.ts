import type { GitAnswer } from './git';
import type { Repository } from './repository';

type Remote = NonNullable<Repository['remote']>;

/** What git says where it cannot talk to a remote, and what that means for whoever publishes. */
const refusals: [RegExp, (remote: string) => string][] = [
  [
    /could not resolve host|name or service not known|temporary failure in name resolution|network is unreachable|no route to host/i,
    (remote) =>
      `${remote} could not be found: this computer seems to have no connection to the internet. Publish again once there is one.`,
  ],
  [
    /host key verification failed/i,
    (remote) =>
      `This computer does not know ${remote} yet. Run "git fetch" once in a terminal, in the folder of the site, and confirm what it asks; then publish again.`,
  ],
  [
    /repository not found|does not appear to be a git repository|returned error: 404|repository '.*' not found/i,
    (remote) =>
      `There is no repository at the address of ${remote}, or none that your sign-in may see. "git remote -v" shows the address, "git remote set-url" changes it.`,
  ],
  [
    /terminal prompts disabled|could not read (username|password)|authentication failed|invalid (username|credentials)|permission denied|access denied|returned error: 40[13]|denied to|could not read from remote repository\.\s*\n.*(access rights)/i,
    (remote) =>
      `${remote} does not let you in: git has no sign-in for it on this computer, or one that may not write there. Sign in once by running "git push" in a terminal, in the folder of the site; then publish again.`,
  ],
  [
    /connection (refused|timed out|reset|closed)|failed to connect|timed out|could not connect|unable to access|early eof|hung up/i,
    (remote) => `${remote} does not answer. Publish again in a while, or look whether this computer has a connection.`,
  ],
];

/** Why a remote could not be read or written, in words. */
export function sayRefusal({ complaint, out, isLate }: GitAnswer, remote: Remote): string {
  const called = sayRemote(remote);
  if (isLate) return `${called} has not answered for too long. Publish again in a while.`;
  const told = `${out}\n${complaint}`;
  const [, words] = refusals.find(([pattern]) => pattern.test(told)) ?? [];
  return words?.(called) ?? `${called} refuses: ${ownWords(complaint)}`;
}

/** What was said by a hook or by whoever runs a remote, without what git puts before it. */
export function ownWords(complaint: string): string {
  const lines = complaint.split('\n').map((line) => line.trim());
  const said = lines.filter((line) => line.startsWith('remote:')).map((line) => line.slice('remote:'.length).trim());
  const all = said.some((line) => line !== '')
    ? said
    : lines.filter((line) => !/^(hint:|error: failed to push)/.test(line));
  const words = all
    .filter((line) => line !== '')
    .map((line) => line.replace(/^(fatal|error|warning): /, ''))
    .join(' ');
  return words.length > 400 ? `${words.slice(0, 399)}…` : words || 'it gives no reason.';
}

/** A remote by its name, and the host that it is at. */
export function sayRemote({ name, address }: Remote): string {
  const host = hostOf(address);
  return host === undefined ? `“${name}”` : `“${name}” (${host})`;
}

/** Where a publication goes: first as its owner knows the place, then as git does. */
export function sayTarget(remote: Remote): string {
  return `${placeOf(remote.address)} (for git: the branch ${remote.branch} of “${remote.name}”)`;
}

/** The hosts that owners know by a name. */
const hosts: Record<string, string> = {
  'github.com': 'GitHub',
  'gitlab.com': 'GitLab',
  'bitbucket.org': 'Bitbucket',
  'codeberg.org': 'Codeberg',
};

function placeOf(address: string): string {
  const host = hostOf(address);
  if (host === undefined) return `the folder ${address.replace(/^file:\/\//, '')}`;
  const path = address.slice(address.indexOf(host) + host.length).replace(/^:\d+(?=\/)/, '');
  return `“${path.replaceAll(/^[:/]+|(\.git)?\/?$/g, '')}” at ${hosts[host.toLowerCase()] ?? host}`;
}

/** The host of an address, as git takes addresses; nothing of who signs in there. */
function hostOf(address: string): string | undefined {
  return /^(?:[a-z+]+:\/\/)?(?:[^/@]+@)?([a-z0-9-]+(?:\.[a-z0-9-]+)+)[:/]/i.exec(address)?.[1];
}
