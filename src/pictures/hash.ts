import { createHash } from 'node:crypto';

/** Gives a short hash of some content: the same parts give the same hash. */
export function hashOf(...parts: (string | Uint8Array)[]): string {
  const hash = createHash('sha1');
  for (const part of parts) hash.update(part);
  return hash.digest('base64url').slice(0, 10);
}
