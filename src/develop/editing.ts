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
import type { FaceName } from '../frame/fallback-face';
import { letterMeasures } from '../frame/fallback-face';
import { pictureFor } from '../frame/made-files';
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

/** Answers what the editor of a site asks for besides its scripts and what it reads and writes. */
export async function answerEditing(live: Live, path: string, parts: EditorParts): Promise<EditingAnswer> {
  const { gathered } = live;
  if (path === editorPath || path === editorPaths.page) return documentAt(path, parts);
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
