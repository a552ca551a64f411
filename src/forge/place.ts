import type { ForgeKind, RepositoryPlace } from './forge.ts';

/**
 * The reason why an address does not lead to a repository: `address`, it is none; `repository`, it leads to a forge,
 * and to no repository there; `kind`, its host does not tell the software of the forge, so somebody has to say it.
 */
export interface UnclearPlace {
  unclear: 'address' | 'repository' | 'kind';
}

/** Names of hosts by which the software of a forge is known. */
const hosts: readonly (readonly [RegExp, ForgeKind])[] = [
  [/^(www\.)?github\.com$|(^|[.-])github[.-]/, 'github'],
  [/(^|[.-])gitlab[.-]/, 'gitlab'],
  [/^codeberg\.org$|(^|[.-])(gitea|forgejo|codeberg)[.-]/, 'forgejo'],
];

/** The part of an address behind the name of a repository that leads to a branch and a folder. */
const inside = /\/(?:-\/)?(?:tree|blob|src\/branch)\/([^/]+)(?:\/(.*))?$/;

/**
 * Reads the address of a repository as people paste it: of its page, of a branch or folder in it, or the one that git
 * clones from. Takes the name of a branch to end at its first slash, since a folder may follow.
 */
export function placeOf(pasted: string, kind?: ForgeKind): RepositoryPlace | UnclearPlace {
  const url = readUrl(pasted.trim());
  if (url === undefined) return { unclear: 'address' };
  const path = decodeURIComponent(url.pathname).replace(/\/+$/, '');
  const match = inside.exec(path);
  const forgeKind = kind ?? kindOf(url.hostname, path);
  if (forgeKind === undefined) return { unclear: 'kind' };
  const names = (match === null ? path : path.slice(0, match.index))
    .replace(/\/-(\/.*)?$/, '')
    .replace(/\.git$/, '')
    .split('/')
    .filter((name) => name !== '');
  const owned = forgeKind === 'github' ? names.slice(0, 2) : names;
  if (owned.length < 2 || owned.some((name) => name === '.' || name === '..')) return { unclear: 'repository' };
  const [, branch, folder = ''] = match ?? [];
  return {
    kind: forgeKind,
    address: `${url.origin.replace('//www.github.com', '//github.com')}/${owned.map(encodeURIComponent).join('/')}`,
    ...(branch === undefined ? {} : { branch }),
    folder: folder.replace(/\/?[^/]+\.json$/, '').replace(/\/+$/, ''),
  };
}

/** Gives the origin of the programming interface of a forge, to which the page must be allowed to connect. */
export function apiOrigin({ kind, address }: RepositoryPlace): string {
  const { origin, hostname } = new URL(address);
  return kind === 'github' && hostname === 'github.com' ? 'https://api.github.com' : origin;
}

/**
 * Reads `git@host:owner/name.git`, `ssh://git@host/owner/name`, `host/owner/name` or a whole address, without any
 * password in it; undefined for anything else.
 */
function readUrl(pasted: string): URL | undefined {
  const short = /^(?:[\w.-]+@)?([\w.-]+\.[a-z]{2,}):(?!\/|\d+\/)(.+)$/i.exec(pasted);
  const text =
    short === null ? pasted.replace(/^(ssh|git|git\+ssh):\/\//i, 'https://') : `https://${short[1]}/${short[2]}`;
  try {
    const url = new URL(/^https?:\/\//i.test(text) ? text : `https://${text}`);
    decodeURIComponent(url.pathname);
    if (/\s/.test(pasted) || !/\.|^localhost$|^\[/.test(url.hostname)) return undefined;
    url.username = '';
    url.password = '';
    if (/^ssh:/i.test(pasted)) url.port = '';
    return url;
  } catch {
    return undefined;
  }
}

function kindOf(host: string, path: string): ForgeKind | undefined {
  const named = hosts.find(([name]) => name.test(host))?.[1];
  if (named !== undefined) return named;
  if (path.includes('/-/')) return 'gitlab';
  return path.includes('/src/branch/') ? 'forgejo' : undefined;
}
