import { existsSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { editorPaths } from '../edit-api/addresses';
import type { GatheredAssets } from '../frame/read-assets';
import { smallPicture } from '../frame/small-picture';
import { composedName } from '../manifest/composed-name';
import { ownMember } from '../manifest/manifest';
import type { EditingAnswer } from './editing';

/**
 * Answers with a file of the uploads of the site in `folder`, or with a picture in the size for lists; undefined where
 * the address names none.
 */
export async function answerUpload(
  path: string,
  gathered: GatheredAssets,
  folder: string,
): Promise<EditingAnswer | undefined> {
  const start = [editorPaths.uploads, editorPaths.small].find((one) => path.startsWith(one));
  if (start === undefined) return undefined;
  const upload = composedName(`uploads/${decodeURIComponent(path.slice(start.length))}`);
  const small = start === editorPaths.small ? await smallPicture(upload, gathered) : undefined;
  if (small) return { status: 200, ending: '.webp', body: small };
  const file = fileOf(upload, gathered, folder);
  return file === undefined ? undefined : uploadedIn(file);
}

/** Gives the file of an upload on the disk; undefined where there is none. */
function fileOf(upload: string, { assets, files, originals }: GatheredAssets, folder: string): string | undefined {
  const picture = ownMember(assets.pictures, upload);
  if (!picture) return files.get(ownMember(assets.files, upload)?.path ?? '');
  // This browser may show some types that no page may.
  if ('problem' in picture) return existsSync(join(folder, upload)) ? join(folder, upload) : undefined;
  return originals.get(picture.kind === 'drawing' ? picture.path : picture.stem);
}

/**
 * Answers with an upload as it is. A drawing may run nothing, and a browser must not guess the type of a file from its
 * content.
 */
function uploadedIn(file: string): EditingAnswer {
  const ending = extname(file).toLowerCase();
  const headers = {
    'x-content-type-options': 'nosniff',
    // A browser shows no PDF that may do nothing at all.
    ...(ending !== '.pdf' && { 'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox" }),
  };
  return { status: 200, ending, body: readFileSync(file), headers };
}
