import { type Ask, askForge, jsonOf } from '../ask.ts';
import type { ForgeWorld, RepositoryPlace } from '../forge.ts';
import { type Json, neededAddress, neededHash, textAt, valueAt } from '../json.ts';
import { encodePath } from '../paths.ts';

/** A repository at a Forgejo, with the requests that several modules make. */
export interface Forgejo {
  ask: Ask;
  /** The address of the repository in the programming interface, with which all others below it begin. */
  at: string;
  /** Asks for the facts of the repository. */
  repository(): Promise<Repository>;
  /** Gives the branch of the place, or the default branch. */
  branch(): Promise<string>;
  /** Asks for the facts of a branch; undefined where there is no such branch. */
  aboutBranch(branch: string): Promise<Json | undefined>;
  headOf(branch: string): Promise<string | undefined>;
}

export interface Repository {
  address: string;
  defaultBranch: string;
  mayPush: boolean;
  isEmpty: boolean;
}

/** Makes what sends requests to the Forgejo of a place. A Forgejo may stand below a path of its host. */
export function askForgejo(place: RepositoryPlace, token: string, world: ForgeWorld): Forgejo {
  const { origin, pathname } = new URL(place.address);
  const names = pathname.split('/').filter((name) => name !== '');
  const below = names.slice(0, -2).map((name) => `/${name}`);
  const root = `${origin}${below.join('')}/api/v1`;
  const at = `${root}/repos/${names.slice(-2).join('/')}`;
  const ask = askForge(root, token, world);
  // The name of the default branch is kept while the repository is open; everything else is asked for anew.
  let defaultBranch: string | undefined;
  const repository = async (): Promise<Repository> => {
    const repository = readRepository(await ask.json({ to: at }));
    defaultBranch = repository.defaultBranch;
    return repository;
  };
  const aboutBranch = async (branch: string): Promise<Json | undefined> => {
    const answer = await ask({ to: `${at}/branches/${encodePath(branch)}`, expects: [404] });
    if (answer.status !== 404) return jsonOf(answer);
    // The branch is missing; where the repository is, too, this throws.
    await repository();
    return undefined;
  };
  return {
    ask,
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
    isEmpty: valueAt(json, 'empty') === true,
  };
}
