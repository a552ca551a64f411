import { endingOf, fileKinds } from '../addresses/file-kinds';
import { composedName } from '../manifest/composed-name';
import { ownMember } from '../manifest/own-member';
import type { Pointer } from '../manifest/pointer';
import type { Run } from '../manifest/run';
import type { UploadedFile } from './assets';
import type { Finishing } from './kinds';
import type { LinkedFile } from './page';
import type { Site } from './site';
import { composeWords } from './words';

/** The address of a file that a page shows, which is noted. */
export function publish(path: string, { site, facts }: Finishing): string {
  facts.assets.push(path);
  return site.base + path;
}

/** How links to files of the uploads folder begin. */
export const uploadsStart = 'uploads/';

/** A published file: where it is, and what a link to it says. */
export interface PublishedFile {
  href: string;
  file?: LinkedFile;
}

/**
 * Publishes a file of the uploads folder as it is, and notes it: `uploads/price-list.pdf`, or a place in it,
 * `uploads/price-list.pdf#page=2`. Where there is none, the address is empty.
 */
export function publishFile(written: string, finishing: Finishing, pointer: Pointer, run?: Run): PublishedFile {
  const { site, facts } = finishing;
  const { name, place } = findFile(written, site);
  facts.uses?.push({ kind: 'file', name, pointer, ...(run && { run }) });
  const found = ownMember(site.assets.files, name);
  const kind = ownMember(fileKinds, endingOf(name));
  if (!found || !kind) return { href: '' };
  const note = noteOf(name, found, site);
  const file: LinkedFile = { note, type: kind.type.replace(/;.*/, '') };
  if (!kind.opens) file.name = name.slice(name.lastIndexOf('/') + 1);
  return { href: publish(found.path, finishing) + place, file };
}

/** The file that is meant, and the place in it: copy cannot name a file with a space but as %20. */
function findFile(written: string, { assets }: Site): { name: string; place: string } {
  const [, start = '', place = ''] = /^([^#]*)(.*)$/s.exec(written) ?? [];
  const names = [written, decodedOnce(written)].map((name) => ({ name: composedName(name), place: '' }));
  const withPlaces = [start, decodedOnce(start)].map((name) => ({ name: composedName(name), place }));
  const found = [...names, ...withPlaces].find(({ name }) => Object.hasOwn(assets.files, name));
  return found ?? { name: composedName(start), place };
}

function decodedOnce(name: string): string {
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
}

/** The kind and the size of a file; it breaks at no line's end. */
function noteOf(name: string, { bytes }: UploadedFile, site: Site): string {
  const isRightToLeft = site.manifest.site.direction === 'rtl';
  // Without its isolates (UAX #9) a size that follows PDF in Arabic would be read before it.
  const part = (words: string): string => (isRightToLeft ? `\u2068${words}\u2069` : words);
  const kind = part(endingOf(name).slice(1).toUpperCase());
  const note = composeWords(site)
    .fileNote.replace('{kind}', kind)
    .replace('{size}', part(sizeOf(bytes, site)));
  return note.replaceAll(' ', '\u00a0');
}

function sizeOf(bytes: number, { locale }: Site): string {
  const isLarge = bytes >= 1_000_000;
  const options = {
    style: 'unit',
    unit: isLarge ? 'megabyte' : 'kilobyte',
    unitDisplay: 'short',
    maximumSignificantDigits: 2,
  } as const;
  const amount = isLarge ? bytes / 1_000_000 : Math.max(1, bytes / 1000);
  return new Intl.NumberFormat(locale.language, options).format(amount);
}
