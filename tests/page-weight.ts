import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { pagesIn } from './build/built-document';

/** What a page of a built site brings at most, in bytes as a host sends them that compresses ahead of time. */
export interface PageWeight {
  /** Its file in the output. */
  file: string;
  /** Whether something on it comes to life by itself. */
  isLive: boolean;
  /** Whether it has a place, a frame or a count of visits, or stands for unknown addresses. */
  hasExtras: boolean;
  /** The document up to its first script: all that a browser needs to paint it, styles inside. */
  untilPainted: number;
  /** By the names of the files: each script that it loads by itself, the first one first. */
  scripts: Map<string, number>;
  /** The pictures that it shows a phone, scrolled to its end. */
  pictures: Map<string, number>;
  /** How many files a phone has asked for then: the page, the styles for printers, its icon, typefaces, scripts and pictures. */
  requests: number;
}

/** The phone whose pictures are counted: what it shows of a page is as wide as many are, with two pixels to each of CSS. */
const phone = { width: 360, pixelRatio: 2 };

/** Weighs every page of a built site. */
export function weighPages(outFolder: string): PageWeight[] {
  return pagesIn(outFolder).map(({ path: file, html, markup, styles }) => {
    const [, base = '', first = ''] = /<script type="module" src="([^"]*\/)_assets\/([^"]+)"/.exec(html) ?? [];
    if (!first) throw new Error(`${file} has no first script.`);
    // What another service shows is not ours to weigh.
    const weighed = (addresses: string[]): Map<string, number> =>
      new Map(
        addresses
          .filter((address) => address.startsWith(base))
          .map((address) => address.slice(base.length))
          .map((path) => [path, sentBytes(outFolder, path)]),
      );
    const scripts = weighed(scriptsOf(outFolder, html, first).map((name) => `${base}_assets/${name}`));
    const pictures = weighed(picturesOf(markup));
    const typefaces = new Set(styles.flatMap(([, css]) => css.match(/url\("[^"]+\.woff2"\)/g) ?? []));
    return {
      file,
      isLive: html.includes('data-hydrate'),
      hasExtras: extrasOf(html).length > 0,
      untilPainted: brotliBytes(Buffer.from(html.slice(0, html.indexOf('<script')))),
      scripts,
      pictures,
      requests: 3 + typefaces.size + scripts.size + pictures.size,
    };
  });
}

/** All bytes of some files. */
export function totalOf(files: Map<string, number>): number {
  return [...files.values()].reduce((total, bytes) => total + bytes, 0);
}

/** The scripts that pages bring for what has these attributes. */
const extras = {
  frame: 'blocks',
  'opening-hours': 'blocks',
  analytics: 'count-visits',
  'not-found': 'other-form',
};

function extrasOf(html: string): string[] {
  return Object.entries(extras).flatMap(([name, script]) => (new RegExp(` data-${name}\\b`).test(html) ? script : []));
}

/** The names of the scripts that a document loads by itself, the first one first. */
function scriptsOf(outFolder: string, html: string, first: string): string[] {
  const live = [...html.matchAll(/data-block="([^"]+)" data-hydrate/g)].map(([, type = '']) => type);
  const wanted = new Set(live.length > 0 ? ['live-blocks', 'live', ...live] : []);
  for (const script of extrasOf(html)) wanted.add('extras').add(script);
  const found = new Set<string>();
  const visit = (name: string): void => {
    if (found.has(name)) return;
    found.add(name);
    const script = readFileSync(join(outFolder, '_assets', name), 'utf8');
    for (const [, dynamic, next = ''] of script.matchAll(importPattern)) {
      if (!dynamic || wanted.has(next.split('.')[0] ?? '')) visit(next);
    }
  };
  visit(first);
  return [...found];
}

const importPattern = /(?:from|import\b\s*(\()?)\s*["'`]\.\/([^"'`]+\.js)["'`]/g;

/** The addresses of the pictures that a phone takes of those in a page: of a photo, the rendition that is just wide enough. */
function picturesOf(markup: string): string[] {
  const photos = [...markup.matchAll(/<picture><source type="image\/avif" srcSet="([^"]+)" sizes="([^"]+)"/gi)];
  const taken = photos.map(([, srcset = '', sizes = '']) => renditionFor(srcset, sizes));
  const drawings = markup.replace(/<picture>.*?<\/picture>/gs, '').matchAll(/<img [^>]*?\bsrc="([^"]+)"/g);
  return [...new Set([...taken, ...[...drawings].map(([, src = '']) => src)])];
}

/** Of the renditions of a photo, narrowest first, the one that is wide enough for the last of its sizes, which is that of phones. */
function renditionFor(srcset: string, sizes: string): string {
  const [, size = '', unit] = /([\d.]+)(rem|vw)$/.exec(sizes) ?? [];
  if (!unit) throw new Error(`No width of phones ends "${sizes}".`);
  const needed = Number(size) * (unit === 'rem' ? 16 : phone.width / 100) * phone.pixelRatio;
  const offered = srcset.split(', ').map((one) => one.split(' '));
  const [address = ''] = offered.find(([, width = '']) => Number.parseInt(width, 10) >= needed) ?? offered.at(-1) ?? [];
  return address;
}

const known = new Map<string, number>();

/** How large a file of a site is on the wire; its name, which holds a hash, says its content. */
function sentBytes(outFolder: string, path: string): number {
  const bytes = known.get(path) ?? compressedBytes(readFileSync(join(outFolder, decodeURI(path))), path);
  known.set(path, bytes);
  return bytes;
}

function compressedBytes(content: Buffer, path: string): number {
  return /\.(js|svg)$/.test(path) ? brotliBytes(content) : content.length;
}

function brotliBytes(content: Buffer): number {
  return brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length;
}
