import { readRenditionPath, renditionPath } from '../addresses/asset-path';
import { editorFolder } from '../addresses/own-files';
import type { Assets, PictureFile, UnreadablePicture } from '../compose/assets';
import type { Site } from '../compose/site';
import { publishedFiles } from '../edit-api/addresses';
import { faceFiles } from '../frame/face-files';
import { type FaceName, letterMeasures } from '../frame/fallback-face';
import type { GatheredAssets } from '../frame/read-assets';
import type { HeaderRule } from '../frame/site-files';
import { asJson, type Json } from '../manifest/manifest';
import { editorPolicy, pageDocument, pagePolicy, publishedDocument, writePolicy } from './documents';
import { type EditorBundle, namesIn, readBundled } from './editor-bundle';
import firstStyles from './show-first.css?raw';
import showFirst from './show-first.js?raw';
import { usedIcons, withNamesOfIcons } from './used-icons';

/** A file of the editor: its content, or the file that it is a copy of. */
export type EditorFile = { text: string } | { copyOf: string };

/** The editor of a published site. */
export interface PublishedEditor {
  /** The renditions of photos that it shows, and no page does. */
  renditions: string[];
  /** Its files, by their paths within the base. */
  files: Map<string, EditorFile>;
  /** Its rules for the file of headers. */
  headers: HeaderRule[];
}

/** The site that the editor is published with. */
export interface EditedSite {
  site: Site;
  /** Its site.json. */
  text: string;
  gathered: GatheredAssets;
  /** The paths of all files that its pages show, and the photos that others show where a page is shared. */
  shown: ReadonlySet<string>;
  bundle: EditorBundle;
  /** The home page that shows until the editor has started; undefined where the site has none. */
  first: FirstPage | undefined;
  /** The origin of the forge that it is kept at, where one is known. */
  forgeOrigin: string | undefined;
}

/** A document that runs no script, and its policy. */
export interface FirstPage {
  html: string;
  policy: string;
}

/** The widest rendition of a photo that the editor shows, in pixels. */
const widest = 1280;

/**
 * Makes the editor of a site, as files for any host, in a folder of their own. It knows the uploads that site.json
 * names, and shows those that the pages show.
 */
export function publishedEditor({
  site,
  text,
  gathered,
  shown,
  bundle,
  forgeOrigin,
  first,
}: EditedSite): PublishedEditor {
  const address = `${site.base}${editorFolder}/`;
  const codeAddress = address + publishedFiles.code;
  const editor = editorPolicy(['blob:', ...(forgeOrigin === undefined ? [] : [forgeOrigin])]);
  const page = pagePolicy('blob:');
  const { assets, renditions } = assetsOfEditor(site, gathered, shown);
  const { name, repository = '', forge = '' } = site.manifest.site;
  const files = new Map<string, EditorFile>();
  const put = (name: string, text: string): unknown => files.set(`${editorFolder}/${name}`, { text });
  const data = { base: address, repository, forge };
  const title = `Edit ${name}`;
  const read = (['site', 'assets', 'icons'] as const).map((name) => address + publishedFiles[name]);
  put(
    'index.html',
    publishedDocument({
      title,
      bundle,
      codeAddress,
      data,
      head: headOf(editor),
      address,
      hasFirst: first !== undefined,
      read,
    }),
  );
  put(publishedFiles.firstScript, showFirst);
  put(publishedFiles.firstStyles, firstStyles);
  if (first) put(`${publishedFiles.first}index.html`, first.html);
  put(`${publishedFiles.page}index.html`, pageDocument({ bundle, codeAddress, head: headOf(page) }));
  put(publishedFiles.site, text);
  put(publishedFiles.assets, JSON.stringify(withNamesOfIcons(assets)));
  put(publishedFiles.icons, JSON.stringify(usedIcons(text, gathered.assets.icons)));
  put(publishedFiles.allIcons, JSON.stringify(gathered.assets.icons));
  for (const name of namesIn(bundle.folder))
    put(publishedFiles.code + name, readBundled(bundle.folder, name)?.plain().toString() ?? '');
  for (const font of Object.keys(letterMeasures) as FaceName[])
    for (const [name, copyOf] of faceFiles({ font, textFont: 'system' }))
      files.set(`${editorFolder}/${publishedFiles.faces}${name}.woff2`, { copyOf });
  for (const [path, content] of gathered.flags) if (!shown.has(path)) files.set(path, { text: content });
  const start = `${editorFolder}/`;
  return {
    renditions,
    files,
    headers: [
      { start, headers: { ...headersOf(writePolicy(editor)), 'X-Robots-Tag': 'noindex' } },
      { start: start + publishedFiles.page, headers: headersOf(writePolicy(page)) },
      ...(first ? [{ start: start + publishedFiles.first, headers: headersOf(first.policy) }] : []),
      { start: start + publishedFiles.code, headers: { 'Cache-Control': 'public, max-age=31536000, immutable' } },
    ],
  };
}

function headersOf(policy: string): Record<string, string> {
  return { 'Content-Security-Policy': policy, 'Referrer-Policy': 'no-referrer' };
}

/** Writes into the head of a document what a host without headers leaves out. */
function headOf({ 'frame-ancestors': _, ...policy }: Record<string, string>): string {
  return [
    `<meta http-equiv="Content-Security-Policy" content="${writePolicy(policy)}">`,
    '<meta name="referrer" content="no-referrer">',
    '<meta name="robots" content="noindex">',
    '',
  ].join('\n');
}

/** Gives the assets that site.json names, each photo with the file that shows it. */
function assetsOfEditor(
  site: Site,
  { assets: { packs: _, ...assets } }: GatheredAssets,
  shown: ReadonlySet<string>,
): { assets: Assets; renditions: string[] } {
  const isNamed = namedIn(asJson(site.manifest));
  const widths = shownWidths(shown);
  const renditions: string[] = [];
  const pictures = Object.entries(assets.pictures).flatMap(
    ([path, picture]): [string, PictureFile | UnreadablePicture][] => {
      if ('problem' in picture || picture.kind === 'drawing') {
        if ('path' in picture && shown.has(picture.path))
          return [[path, { ...picture, shownAs: site.base + picture.path }]];
        return isNamed(path) ? [[path, picture]] : [];
      }
      const published = widths.get(picture.stem);
      if (!published) return isNamed(path) ? [[path, picture]] : [];
      const width = published.length > 0 ? Math.max(...published) : Math.min(widest / 2, picture.width);
      const rendition = renditionPath(picture.stem, width, 'webp');
      if (published.length === 0) renditions.push(rendition);
      return [[path, { ...picture, shownAs: site.base + rendition }]];
    },
  );
  const files = Object.entries(assets.files).filter(([path, file]) => shown.has(file.path) || isNamed(path));
  return {
    assets: { ...assets, pictures: Object.fromEntries(pictures), files: Object.fromEntries(files) },
    renditions,
  };
}

/**
 * Gives the widths of the renditions in WebP of each photo that pages or pictures for sharing use, none wider than the
 * editor needs.
 */
function shownWidths(shown: ReadonlySet<string>): Map<string, number[]> {
  const widths = new Map<string, number[]>();
  for (const path of shown) {
    const { stem = path, width = 0, format } = readRenditionPath(path) ?? {};
    const before = widths.get(stem) ?? [];
    widths.set(stem, format === 'webp' && width <= widest ? [...before, width] : before);
  }
  return widths;
}

/** Makes a test whether a text of the site names a file, directly or by a template that may give its name. */
function namedIn(root: Json): (path: string) => boolean {
  const names = new Set<string>();
  const patterns: RegExp[] = [];
  for (const text of textsIn(root)) {
    if (!text.includes('uploads/')) continue;
    names.add(text);
    // A link within copy names a file among other words.
    for (const [path] of text.matchAll(/uploads\/[^\s()[\]{}"']+/g)) names.add(path);
    if (text.startsWith('uploads/') && text.includes('{'))
      patterns.push(
        new RegExp(
          `^${text
            .split(/\{[^}]*\}/)
            .map(literally)
            .join('.*')}$`,
        ),
      );
  }
  return (path) => names.has(path) || patterns.some((pattern) => pattern.test(path));
}

function literally(text: string): string {
  return text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
}

function* textsIn(value: Json): Generator<string> {
  if (typeof value === 'string') yield value;
  else if (Array.isArray(value)) for (const item of value) yield* textsIn(item);
  else if (typeof value === 'object' && value !== null)
    for (const member of Object.values(value)) yield* textsIn(member);
}
