import { readFileSync } from 'node:fs';
import { basename, extname } from 'node:path';
import { imageSize } from 'image-size';
import { assetPath, assetStem } from '../addresses/asset-path';
import { fileKinds } from '../addresses/file-kinds';
import type { Assets, PictureFile, UnreadablePicture, UploadedFile } from '../compose/assets';
import { hashOf } from '../pictures/hash';
import { packageFile } from '../pictures/packages';
import { damagedPicture, type PictureReading, readToEnd } from '../pictures/read-to-end';
import { publishingToolchain } from '../pictures/rendition';
import { drawingSize, isTooLarge } from '../uploads/drawing-size';
import { isAvifFilm, readMovement } from '../uploads/moving';
import { readFlags } from './flags';
import { readPacks } from './read-packs';
import { readSiteStyles } from './read-site-styles';
import { type FoundUploads, findUploads, readOnce } from './uploads';

/** The assets of a site, and the absolute paths of the files behind them. */
export interface GatheredAssets {
  assets: Assets;
  /** The files that are published as they are, by their paths within the site's base. */
  files: Map<string, string>;
  /** The flags of countries, as text by the paths at which they are published. */
  flags: ReadonlyMap<string, string>;
  /** The pictures of the uploads folder, as they are there: drawings by their paths, photos by their stems. */
  originals: Map<string, string>;
}

const pictureTypes = new Set(['.svg', '.png', '.jpg', '.jpeg', '.webp', '.avif', '.gif']);

/** The types that a picture may have, by its content. */
const publishedTypes = new Set(['svg', 'png', 'jpg', 'webp', 'avif', 'gif']);

/** The endings of pictures that cameras and programs save and browsers do not show. */
const foreignTypes = new Set(['.heic', '.heif', '.tif', '.tiff', '.bmp', '.psd', '.dng', '.raw', '.jxl']);

/** The most pixels of a photo: its encoder takes no more. */
const mostPixels = 16_383 ** 2;

/** Gathers what a site in `folder` may refer to: its uploads with their sizes, the icons and the flags. */
export function readAssets(folder: string): GatheredAssets {
  const files = new Map<string, string>();
  const originals = new Map<string, string>();
  const uploads = findUploads(folder);
  const pictures = readPictures(uploads, originals);
  const uploaded = readFiles(uploads, files);
  const styles = readSiteStyles(folder);
  const { linkedFolders } = uploads;
  const packs = readPacks(folder);
  const assets = {
    ...{ pictures, files: uploaded, icons: readIcons() },
    // Few sites show any, and there are hundreds.
    get flags() {
      return readFlags().table;
    },
    ...(linkedFolders.length > 0 && { linkedFolders }),
    ...(styles && { styles }),
    ...(Object.keys(packs).length > 0 && { packs }),
  };
  return {
    ...{ assets, files, originals },
    get flags() {
      return readFlags().drawings;
    },
  };
}

const measuredOf = readOnce<MeasuredPicture | UnreadablePicture>(measurePicture, {
  problem: 'it may not be read. Allow whoever starts this program to read it.',
});

function readPictures({ files }: FoundUploads, originals: Map<string, string>): Assets['pictures'] {
  const uploads = files
    .filter(({ path }) => isPicture(extname(path).toLowerCase()))
    .map(({ path, file, isElsewhere }) => ({ path, file, measured: isElsewhere ? elsewhere : measuredOf(file) }));
  const readings = readToEnd(
    uploads.flatMap(({ file, measured }) => ('key' in measured ? [{ ...measured, file }] : [])),
  );
  const pictures: Assets['pictures'] = {};
  for (const { path, file, measured } of uploads) {
    const picture = 'key' in measured ? pictureOf(measured, readings.get(measured.key)) : measured;
    pictures[path] = picture;
    if (!('kind' in picture)) continue;
    originals.set(picture.kind === 'drawing' ? picture.path : picture.stem, file);
    if (picture.kind === 'drawing' && picture.still !== undefined) originals.set(picture.still, file);
  }
  return pictures;
}

/** A picture as its head describes it, with its key and its kind for reading it to its end. */
interface MeasuredPicture {
  picture: PictureFile;
  key: string;
  isDrawing: boolean;
  isMoving: boolean;
}

/** Gives a picture once it is read to its end. */
function pictureOf(
  { picture }: MeasuredPicture,
  { problem, lost = [] }: PictureReading = {},
): PictureFile | UnreadablePicture {
  if (problem !== undefined) return { problem };
  return picture.kind === 'drawing' && lost.length > 0 ? { ...picture, lost } : picture;
}

const elsewhere: UnreadablePicture = {
  problem: 'it is a link that leads out of the folder "uploads". Put the picture itself there.',
};

const fileOf = readOnce<UploadedFile | undefined>((file) => {
  const content = readFileSync(file);
  return { path: assetPath(basename(file), hashOf(content)), bytes: content.length };
}, undefined);

/** Gives the files that are published as they are, but for links that lead out of the folder. */
function readFiles(found: FoundUploads, files: Map<string, string>): Assets['files'] {
  const uploaded: Assets['files'] = {};
  for (const { path, file, isElsewhere } of found.files) {
    if (isElsewhere || !Object.hasOwn(fileKinds, extname(path).toLowerCase())) continue;
    const read = fileOf(file);
    if (!read) continue;
    uploaded[path] = read;
    files.set(read.path, file);
  }
  return uploaded;
}

function isPicture(type: string): boolean {
  return pictureTypes.has(type) || foreignTypes.has(type);
}

function measurePicture(file: string): MeasuredPicture | UnreadablePicture {
  const ending = extname(file).toLowerCase();
  if (foreignTypes.has(ending)) return { problem: foreignProblem(ending.slice(1)) };
  const content = readFileSync(file);
  try {
    if (isAvifFilm(content)) return { problem: avifFilm };
    // What is in a file counts, whatever its name ends with.
    const drawing = drawingSize(content);
    const {
      width,
      height,
      orientation = 1,
      type = '',
    } = drawing ? { ...drawing, type: 'svg', orientation: 1 } : imageSize(content);
    if (!publishedTypes.has(type)) return { problem: foreignProblem(type) };
    if (!width || !height) return { problem: sizeless };
    const { frames, isWhole } = readMovement(content, type);
    const isMoving = frames > 1;
    if (!isWhole) return { problem: damagedPicture };
    // From the fifth on, the orientations of Exif lay the picture on its side.
    const size = orientation < 5 || isMoving ? { width, height } : { width: height, height: width };
    const { length: bytes } = content;
    const hash = hashOf(content, publishingToolchain(`.${type}`, isMoving));
    const name = basename(file, extname(file));
    const read = { key: `${hashOf(content)}.${type}`, isDrawing: type === 'svg', isMoving };
    if (drawing ? isTooLarge(drawing) : width * height > mostPixels)
      return { problem: hugeProblem(size, type === 'svg') };
    if (type === 'svg' || type === 'gif' || isMoving) {
      const still = isMoving ? { still: assetStem(name, hashOf(content, publishingToolchain('.jpg'))) } : {};
      const picture: PictureFile = {
        kind: 'drawing',
        path: assetPath(`${name}.${type}`, hash),
        ...still,
        ...size,
        bytes,
      };
      return { picture, ...read };
    }
    const fallback = type === 'jpg' ? 'jpg' : 'png';
    return { picture: { kind: 'photo', stem: assetStem(name, hash), fallback, ...size, bytes }, ...read };
  } catch {
    return { problem: 'the file is no picture that browsers show, or it is damaged.' };
  }
}

/** Says what to do with a picture of a type (`heic`) that browsers do not show. */
function foreignProblem(type: string): string {
  const camera = type.startsWith('hei')
    ? ' An iPhone takes JPEG itself with Settings, Camera, Formats, Most Compatible.'
    : '';
  return `browsers do not show ${type.toUpperCase()}. Open it on your phone or computer, save or export it as JPEG, and put that file into "uploads".${camera}`;
}

function hugeProblem({ width, height }: { width: number; height: number }, isDrawing: boolean): string {
  if (isDrawing)
    return `it says that it is ${width} by ${height} pixels large, which no program draws. Save it with 1000 on its longer side: a drawing stays sharp at every size.`;
  return `it is too large, ${width} by ${height} pixels. Save it with 4000 on its longer side, which is enough for every screen.`;
}

const sizeless =
  'it does not say how wide and high it is, or says nought. Save it with its size: programs call that "width and height" or the size of the artboard.';

const avifFilm =
  'it is a film as AVIF, of which many browsers show the first picture alone. Save it as WebP or GIF, or as MP4 for a block "video".';

let icons: Record<string, string> | undefined;

function readIcons(): Record<string, string> {
  if (!icons) {
    const set: { icons: Record<string, { body: string }> } = JSON.parse(
      readFileSync(packageFile('@iconify-json/lucide/icons.json'), 'utf8'),
    );
    icons = {};
    // Every check and every build starts with these two thousand: this is four times as fast as from a list of pairs.
    for (const name in set.icons) icons[name] = set.icons[name]?.body ?? '';
  }
  return icons;
}
