import { isThere } from './ask.ts';
import { type Forge, ForgeFailure, type ForgeKind, type ForgeWorld, type RepositoryPlace } from './forge.ts';
import { openForgejo } from './forgejo/forgejo.ts';
import { openGitHub } from './github/github.ts';
import { openGitLab } from './gitlab/gitlab.ts';
import { apiOrigin } from './place.ts';

const opens: Readonly<Record<ForgeKind, (place: RepositoryPlace, token: string, world: ForgeWorld) => Forge>> = {
  github: openGitHub,
  forgejo: openForgejo,
  gitlab: openGitLab,
};

/** Opens the repository at a place with a token. Sends no request before a method is called. */
export function openForge(place: RepositoryPlace, token: string, world: ForgeWorld): Forge {
  const forge = opens[place.kind](place, token.trim(), world);
  return {
    ...forge,
    mayWrite: async () => {
      try {
        return await forge.mayWrite();
      } catch (failure) {
        // To a page, a forge that forbids other sites to ask it (CORS) looks as if it were out of reach.
        if (!(failure instanceof ForgeFailure) || failure.kind !== 'offline') throw failure;
        throw (await isThere(apiOrigin(place), world)) ? new ForgeFailure('closed') : failure;
      }
    },
  };
}
