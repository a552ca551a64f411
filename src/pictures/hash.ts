import { createHash } from 'node:crypto';

/** A short name for some content: the same content has the same name, other content another. */
export function hashOf(content: string | Uint8Array): string {
  return createHash('sha1').update(content).digest('base64url').slice(0, 10);
}

/** A file name that changes with its content: `logo.svg` gives `logo.3f2aB9-x_1.svg`. */
export function hashedName(name: string, content: string | Uint8Array): string {
  const dot = name.lastIndexOf('.');
  return `${name.slice(0, dot)}.${hashOf(content)}${name.slice(dot)}`;
}
