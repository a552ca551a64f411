import type { ForgeVersion } from './forge.ts';
import { type Json, neededHash, neededText, textAt } from './json.ts';

/** Reads a commit as GitHub and Forgejo list it. */
export function readVersion(json: Json): ForgeVersion {
  return {
    commit: neededHash(json, 'sha'),
    time: neededText(json, 'commit', 'committer', 'date'),
    message: (textAt(json, 'commit', 'message') ?? '').trimEnd(),
  };
}
