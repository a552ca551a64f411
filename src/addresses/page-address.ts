/** How a site writes the addresses of its pages. */
export interface AddressForm {
  /** The path under which the site stands, with a slash at both ends. */
  base: string;
  /** Whether the address of a page ends with a slash: `/apply/` in the place of `/apply`, the usual one. */
  trailingSlash?: boolean | undefined;
}

/** The path that stands for the page of unknown addresses. */
export const notFoundPath = '404';

/** Gives the path of the page of unknown addresses in another language: `/sw/404.html` for the prefix `/sw`. */
export function notFoundPathIn(prefix: string): string {
  return `${prefix}/${notFoundPath}.html`;
}

/** Tells whether a path stands for the page of unknown addresses, in any language. */
export function isNotFound(path: string): boolean {
  return path === notFoundPath || path.endsWith(`/${notFoundPath}.html`);
}

/** The folder of the data of pages, within the base; no path of a page begins with an underscore. */
export const pageDataFolder = '_page';

/** Gives the address of a page, a feed, a redirect or a place on a page (`/apply#form`), base included, as hosts answer it without a redirect. */
export function pageAddress(path: string, { base, trailingSlash }: AddressForm): string {
  if (path === notFoundPath) return `${base}404.html`;
  const [, written = '', rest = ''] = /^([^?#]*)(.*)$/s.exec(path) ?? [];
  const name = withoutSlash(written).slice(1);
  const isFolder = trailingSlash && name !== '' && !/\.(html|xml)$/.test(name);
  return base + name + (isFolder ? '/' : '') + rest;
}

/** Gives the file behind the address of a page or a redirect, within the base: `apply.html` or `apply/index.html`. */
export function pageFile(path: string, { trailingSlash }: Pick<AddressForm, 'trailingSlash'>): string {
  if (path === notFoundPath) return '404.html';
  const name = decoded(withoutSlash(path)).slice(1);
  if (name === '') return 'index.html';
  if (name.endsWith('.html')) return name;
  return trailingSlash ? `${name}/index.html` : `${name}.html`;
}

/** Gives the file that a followed link to a page fetches, within the base. */
export function pageDataFile(path: string): string {
  return `${pageDataFolder}/${path === '/' ? '_home' : path.slice(1)}.json`;
}

/** Gives the path of the page whose data a file within the base is, or undefined where it is none. */
export function pathOfPageData(file: string): string | undefined {
  const name = /^_page\/(.+)\.json$/.exec(file)?.[1];
  return name === undefined ? undefined : name === '_home' ? '/' : `/${name}`;
}

/** Gives the path of the page that an address of the site stands for, in either form: `/apply` for `/base/apply/`. */
export function pathOfAddress(address: string, base: string): string {
  return withoutSlash(address.startsWith(base) ? address.slice(base.length - 1) : address);
}

/** Gives a path without a slash at its end; the home page keeps its own. */
export function withoutSlash(path: string): string {
  return path.replace(/(?<=.)\/$/, '');
}

/** Gives a path as files are named: escapes such as %C3%A9 resolved, letters with marks as one character each. */
export function decoded(path: string): string {
  // Most have nothing to resolve.
  if (/^(\/\w[\w.-]*)*\/?$/.test(path)) return path;
  try {
    const plain = decodeURIComponent(path).normalize('NFC');
    // An escape may hide what no file name may hold, the end of an address or the way out of the folder.
    // biome-ignore lint/suspicious/noControlCharactersInRegex: a file name holds none.
    const hides = /[\u0000-\u001f\\:*"<>|?#]|\/\.{1,2}(\/|$)|\/\//.test(plain) || /%2f/i.test(path);
    return hides ? path : plain;
  } catch {
    return path;
  }
}

/** Tells whether no disk could hold a file: its path has more than 1,000 bytes or one of its names more than 250. */
export function isTooLong(file: string): boolean {
  const bytes = (text: string): number => new TextEncoder().encode(text).length;
  return bytes(file) > 1000 || file.split('/').some((name) => bytes(name) > 250);
}
