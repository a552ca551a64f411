import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { basename, dirname, relative } from 'node:path';
import type { Assets } from '../compose/assets';
import { editorPath, editorPaths } from '../edit-api/addresses';
import type { GuestRights } from '../edit-api/messages';
import {
  type DocumentParts,
  editorDocument,
  editorPolicy,
  pageDocument,
  pagePolicy,
  writePolicy,
} from '../edit-documents/documents';
import { namedIcons, usedIcons, withNamesOfIcons } from '../edit-documents/used-icons';
import { brandOf } from '../frame/brand-of-site.js';
import { faceFiles } from '../frame/face-files';
import { type FaceName, letterMeasures } from '../frame/fallback-face';
import { pictureFor } from '../frame/made-files';
import { rememberEach } from '../manifest/memo';
import { readIfThere } from '../serve/read-if-there.js';
import { answerUpload } from './editing-uploads';
import type { Live } from './read-live';

/** The parts of the editor's documents: its scripts and styles, and the token with which it may write. */
export interface EditorParts {
  /** The file that is edited. */
  file: string;
  token: string;
  /** The name that tells the site from others that are edited in the same browser. */
  site: string;
  /** The rights of the guest who asks; absent where nobody does. */
  guest?: GuestRights;
  bundle: DocumentParts['bundle'];
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

/**
 * Answers a request of the editor for its documents, and for what it shows of the site: assets, icons, typefaces, uploads
 * and pictures for sharing. Its code, and the files that it reads and writes, have answers of their own.
 */
export async function answerEditing(live: Live, path: string, parts: EditorParts): Promise<EditingAnswer> {
  const { gathered } = live;
  const { assets } = gathered;
  if (path === editorPath || path === editorPaths.page) return documentAt(path, parts);
  if (path === editorPaths.assets) return assetsAnswer(assets);
  if (path === editorPaths.icons) return json(usedIcons(readIfThere(parts.file)?.toString() ?? '', assets.icons));
  const icons = nameIn(editorPaths.iconsNamed, path);
  if (icons !== undefined) return json(namedIcons(icons.split(','), assets.icons));
  const answer =
    typefaceAt(path) ??
    (await sharedPictureAt(path, live)) ??
    (await answerUpload(path, gathered, dirname(parts.file)));
  return answer ?? { status: 404, ending: '.txt', body: 'There is nothing at this address.' };
}

/** Gives the name with which an address ends after its start; undefined where it starts in another way. */
function nameIn(start: string, path: string): string | undefined {
  return path.startsWith(start) ? path.slice(start.length) : undefined;
}

function json(value: object): EditingAnswer {
  return { status: 200, ending: '.json', body: JSON.stringify(value) };
}

/** Answers with the assets of a site, and a tag by which the editor asks whether they have changed. */
const assetsAnswer = rememberEach((assets: Assets): EditingAnswer => {
  const answer = json(withNamesOfIcons(assets));
  const etag = `"${createHash('sha256').update(answer.body).digest('base64url').slice(0, 22)}"`;
  return { ...answer, headers: { etag } };
});

/** Answers with a typeface; undefined where the address names none. */
function typefaceAt(path: string): EditingAnswer | undefined {
  const name = nameIn(editorPaths.faces, path);
  if (name === undefined || !Object.hasOwn(letterMeasures, name)) return undefined;
  const [[, file] = ['', '']] = faceFiles({ font: name as FaceName, textFont: 'system' });
  return { status: 200, ending: '.woff2', body: readFileSync(file) };
}

/**
 * Answers with the picture that others show where a page is shared. The page may not be saved yet, so the address holds
 * what the picture is made of: `{"title":"Trips"}`, or `{"picture":"uploads/boat.jpg"}`. Gives undefined for other
 * addresses, and where no picture can be made.
 */
async function sharedPictureAt(path: string, { site, gathered }: Live): Promise<EditingAnswer | undefined> {
  const page = readPage(nameIn(editorPaths.shared, path) ?? '');
  if (!site || !page) return undefined;
  const { content } = await pictureFor(page, brandOf(site, gathered), gathered.originals).make();
  return content === undefined ? undefined : { status: 200, ending: '.jpg', body: content };
}

/** Reads what a picture for sharing is made of; undefined for a text that is no JSON. */
function readPage(encoded: string): Parameters<typeof pictureFor>[0] | undefined {
  try {
    const { title, picture } = JSON.parse(decodeURIComponent(encoded));
    return typeof picture === 'string' ? { title: '', share: { picture, alt: '' } } : { title: String(title) };
  } catch {
    return undefined;
  }
}

/** Answers with the document of the editor, or with the empty one in which it draws the page that is edited. */
function documentAt(path: string, { file, token, site, guest, bundle }: EditorParts): EditingAnswer {
  const title = `Edit ${relative('.', file) || basename(file)}`;
  const parts = {
    title,
    bundle,
    codeAddress: editorPaths.code,
    data: { site, token, ...(guest && { guest }) },
    head: '',
  };
  const isEditor = path === editorPath;
  const headers = {
    'content-security-policy': writePolicy(isEditor ? editorPolicy() : pagePolicy('https:')),
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
    'cross-origin-opener-policy': 'same-origin',
  };
  const body = isEditor ? editorDocument(parts) : pageDocument(parts);
  return { status: 200, ending: '.html', body, headers };
}
