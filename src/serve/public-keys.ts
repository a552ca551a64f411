import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The public keys that a site.json names; nothing where it cannot be read. */
export function publicKeysOf(file: string): string[] | undefined {
  try {
    return keysIn(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}

/** The public keys that the pages of a built site send forms with. */
export function publicKeysWithin(folder: string): string[] {
  const pages = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((path) => path.endsWith('.html'));
  return [...new Set(pages.flatMap((path) => keysIn(readFileSync(join(folder, path), 'utf8'))))];
}

function keysIn(text: string): string[] {
  const found = text.matchAll(/"publicKey"\s*:\s*("(?:[^"\\]|\\.)*")/g);
  return Array.from(found, ([, key = '""']) => JSON.parse(key));
}
