import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { assetPath } from '../addresses/asset-path';
import { hashOf } from './hash';
import type { MadeFile } from './made-file';
import ownSource from './share-picture.ts?raw';
import { toolchainOf } from './toolchain';

const size = { width: 1200, height: 630 };

const toolchain = toolchainOf([ownSource], ['sharp']);

/** Gives the path of a picture of the site that is cut for sharing a page; `key` is that of its content. */
export function sharePicturePath(key: string): string {
  return assetPath('share.jpg', hashOf(key, toolchain()));
}

/** Gives a picture of the site that is cut for sharing a page; `original` is its file in the uploads folder. */
export function sharePicture(key: string, original: string): MadeFile {
  const path = sharePicturePath(key);
  return {
    path,
    name: basename(path),
    async make() {
      const { default: sharp } = await import('sharp');
      try {
        const picture = sharp(await readFile(original), { unlimited: true })
          .autoOrient()
          .resize({ ...size, position: 'attention' })
          .flatten({ background: '#ffffff' });
        return { content: await picture.jpeg({ quality: 82, mozjpeg: true }).toBuffer() };
      } catch {
        return {
          problem: `The picture ${basename(original)} is damaged: it opens, but cannot be read to its end. Save it anew from its source.`,
        };
      }
    },
  };
}
