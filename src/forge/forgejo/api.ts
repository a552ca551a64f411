import { type Ask, askForge, jsonOf } from '../ask.ts';
import type { ForgeWorld, RepositoryPlace } from '../forge.ts';
import { type Json, neededAddress, neededHash, textAt, valueAt } from '../json.ts';
import { encodePath } from '../paths.ts';

/** How a Forgejo is asked, and what is asked of it more than once. */
export interface Forgejo {
  ask: Ask;
  /** The address of its interface, and of the repository in it. */
  root: string;
  at: string;
  /** What it says of the repository. */
  repository(): Promise<Repository>;
  /** The branch of the place, or the default one. */
  branch(): Promise<string>;
  /** What it says of a branch; undefined where there is no such branch. */
  aboutBranch(branch: string): Promise<Json | undefined>;
  headOf(branch: string): Promise<string | undefined>;
}

export interface Repository {
  address: string;
  defaultBranch: string;
  mayPush: boolean;
  isPublic: boolean;
  isEmpty: boolean;
}

/** Gives what asks a Forgejo for the repository at a place. It may live below a path of its host. */
export function askForgejo(place: RepositoryPlace, token: string, world: ForgeWorld): Forgejo {
  const { origin, pathname } = new URL(place.address);
  const names = pathname.split('/').filter((name) => name !== '');
  const below = names.slice(0, -2).map((name) => `/${name}`);
  const root = `${origin}${below.join('')}/api/v1`;
  const at = `${root}/repos/${names.slice(-2).join('/')}`;
  const ask = askForge(root, token, world);
  // The name of the default branch stays for as long as the repository is open; all else is asked for anew.
  let defaultBranch: string | undefined;
  const repository = async (): Promise<Repository> => {
    const found = readRepository(await ask.json({ to: at }));
    defaultBranch = found.defaultBranch;
    return found;
  };
  const aboutBranch = async (branch: string): Promise<Json | undefined> => {
    const answer = await ask({ to: `${at}/branches/${encodePath(branch)}`, expects: [404] });
    if (answer.status !== 404) return jsonOf(answer);
    // No such branch, or no such repository for this token.
    await repository();
    return undefined;
  };
  return {
    ask,
    root,
    at,
    repository,
    branch: async () => place.branch ?? defaultBranch ?? (await repository()).defaultBranch,
    aboutBranch,
    headOf: async (branch) => {
      const about = await aboutBranch(branch);
      return about === undefined ? undefined : neededHash(about, 'commit', 'id');
    },
  };
}

function readRepository(json: Json): Repository {
  return {
    address: neededAddress(json, 'html_url'),
    defaultBranch: textAt(json, 'default_branch') ?? 'main',
    mayPush: valueAt(json, 'permissions', 'push') === true && valueAt(json, 'archived') !== true,
    isPublic: valueAt(json, 'private') === false && valueAt(json, 'internal') !== true,
    isEmpty: valueAt(json, 'empty') === true,
  };
}
