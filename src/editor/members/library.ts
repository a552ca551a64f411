import { endingOf, fileKinds } from '../../addresses/file-kinds';
import type { Finding } from '../../checks/problem';
import type { Assets } from '../../compose/assets';
import type { JsonObject } from '../../manifest/manifest';
import type { Pointer } from '../../manifest/pointer';
import { type UploadUses, uploadUses, withUploadReplaced } from '../../manifest/upload-uses';
import { sayPlace } from '../naming/say-changed';
import { nameOfFile } from '../words/name-of-file';
import type { Edit } from './members';
import { type PicturePlace, picturePlaces } from './picture-places';

/** A file of the uploads folder, with what the site makes of it. */
export interface LibraryFile {
  /** Its path beside site.json: `uploads/team.jpg`. */
  path: string;
  /** Its path within that folder. */
  name: string;
  isPicture: boolean;
  /** Its size on the disk in words, with that in pixels; or the reason why it cannot be used. */
  size: string;
  /** Tells whether it is made of pixels, so that it can be turned and cut. */
  isPhoto: boolean;
  problem: string | undefined;
  /** Whether it lies with the files of the site alone, and has to be fetched to be seen. */
  isAway: boolean;
  /** The places that name it. */
  uses: readonly Pointer[];
  /** The places that show it as a picture. */
  places: readonly PicturePlace[];
  isUnused: boolean;
}

/**
 * Gives all files of the uploads folder, in the order of their names. One that some template could name counts as used,
 * unless `findings` call it unused.
 */
export function libraryFiles(root: JsonObject, assets: Assets, findings: readonly Finding[]): LibraryFile[] {
  const uses = uploadUses(root);
  const places = picturePlaces(root, uses);
  const unusedFiles = new Set(findings.map(({ upload }) => upload));
  const pictures = Object.entries(assets.pictures).map(([path, picture]) => {
    const problem = 'problem' in picture ? picture.problem : undefined;
    const size = 'problem' in picture ? '' : `${sayPixels(picture)} pixels, ${sayBytes(picture.bytes)}`;
    const isPhoto = 'kind' in picture && picture.kind === 'photo';
    return { path, isPicture: true, isPhoto, size, problem, isAway: false };
  });
  const files = Object.entries(assets.files).map(([path, { bytes, isAway = false }]) => ({
    // Of one that is not here, its name tells.
    ...{ path, isPicture: isAway && !Object.hasOwn(fileKinds, endingOf(path)), isPhoto: false },
    ...{ problem: undefined, isAway },
    // Some forges do not say how large it is.
    size: [endingOf(path).slice(1).toUpperCase(), ...(isAway && bytes === 0 ? [] : [sayBytes(bytes)])].join(', '),
  }));
  return [...pictures, ...files]
    .map((file) => ({
      ...file,
      name: nameOfFile(file.path),
      uses: uses.places.get(file.path) ?? [],
      places: places.get(file.path) ?? [],
      isUnused: isUnused(file.path, uses, unusedFiles),
    }))
    .sort((one, other) => one.name.localeCompare(other.name, 'en', { numeric: true }));
}

function isUnused(
  path: string,
  { places, mayMean }: UploadUses,
  unusedFiles: ReadonlySet<string | undefined>,
): boolean {
  return !places.has(path) && (unusedFiles.has(path) || !mayMean(path));
}

/** Writes the width and height of a picture. */
function sayPixels({ width, height }: { width: number; height: number }): string {
  return `${width.toLocaleString('en')} × ${height.toLocaleString('en')}`;
}

function sayBytes(bytes: number): string {
  if (bytes >= 1_000_000) return `${(bytes / 1_000_000).toFixed(1)} MB`;
  return `${Math.max(1, Math.round(bytes / 1000)).toLocaleString('en')} kB`;
}

/**
 * Finds the files whose names, descriptions or using places hold each word of a search; signs between words do not
 * count: `Team (2)` finds `team-2.jpg`.
 */
export function searchFiles(files: readonly LibraryFile[], sought: string, root: JsonObject, now: Date): LibraryFile[] {
  const words = wordsIn(sought);
  if (words.length === 0) return [...files];
  return files.filter((file) => {
    const all = allWords(file, root, now);
    return words.every((word) => all.includes(word));
  });
}

/**
 * The words of each file for the search, kept because a file may have thousands of places and each typed letter asks
 * again.
 */
const wordsOfFiles = new WeakMap<LibraryFile, { now: Date; all: string }>();

function allWords(file: LibraryFile, root: JsonObject, now: Date): string {
  const before = wordsOfFiles.get(file);
  if (before?.now === now) return before.all;
  const { name, uses, places } = file;
  const texts = [name, ...places.map(({ says }) => says), ...uses.map((place) => sayPlace(root, now, place))];
  const all = ` ${wordsIn(texts.join(' ')).join(' ')}`;
  wordsOfFiles.set(file, { now, all });
  return all;
}

/** Gives the words of a text in small letters, without accents and without the signs between them. */
function wordsIn(text: string): string[] {
  const plain = text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase().replaceAll('ß', 'ss');
  return plain.split(/[^\p{L}\p{N}]+/u).filter((word) => word !== '');
}

/** Puts another file in all places that use one, as one step; undefined where none does. */
export function replaceEverywhere(root: JsonObject, from: string, to: string): Edit | undefined {
  const { after, places } = withUploadReplaced(root, from, to);
  const [place] = places;
  if (place === undefined) return undefined;
  return { says: `${nameOfFile(to)} instead of ${nameOfFile(from)} ${sayPlaceCount(places.length)}`, place, after };
}

/** Says at how many places. */
export function sayPlaceCount(count: number): string {
  return count === 1 ? 'at 1 place' : `at ${count.toLocaleString('en')} places`;
}
