import { editorPaths } from '../../edit-api/addresses';
import type { Json } from '../../manifest/manifest';
import { nameOfFile } from '../words/name-of-file';

/** The addresses from which the editor loads what it shows. */
export interface ShownAddresses {
  /** The page that is edited, empty. */
  page: string;
  /** Gives the address of an upload. */
  upload(path: string): string;
  /** Gives the address of a picture of the uploads, no larger than it is listed. */
  small(path: string): string;
  /** Gives the address of a typeface by its name. */
  face(name: string): string;
  /** Gives the address of the first example of a block type in a theme; left out where nothing can draw one. */
  example?(type: string, theme: Json | undefined): string;
  /** Gives the address of the picture that others show where a page is shared; undefined where nothing can draw one. */
  shared(source: { title: string } | { picture: string }): string | undefined;
}

const onServer: ShownAddresses = {
  page: editorPaths.page,
  upload: (path) => editorPaths.uploads + encodeURI(nameOfFile(path)),
  small: (path) => editorPaths.small + encodeURI(nameOfFile(path)),
  face: (name) => editorPaths.faces + name,
  example: (type, theme) => `/__catalogue/${type}/1/site?still&theme=${encodeURIComponent(JSON.stringify(theme))}`,
  shared: (source) => editorPaths.shared + encodeURIComponent(JSON.stringify(source)),
};

let inUse = onServer;

/** Gives the addresses of this window: those of the server on this machine, unless it was told of others. */
export function addresses(): ShownAddresses {
  return inUse;
}

/** Tells the window of other addresses, before it shows anything. */
export function showFrom(others: ShownAddresses): void {
  inUse = others;
}
