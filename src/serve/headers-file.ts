import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { headersPath } from '../addresses/own-files';

/** The `_headers` file of a built site, as it is read. */
export interface HeadersFile {
  /** The base of the site. */
  base: string;
  /** Gives the headers of an address, by its path. */
  headersOf(pathname: string): Record<string, string>;
}

/** Reads the file in which hosts find the headers of a site; undefined where the folder has none. */
export function readHeadersFile(folder: string): HeadersFile | undefined {
  let text: string;
  try {
    text = readFileSync(join(folder, headersPath), 'utf8');
  } catch {
    return undefined;
  }
  const rules: { start: string; headers: Record<string, string> }[] = [];
  for (const line of text.split('\n')) {
    const [, name, value = ''] = /^\s+([\w-]+): (.*)$/.exec(line) ?? [];
    if (line.startsWith('/')) rules.push({ start: line.trim().replace(/\*$/, ''), headers: {} });
    else if (name) Object.assign(rules.at(-1)?.headers ?? {}, { [name.toLowerCase()]: value });
  }
  return {
    base: rules[0]?.start ?? '/',
    headersOf: (pathname) =>
      Object.assign({}, ...rules.filter(({ start }) => pathname.startsWith(start)).map(({ headers }) => headers)),
  };
}
