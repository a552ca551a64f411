import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { basename, dirname, relative } from 'node:path';
import type { Assets } from '../compose/assets';
import { editorPath, editorPaths } from '../edit-api/addresses';
import { brandOf } from '../frame/brand-of-site.js';
import { faceFiles } from '../frame/face-files';
import type { FaceName } from '../frame/fallback-face';
import { letterMeasures } from '../frame/fallback-face';
import { pictureFor } from '../frame/made-files';
import { styles } from '../render/server';
import { readIfThere } from '../serve/read-if-there.js';
import { answerUpload } from './editing-uploads';
import type { Live } from './read-live';
import { namedIcons, usedIcons } from './used-icons';

/**
 * The parts of the editor's documents: its scripts and styles by their addresses, and the token with which it may
 * write.
 */
export interface EditorParts {
  /** The file that is edited. */
  file: string;
  token: string;
  /** The name that tells the site from others that are edited in the same browser. */
  site: string;
  scripts: Record<'editor' | 'preview' | 'checker' | 'windows', AddressedScript>;
  /** The styles of the editor itself. */
  styles: string;
  nonce: string;
}

/** A script by its address, with those that it needs first. */
interface AddressedScript {
  address: string;
  needs: string[];
}

/**
 * An answer to the editor: a status, a body whose type follows from the ending of a file's name, and headers of its
 * own.
 */
export interface EditingAnswer {
  status: number;
  ending: string;
  body: Uint8Array | string;
  headers?: Record<string, string>;
}

/** Answers what the editor of a site asks for besides its scripts and what it reads and writes. */
export async function answerEditing(live: Live, path: string, parts: EditorParts): Promise<EditingAnswer> {
  const { gathered } = live;
  if (path === editorPath) return documentOf(editorDocument(parts), editorPolicy());
  if (path === editorPaths.page) return documentOf(pageDocument(parts), pagePolicy(parts));
  if (path === editorPaths.assets) return assetsAnswer(gathered.assets);
  if (path === editorPaths.icons)
    return json(usedIcons(readIfThere(parts.file)?.toString() ?? '', gathered.assets.icons));
  const icons = nameIn(editorPaths.iconsNamed, path);
  if (icons !== undefined) return json(namedIcons(icons.split(','), gathered.assets.icons));
  const sharedBy = nameIn(editorPaths.shared, path);
  const shared = sharedBy === undefined ? undefined : await sharedPicture(live, sharedBy);
  if (shared) return shared;
  const face = nameIn(editorPaths.faces, path);
  if (face !== undefined && Object.hasOwn(letterMeasures, face)) {
    const [[, file] = ['', '']] = faceFiles({ font: face as FaceName, textFont: 'system' });
    return { status: 200, ending: '.woff2', body: readFileSync(file) };
  }
  const upload = await answerUpload(path, gathered, dirname(parts.file));
  if (upload) return upload;
  return { status: 404, ending: '.txt', body: 'There is nothing at this address.' };
}

/** Gives the rest of an address after its start; undefined where it starts in another way. */
function nameIn(start: string, path: string): string | undefined {
  return path.startsWith(start) ? path.slice(start.length) : undefined;
}

function json(value: object): EditingAnswer {
  return { status: 200, ending: '.json', body: JSON.stringify(value) };
}

const assetsAnswers = new WeakMap<Assets, EditingAnswer>();

/** Answers with what a site may refer to, and a tag by which the editor asks whether that has changed. */
function assetsAnswer(assets: Assets): EditingAnswer {
  const last = assetsAnswers.get(assets);
  if (last) return last;
  const answer = json(withNamesOfIcons(assets));
  const etag = `"${createHash('sha256').update(answer.body).digest('base64url').slice(0, 22)}"`;
  const tagged = { ...answer, headers: { etag } };
  assetsAnswers.set(assets, tagged);
  return tagged;
}

/**
 * Gives assets with the names of icons alone: all drawings are more than the editor itself, which asks for those that
 * it shows.
 */
function withNamesOfIcons(assets: Assets): Assets {
  return { ...assets, icons: Object.fromEntries(Object.keys(assets.icons).map((name) => [name, ''])) };
}

/**
 * Answers with the picture that others show where a page is shared; the page, which may not be saved yet, is asked for
 * as JSON.
 */
async function sharedPicture({ site, gathered }: Live, asked: string): Promise<EditingAnswer | undefined> {
  const page = readPage(asked);
  if (!site || !page) return undefined;
  const { content } = await pictureFor(page, brandOf(site, gathered), gathered.originals).make();
  return content === undefined ? undefined : { status: 200, ending: '.jpg', body: content };
}

function readPage(asked: string): Parameters<typeof pictureFor>[0] | undefined {
  try {
    const { title, picture } = JSON.parse(decodeURIComponent(asked));
    return typeof picture === 'string' ? { title: '', share: { picture, alt: '' } } : { title: String(title) };
  } catch {
    return undefined;
  }
}

function documentOf(html: string, policy: string): EditingAnswer {
  const headers = {
    'content-security-policy': policy,
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
    'cross-origin-opener-policy': 'same-origin',
  };
  return { status: 200, ending: '.html', body: html, headers };
}

function editorDocument({ file, token, site, scripts, styles: own }: EditorParts): string {
  const name = relative('.', file) || basename(file);
  return `<!doctype html>
<html lang="en" data-site="${site}" data-token="${token}" data-checker="${scripts.checker.address}" data-windows="${scripts.windows.address}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover, interactive-widget=resizes-content">
<title>Edit ${escaped(name)}</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="${own}">
${preloads(scripts.editor)}
</head>
<body><div id="root"><p>The editor is starting.</p></div>
<script type="module" src="${scripts.editor.address}"></script>
</body>
</html>
`;
}

/** Writes the empty document of the page that is edited: what it shows is sent to it. */
function pageDocument({ scripts, nonce }: EditorParts): string {
  const all = [styles.foundation, ...Object.values(styles.blocks), pointedStyles].join('\n');
  return `<!doctype html>
<html lang="en" data-display-font>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>The page</title>
<link rel="icon" href="data:,">
${preloads(scripts.preview)}
<style nonce="${nonce}">${all}</style>
</head>
<body><div id="root"></div>
<script type="module" src="${scripts.preview.address}"></script>
</body>
</html>
`;
}

/** Writes links that fetch a script and all that it needs at once, not one after the other. */
function preloads({ address, needs }: AddressedScript): string {
  return [address, ...needs].map((one) => `<link rel="modulepreload" href="${one}">`).join('\n');
}

/** The styles of what is open in the form, on the page. */
const pointedStyles = `@layer site{[data-pointed=block]{outline:2px solid #2563eb;outline-offset:-2px}[data-pointed=field]{outline:3px solid #2563eb;outline-offset:3px;border-radius:2px}[data-pointed=other]{outline:2px dashed #2563eb;outline-offset:3px}[contenteditable]{white-space:pre-wrap;min-inline-size:1ch;min-block-size:1lh;cursor:text}}`;

function editorPolicy(): string {
  return policyOf({
    'script-src': "'self'",
    'worker-src': "'self'",
    'style-src': "'self'",
    'img-src': "'self' data: blob:",
    'connect-src': "'self'",
    'frame-src': "'self'",
    'frame-ancestors': "'none'",
    'trusted-types': 'pagewright-worker pagewright-paste',
  });
}

function pagePolicy({ nonce }: EditorParts): string {
  return policyOf({
    'script-src': "'self'",
    'style-src': `'nonce-${nonce}'`,
    'img-src': "'self' data: https:",
    'font-src': "'self'",
    'media-src': "'self'",
    'frame-ancestors': "'self'",
    'trusted-types': "'none'",
  });
}

function policyOf(directives: Record<string, string>): string {
  const always = { 'base-uri': "'none'", 'form-action': "'none'", 'require-trusted-types-for': "'script'" };
  return Object.entries({ 'default-src': "'none'", ...directives, ...always })
    .map(([name, value]) => `${name} ${value}`)
    .join('; ');
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}
