import { endingOf, fileKinds } from '../addresses/file-kinds';
import type { Assets, PictureFile } from '../compose/assets';
import type { DecodeWhole, UploadKind } from '../uploads/kind-of-upload';
import type { SiteCopy } from './copy';
import type { ListedUploads } from './listed-uploads';
import { loadKinds } from './load-part';

/** The content of a file, or in words why it cannot be had. */
export type FormerContent = { bytes: Uint8Array<ArrayBuffer> } | { failure: string };

/** The uploads of a copy: those of the published site, those that were listed, and added ones, without removed ones. */
export interface CopiedUploads {
  /** Gives what the site may refer to now. */
  assets(): Promise<Assets>;
  /** Gives the address at which this window can show an upload; undefined for one that it does not have. */
  address(path: string): string | undefined;
  add(file: File, beside?: string): Promise<{ path: string } | { failure: string }>;
  remove(path: string): Promise<string | undefined>;
  /** Brings a file back; where its removal was published, `readFormer` reads what it was before. */
  bringBack(path: string, readFormer: () => Promise<FormerContent>): Promise<string | undefined>;
}

/**
 * Opens the uploads of a copy; `published` are those beside the editor, `base` is the beginning of their addresses, and
 * `listed` are those at the forge.
 */
export function openUploads(copy: SiteCopy, published: Assets, base: string, listed: ListedUploads): CopiedUploads {
  const addresses = new Map<string, string>();
  const kinds = new Map<string, UploadKind>();
  return {
    async assets() {
      const files = await copy.files();
      const assets = { ...published, pictures: { ...published.pictures }, files: { ...published.files } };
      for (const { path, bytes = 0 } of listed.files()) {
        if (!(path in assets.pictures || path in assets.files) && mayBeUsed(path))
          assets.files[path] = { path: '', bytes, isAway: true };
      }
      for (const [path, { content }] of files) {
        delete assets.pictures[path];
        delete assets.files[path];
        if (content) await put(assets, path, content);
      }
      return assets;
    },
    address: (path) => addresses.get(path) ?? publishedAddress(published, path, base),
    async add(file, beside) {
      const { kindOfUpload, plainName } = await loadKinds();
      const bytes = new Uint8Array(await file.arrayBuffer());
      const kind = await kindOfUpload(file.name, bytes, decode);
      if ('failure' in kind) return kind;
      const folder = beside?.includes('/') ? beside.slice(0, beside.lastIndexOf('/')) : 'uploads';
      const files = await copy.files();
      for (let count = 1; ; count++) {
        const path = `${folder}/${plainName(file.name)}${count === 1 ? '' : `-${count}`}${kind.ending}`;
        const existing = files.get(path);
        if (existing?.content && (await isSame(existing.content, bytes))) return { path };
        if (existing || path in published.pictures || path in published.files) continue;
        if (listed.files().some((one) => one.path === path)) continue;
        const content = blobOf(path, bytes, file.type);
        try {
          await copy.putFile(path, { content, isSent: false });
        } catch {
          return {
            failure: 'The browser has no room for this file, so it was not added. Make it smaller, or publish first.',
          };
        }
        return { path };
      }
    },
    async remove(path) {
      const isNamed = (text: string): boolean => text.includes(JSON.stringify(path).slice(1, -1));
      if (isNamed((await copy.site())?.text ?? ''))
        return `The site still uses ${path} as it was saved last. Save first, then remove the file.`;
      if ((await copy.drafts()).some(({ text }) => isNamed(text)))
        return `What is not saved yet, here or in another window, uses ${path}. Save it or take it back, then remove the file.`;
      const before = (await copy.files()).get(path);
      await copy.putFile(path, { content: undefined, isSent: false, ...(before && { before: before.content }) });
      return undefined;
    },
    async bringBack(path, readFormer) {
      const { before, isSent = false } = (await copy.files()).get(path) ?? {};
      if (before) await copy.putFile(path, { content: before, isSent: false });
      else if (!isSent) await copy.dropFile(path);
      else {
        // It was published that it is gone, so that it has to be sent once more.
        const former = await readFormer();
        if ('failure' in former) return former.failure;
        await copy.putFile(path, { content: blobOf(path, former.bytes), isSent: false });
      }
      return undefined;
    },
  };

  /** Adds a file to what the site may refer to. */
  async function put(assets: Assets, path: string, content: Blob): Promise<void> {
    const address = addresses.get(path) ?? URL.createObjectURL(content);
    addresses.set(path, address);
    const kind = kinds.get(path) ?? (await kindOf(path, content));
    if ('failure' in kind) return;
    kinds.set(path, kind);
    if (kind.picture) assets.pictures[path] = pictureOf(kind, content.size, address);
    else assets.files[path] = { path: address, bytes: content.size };
  }
}

/** Tells by its name whether a file is one that a site may use, which what a system hides in folders is not. */
function mayBeUsed(path: string): boolean {
  return /^[^.][^/]*\.(jpe?g|png|webp|avif|gif|svg)$/i.test(nameOf(path)) || Object.hasOwn(fileKinds, endingOf(path));
}

const nameOf = (path: string): string => path.slice(path.lastIndexOf('/') + 1);

/** Gives the content of a file as this window can show it: a drawing alone is not known by its first bytes. */
export function blobOf(path: string, bytes: Uint8Array<ArrayBuffer>, type = ''): Blob {
  return new Blob([bytes], { type: endingOf(path) === '.svg' ? 'image/svg+xml' : type });
}

async function kindOf(path: string, content: Blob): Promise<UploadKind | { failure: string }> {
  const { kindOfUpload } = await loadKinds();
  return kindOfUpload(path, new Uint8Array(await content.arrayBuffer()), decode);
}

function pictureOf({ ending, picture }: UploadKind, bytes: number, shownAs: string): PictureFile {
  const { width = 0, height = 0, isMoving = false } = picture ?? {};
  const size = { width, height, bytes, shownAs };
  if (ending === '.svg' || ending === '.gif' || isMoving) return { kind: 'drawing', path: shownAs, ...size };
  return { kind: 'photo', stem: shownAs, fallback: ending === '.jpg' ? 'jpg' : 'png', ...size };
}

/** Gives the address at which visitors get a file. */
function publishedAddress({ pictures, files }: Assets, path: string, base: string): string | undefined {
  const picture = pictures[path];
  if (picture) return 'shownAs' in picture ? picture.shownAs : undefined;
  const file = files[path];
  return file && base + file.path;
}

/** Decodes a picture; browsers do not tell whether each of its frames is there. */
const decode: DecodeWhole = async (content) => {
  const isDrawing = new TextDecoder().decode(content.subarray(0, 1000)).includes('<');
  if (isDrawing) return true;
  try {
    const bitmap = await createImageBitmap(new Blob([new Uint8Array(content)]));
    bitmap.close();
    return true;
  } catch {
    return false;
  }
};

async function isSame(content: Blob, bytes: Uint8Array): Promise<boolean> {
  const others = new Uint8Array(await content.arrayBuffer());
  return others.length === bytes.length && others.every((byte, index) => byte === bytes[index]);
}
