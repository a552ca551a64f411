import { type Ask, askForge, jsonOf } from '../ask.ts';
import { ForgeFailure, type ForgeWorld, type RepositoryPlace } from '../forge.ts';
import { type Json, neededAddress, neededHash, textAt, valueAt } from '../json.ts';
import { encodeWhole } from '../paths.ts';

/** A project at a GitLab, with the requests that several modules make. */
export interface GitLab {
  ask: Ask;
  /**
   * Gives the address of the project in the programming interface, with which all others below it begin: that of its
   * number, since under a former name a project can be read and not written.
   */
  at(): Promise<string>;
  project(): Promise<Project>;
  /** Gives the branch of the place, or the default branch. */
  branch(): Promise<string>;
  /** Asks for the facts of a branch; undefined where there is no such branch. */
  aboutBranch(branch: string): Promise<Json | undefined>;
  headOf(branch: string): Promise<string | undefined>;
}

export interface Project {
  id: number;
  address: string;
  /** The name of the default branch; undefined while the project has no commit. */
  defaultBranch: string | undefined;
  mayPush: boolean;
  isEmpty: boolean;
}

/**
 * The least access level that may push to branches without protection, that of a developer:
 * https://docs.gitlab.com/api/access_requests/#valid-access-levels
 */
const developer = 30;

/** Makes what sends requests to GitLab for the project of a place, which may lie in several groups. */
export function askGitLab(place: RepositoryPlace, token: string, world: ForgeWorld): GitLab {
  const { origin, pathname } = new URL(place.address);
  const root = `${origin}/api/v4`;
  const named = `${root}/projects/${encodeWhole(decodeURIComponent(pathname.slice(1)))}`;
  const ask = askForge(root, token, world);
  // The name of the default branch and the number are kept while the repository is open; everything else is asked anew.
  let defaultBranch: string | undefined;
  let numbered: string | undefined;
  const project = async (): Promise<Project> => {
    const project = readProject(await ask.json({ to: numbered ?? named }));
    defaultBranch = project.defaultBranch;
    numbered = `${root}/projects/${project.id}`;
    return project;
  };
  const at = async (): Promise<string> => numbered ?? `${root}/projects/${(await project()).id}`;
  const aboutBranch = async (branch: string): Promise<Json | undefined> => {
    const answer = await ask({ to: `${await at()}/repository/branches/${encodeWhole(branch)}`, expects: [404] });
    if (answer.status !== 404) return jsonOf(answer);
    // The branch is missing; where the project is, too, this throws.
    await project();
    return undefined;
  };
  return {
    ask,
    at,
    project,
    branch: async () => place.branch ?? defaultBranch ?? (await project()).defaultBranch ?? 'main',
    aboutBranch,
    headOf: async (branch) => {
      const about = await aboutBranch(branch);
      return about === undefined ? undefined : neededHash(about, 'commit', 'id');
    },
  };
}

function readProject(json: Json): Project {
  const levels = ['project_access', 'group_access'].map((of) => valueAt(json, 'permissions', of, 'access_level'));
  const id = valueAt(json, 'id');
  if (typeof id !== 'number') throw new ForgeFailure('trouble');
  return {
    id,
    address: neededAddress(json, 'web_url'),
    defaultBranch: textAt(json, 'default_branch'),
    mayPush:
      levels.some((level) => typeof level === 'number' && level >= developer) && valueAt(json, 'archived') !== true,
    isEmpty: valueAt(json, 'empty_repo') === true || textAt(json, 'default_branch') === undefined,
  };
}
