import { type Ask, askForge, jsonOf } from '../ask.ts';
import type { ForgeWorld, RepositoryPlace } from '../forge.ts';
import { type Json, neededAddress, neededHash, textAt, valueAt } from '../json.ts';
import { encodeWhole } from '../paths.ts';

/** How a GitLab is asked, and what is asked of it more than once. */
export interface GitLab {
  ask: Ask;
  /** The address of its interface, and of the project in it. */
  root: string;
  at: string;
  project(): Promise<Project>;
  /** The branch of the place, or the default one. */
  branch(): Promise<string>;
  /** What it says of a branch; undefined where there is no such branch. */
  aboutBranch(branch: string): Promise<Json | undefined>;
  headOf(branch: string): Promise<string | undefined>;
}

export interface Project {
  address: string;
  /** Undefined where there is no commit yet. */
  defaultBranch: string | undefined;
  mayPush: boolean;
  isPublic: boolean;
  isEmpty: boolean;
}

/** Developers may push to branches that are not protected: https://docs.gitlab.com/api/access_requests/#valid-access-levels */
const developer = 30;

/** Gives what asks a GitLab for the project at a place, in however many groups. */
export function askGitLab(place: RepositoryPlace, token: string, world: ForgeWorld): GitLab {
  const { origin, pathname } = new URL(place.address);
  const root = `${origin}/api/v4`;
  const at = `${root}/projects/${encodeWhole(decodeURIComponent(pathname.slice(1)))}`;
  const ask = askForge(root, token, world);
  // The name of the default branch stays for as long as the repository is open; all else is asked for anew.
  let defaultBranch: string | undefined;
  const project = async (): Promise<Project> => {
    const found = readProject(await ask.json({ to: at }));
    defaultBranch = found.defaultBranch;
    return found;
  };
  const aboutBranch = async (branch: string): Promise<Json | undefined> => {
    const answer = await ask({ to: `${at}/repository/branches/${encodeWhole(branch)}`, expects: [404] });
    if (answer.status !== 404) return jsonOf(answer);
    // No such branch, or no such project for this token.
    await project();
    return undefined;
  };
  return {
    ask,
    root,
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
  return {
    address: neededAddress(json, 'web_url'),
    defaultBranch: textAt(json, 'default_branch'),
    mayPush:
      levels.some((level) => typeof level === 'number' && level >= developer) && valueAt(json, 'archived') !== true,
    isPublic: textAt(json, 'visibility') === 'public',
    isEmpty: valueAt(json, 'empty_repo') === true || textAt(json, 'default_branch') === undefined,
  };
}
