import { type Ask, askForge, jsonOf } from '../ask.ts';
import type { ForgeWorld, RepositoryPlace } from '../forge.ts';
import { type Json, neededAddress, neededHash, neededText, textAt, valueAt } from '../json.ts';
import { encodePath } from '../paths.ts';

/** A repository at GitHub, with the requests that several modules make. */
export interface GitHub {
  ask: Ask;
  /** The addresses of the two programming interfaces; a GitHub on a host of its own has them below `/api`. */
  root: string;
  graphql: string;
  /** Asks for the repository under its present name, once. */
  repository(): Promise<Repository>;
  /** Gives the branch of the place, or the default branch. */
  branch(): Promise<string>;
  /** Gives the hash at the head of a branch; undefined where there is no such branch. */
  headOf(branch: string): Promise<string | undefined>;
}

export interface Repository {
  name: string;
  /** The address of the repository in the interface, with which all others below it begin. */
  at: string;
  address: string;
  defaultBranch: string;
  mayPush: boolean;
}

/** Makes what sends requests to GitHub for the repository of a place. */
export function askGitHub(place: RepositoryPlace, token: string, world: ForgeWorld): GitHub {
  const { origin, hostname, pathname } = new URL(place.address);
  const isShared = hostname === 'github.com';
  const root = isShared ? 'https://api.github.com' : `${origin}/api/v3`;
  const ask = askForge(root, token, world);
  let asking: Promise<Repository> | undefined;
  const repository = (): Promise<Repository> => {
    asking ??= ask.json({ to: `${root}/repos${pathname}` }).then((json) => readRepository(root, json));
    // A request that failed is sent again by the next call.
    asking.catch(() => {
      asking = undefined;
    });
    return asking;
  };
  return {
    ask,
    root,
    graphql: isShared ? 'https://api.github.com/graphql' : `${origin}/api/graphql`,
    repository,
    branch: async () => place.branch ?? (await repository()).defaultBranch,
    headOf: async (branch) => {
      const { at } = await repository();
      const answer = await ask({ to: `${at}/git/ref/heads/${encodePath(branch)}`, expects: [404] });
      return answer.status === 404 ? undefined : neededHash(jsonOf(answer), 'object', 'sha');
    },
  };
}

function readRepository(root: string, json: Json): Repository {
  const name = neededText(json, 'full_name');
  return {
    name,
    at: `${root}/repos/${encodePath(name)}`,
    address: neededAddress(json, 'html_url'),
    defaultBranch: textAt(json, 'default_branch') ?? 'main',
    mayPush: valueAt(json, 'permissions', 'push') === true && valueAt(json, 'archived') !== true,
  };
}
