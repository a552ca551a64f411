import { createHash } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import { compress, type Encoding } from './encoding';

/** What tells one version of a file from another. */
export interface Validators {
  /** Strong: another byte, another tag. */
  etag: string;
  /** As an HTTP date, to the second. */
  lastModified: string;
}

/** A file as it goes over the wire. */
export interface Sendable extends Validators {
  content: Buffer;
}

/** How many files are remembered; those of a small site, and the pages that somebody looks at of a large one. */
const most = 500;

/** What a version of a file needs to be worked out only once. */
interface Known {
  stamp: string;
  hash: string;
  compressed: Map<Encoding, Buffer>;
}

/** Reads files, and compresses each version of one once. */
export class FileStore {
  readonly #known = new Map<string, Known>();

  /** A file, compressed where an encoding is named. */
  read(path: string, encoding: Encoding | undefined): Sendable {
    const { ino, size, mtimeMs, mtime } = statSync(path);
    const known = this.#knownOf(path, `${ino} ${size} ${mtimeMs}`);
    const lastModified = mtime.toUTCString();
    if (!encoding) return { content: readFileSync(path), etag: `"${known.hash}"`, lastModified };
    const content = known.compressed.get(encoding) ?? compress(readFileSync(path), encoding);
    known.compressed.set(encoding, content);
    return { content, etag: `"${known.hash}-${encoding}"`, lastModified };
  }

  #knownOf(path: string, stamp: string): Known {
    const before = this.#known.get(path);
    if (before?.stamp === stamp) return before;
    const hash = createHash('sha256').update(readFileSync(path)).digest('base64url').slice(0, 22);
    const known: Known = { stamp, hash, compressed: new Map() };
    this.#known.delete(path);
    this.#known.set(path, known);
    const [oldest] = this.#known.keys();
    if (this.#known.size > most && oldest !== undefined) this.#known.delete(oldest);
    return known;
  }
}
