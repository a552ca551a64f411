import { createHash } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import { compress, type Encoding } from './encoding';

/** The headers that tell one version of a file from another. */
export interface Validators {
  /** A strong tag: it changes with any byte. */
  etag: string;
  /** The time of change as an HTTP date, to the second. */
  lastModified: string;
}

/** A file as it is sent. */
export interface Sendable extends Validators {
  content: Buffer;
}

/** The most files that are remembered: all of a small site, the pages of a large one that somebody looks at. */
const most = 500;

/** A version of a file with all that is worked out of it once. */
interface FileVersion {
  stamp: string;
  hash: string;
  compressed: Map<Encoding, Buffer>;
}

/** Reads files, and compresses each version of one once. */
export class FileStore {
  readonly #versions = new Map<string, FileVersion>();

  /** Reads a file, compressed where an encoding is named. */
  read(path: string, encoding: Encoding | undefined): Sendable {
    const { ino, size, mtimeMs, mtime } = statSync(path);
    const version = this.#versionOf(path, `${ino} ${size} ${mtimeMs}`);
    const lastModified = mtime.toUTCString();
    if (!encoding) return { content: readFileSync(path), etag: `"${version.hash}"`, lastModified };
    const content = version.compressed.get(encoding) ?? compress(readFileSync(path), encoding);
    version.compressed.set(encoding, content);
    return { content, etag: `"${version.hash}-${encoding}"`, lastModified };
  }

  #versionOf(path: string, stamp: string): FileVersion {
    const before = this.#versions.get(path);
    if (before?.stamp === stamp) return before;
    const hash = createHash('sha256').update(readFileSync(path)).digest('base64url').slice(0, 22);
    const version: FileVersion = { stamp, hash, compressed: new Map() };
    this.#versions.delete(path);
    this.#versions.set(path, version);
    const [oldest] = this.#versions.keys();
    if (this.#versions.size > most && oldest !== undefined) this.#versions.delete(oldest);
    return version;
  }
}
