import { existsSync, mkdirSync, readFileSync, realpathSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { kindOfUpload, plainName } from '../uploads/kind-of-upload';
import { isUpload } from './is-upload';
import { pathOnDisk } from './path-on-disk';
import { replaceFile } from './replace-file';

/** The result of adding a file: its path beside site.json, or in words why it could not be added. */
export type AddResult = { path: string } | { failure: string };

/**
 * Adds a picture, or a file that is published as it is, to the folder `uploads` beside a site.json. The content of a
 * picture decides its kind; of a name only the words are used, so that no file leaves the folder. Equal files are
 * stored once. A file made of another upload, `beside`, goes into its folder.
 */
export async function addUpload(
  siteFile: string,
  name: string,
  content: Uint8Array,
  beside?: string | null,
): Promise<AddResult> {
  const kind = await kindOfUpload(name, content, decode);
  if ('failure' in kind) return kind;
  const { ending } = kind;
  const folder = join(dirname(siteFile), 'uploads');
  try {
    mkdirSync(folder, { recursive: true });
  } catch {
    return { failure: 'The folder "uploads" beside site.json cannot be made. Allow that, then add the file again.' };
  }
  if (!realpathSync(folder).startsWith(join(realpathSync(dirname(siteFile)), '/'))) {
    return {
      failure: '"uploads" beside site.json is a link to another folder. Put a folder there, then add the file again.',
    };
  }
  const words = plainName(name);
  const root = dirname(siteFile);
  const isBeside =
    typeof beside === 'string' && isUpload(siteFile, beside) && existsSync(join(root, pathOnDisk(root, beside)));
  const within = isBeside ? dirname(beside) : 'uploads';
  const target = join(root, pathOnDisk(root, within));
  for (let count = 1; ; count++) {
    const fileName = `${words}${count === 1 ? '' : `-${count}`}${ending}`;
    const file = join(target, fileName);
    if (existsSync(file)) {
      if (readFileSync(file).equals(content)) return { path: `${within}/${fileName}` };
      continue;
    }
    const failure = replaceFile(file, content);
    return failure === undefined ? { path: `${within}/${fileName}` } : { failure };
  }
}

/** Tells whether a picture can be decoded to its end. */
async function decode(content: Uint8Array, isMoving: boolean): Promise<boolean> {
  // The decoder takes longer to load than the server takes to start.
  const { default: sharp } = await import('sharp');
  try {
    const picture = sharp(content, { animated: isMoving, limitInputPixels: !isMoving, unlimited: true });
    await picture.resize({ width: 16, height: 16, fit: 'fill' }).raw().toBuffer();
    return true;
  } catch {
    return false;
  }
}
