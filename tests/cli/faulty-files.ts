import { mkdirSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Something that stands where site.json should, by what it is; nothing is written for a missing file. */
export const faultyFiles: { is: string; write: (file: string) => void; code: 1 | 2; says: RegExp }[] = [
  { is: 'a missing file', write: () => {}, code: 2, says: /no site\.json in/ },
  { is: 'a folder', write: (file) => mkdirSync(file), code: 2, says: /site\.json is a folder/ },
  {
    is: 'a file of 251 MB',
    write: large(251_000_000),
    code: 2,
    says: /has 251 MB, and 250 is the most\. .* in memory/,
  },
  { is: 'invalid UTF-8', write: content(Buffer.from([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x7d])), code: 1, says: /UTF-8/ },
  {
    is: 'binary content',
    write: content(Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 1, 2, 0xc0])),
    code: 1,
    says: /UTF-8/,
  },
  { is: 'binary content that is UTF-8', write: content(Buffer.from([0, 1, 2, 3, 0])), code: 1, says: /begins with \{/ },
  { is: 'an empty file', write: content(''), code: 1, says: /The file is empty/ },
  { is: 'a file of spaces', write: content(' \n\n '), code: 1, says: /The file is empty/ },
  { is: 'no JSON', write: content('Hello there'), code: 1, says: /begins with \{/ },
  { is: 'half a file', write: content('{ "schemaVersion": 3, "site": {'), code: 1, says: /never closed/ },
  { is: 'a list', write: content('[]'), code: 1, says: /begins with \{/ },
  { is: 'a number', write: content('42'), code: 1, says: /begins with \{/ },
  { is: 'null', write: content('null'), code: 1, says: /begins with \{/ },
  { is: 'an empty website after a byte order mark', write: content('\uFEFF{}'), code: 1, says: /are missing here/ },
  { is: 'an empty website', write: content('{}'), code: 1, says: /are missing here/ },
];

/** A file that is as large as that and takes no room on the disk. */
function large(size: number): (file: string) => void {
  return (file) => {
    writeFileSync(file, '');
    truncateSync(file, size);
  };
}

function content(text: string | Buffer): (file: string) => void {
  return (file) => writeFileSync(file, text);
}

/** Writes one of the faulty files into a folder. */
export function writeFaulty(folder: string, { write }: (typeof faultyFiles)[number]): void {
  write(join(folder, 'site.json'));
}
