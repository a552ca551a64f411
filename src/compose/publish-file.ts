import { endingOf, fileKinds } from '../addresses/file-kinds';
import { composedName, decodedOnce } from '../manifest/composed-name';
import { ownMember } from '../manifest/manifest';
import type { Pointer } from '../manifest/pointer';
import type { Run } from '../manifest/run';
import type { UploadedFile } from './assets';
import type { FinishContext } from './kinds';
import type { LinkedFile } from './page';
import type { Site } from './site';
import { composeWords } from './words';

/** Notes a file that a page shows, and gives its address. */
export function noteAsset(path: string, { site, facts }: FinishContext): string {
  facts.assets.push(path);
  return site.base + path;
}

/** The beginning of links to files of the uploads folder. */
export const uploadsStart = 'uploads/';

/** A published file: its address, and what stands beside a link to it. */
export interface PublishedFile {
  href: string;
  file?: LinkedFile;
}

/**
 * Publishes a file of the uploads folder as it is, and notes it: `uploads/price-list.pdf`, or a place in it,
 * `uploads/price-list.pdf#page=2`. The address is empty where there is no such file.
 */
export function publishFile(written: string, finishContext: FinishContext, pointer: Pointer, run?: Run): PublishedFile {
  const { site, facts } = finishContext;
  const { name, place } = findFile(written, site);
  facts.uses?.push({ kind: 'file', name, pointer, ...(run && { run }) });
  const upload = ownMember(site.assets.files, name);
  const kind = ownMember(fileKinds, endingOf(name));
  if (!upload || !kind) return { href: '' };
  const file: LinkedFile = { ...noteOf(name, upload, site), type: kind.type.replace(/;.*/, '') };
  if (!kind.opens) file.name = name.slice(name.lastIndexOf('/') + 1);
  return { href: noteAsset(upload.path, finishContext) + place, file };
}

/** Finds the file that is meant, and the place in it; copy writes a space in its name as %20. */
function findFile(written: string, { assets }: Site): { name: string; place: string } {
  const [, start = '', place = ''] = /^([^#]*)(.*)$/s.exec(written) ?? [];
  const names = [written, decodedOnce(written)].map((name) => ({ name: composedName(name), place: '' }));
  const withPlaces = [start, decodedOnce(start)].map((name) => ({ name: composedName(name), place }));
  const match = [...names, ...withPlaces].find(({ name }) => Object.hasOwn(assets.files, name));
  return match ?? { name: composedName(start), place };
}

/**
 * Gives the kind and the size of a file, and the word of the site that names both in braces, all without a place where a
 * line could break.
 */
function noteOf(name: string, { bytes }: UploadedFile, site: Site): Pick<LinkedFile, 'note' | 'kind' | 'size'> {
  const isRightToLeft = site.manifest.site.direction === 'rtl';
  // Without its isolates (UAX #9) a size that follows PDF in Arabic would be read before it.
  const { fileNote } = composeWords(site);
  const note = isRightToLeft ? fileNote.replace(/\{(?:kind|size)\}/g, '\u2068$&\u2069') : fileNote;
  const unbroken = (words: string): string => words.replaceAll(' ', '\u00a0');
  return { note: unbroken(note), kind: endingOf(name).slice(1).toUpperCase(), size: unbroken(sizeOf(bytes, site)) };
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
