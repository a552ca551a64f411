import { existsSync, readdirSync, realpathSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { siteStylesPath } from './read-site-styles';

/** What the disk says of files, without reading them. */
export interface Stamps {
  /** Another text as soon as one of them is written, moved, added or taken away, whatever time it claims to be of. */
  text: string;
  /** When the last of them was written, in milliseconds; 0 where there are none. */
  latest: number;
}

/** The stamps of the files beside a site.json that its site may be made from, and of `others`. */
export function stampFiles(folder: string, others: string[]): Stamps {
  const uploads = join(folder, 'uploads');
  const found = existsSync(uploads) ? readdirSync(uploads, { recursive: true, withFileTypes: true }) : [];
  const stamps = [
    ...[join(folder, siteStylesPath), ...others].map((file) => stampFile(file)),
    ...found
      .filter((entry) => !entry.isDirectory())
      .map((entry) => stampFile(join(entry.parentPath, entry.name), entry.isSymbolicLink())),
  ];
  // Whether a link leads out of the folder depends on where that really is.
  const place = found.length > 0 ? realpathSync(uploads) : '';
  return {
    text: [place, ...stamps.map(({ text }) => text).sort()].join('\n'),
    latest: stamps.reduce((most, { latest }) => Math.max(most, latest), 0),
  };
}

/** The stamp of a file. When the disk took note of its last change cannot be set, as the time of a file can. */
export function stampFile(file: string, isLink = false): Stamps {
  const found = statSync(file, { bigint: true, throwIfNoEntry: false });
  if (!found) return { text: `${file} is not there`, latest: 0 };
  const { dev, ino, size, mtimeNs, ctimeNs } = found;
  const target = isLink ? realpathSync(file) : '';
  return {
    text: [file, target, dev, ino, size, mtimeNs, ctimeNs].join(' '),
    latest: Number(mtimeNs > ctimeNs ? mtimeNs : ctimeNs) / 1e6,
  };
}
