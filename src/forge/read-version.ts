import type { ForgeVersion } from './forge.ts';
import { type Json, neededHash, neededText, textAt } from './json.ts';

/** Reads a commit as GitHub and Forgejo list it. */
export function readVersion(json: Json): ForgeVersion {
  const who = textAt(json, 'commit', 'author', 'name') ?? textAt(json, 'author', 'login');
  return {
    commit: neededHash(json, 'sha'),
    time: neededText(json, 'commit', 'committer', 'date'),
    ...(who === undefined ? {} : { who }),
    message: (textAt(json, 'commit', 'message') ?? '').trimEnd(),
  };
}
