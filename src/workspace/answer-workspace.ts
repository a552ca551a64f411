import { createHash, randomUUID, timingSafeEqual } from 'node:crypto';
import { statSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { dirname, join, resolve } from 'node:path';
import { editorPaths, outdatedPage, siteHeader, tokenHeader } from '../edit-api/addresses';
import type {
  BeginningOffer,
  BuiltSite,
  EarlierVersion,
  Publication,
  Publishing,
  SentDraft,
  WriteResult,
} from '../edit-api/messages';
import { type Answer, answerInWords, isFromOwnPage, requestedUrl } from '../serve/answer';
import { readBody } from '../serve/read-body';
import { historyOf } from './history';
import { publishToGit, readPublished } from './publish';
import { readDraft, readJsonBody, readPublishing, readSaid, type SentAnswers } from './read-sent';
import { bringBackUpload, removeUpload } from './remove-upload';
import { forgetRenamed, renameUpload, settleRenamed } from './renamed-uploads';
import { forgetUnfinished } from './replace-file';
import { hasContent, readSiteFile, writeSiteFile } from './site-file';
import { type AddResult, addUpload } from './uploads';

const { files: start } = editorPaths;

/** The most bytes of a request: more than the largest site.json that the check lets through. */
const mostBytes = 300_000_000;

/** The answer to the editor, with the token that a request needs to write, and a name for the site. */
export interface WorkspaceAnswer {
  answer: Answer;
  token: string;
  site: string;
}

/** Begins a site where there is none yet. */
export interface Beginning {
  /** Gives the choices that the editor offers for a new site. */
  offer: () => BeginningOffer;
  /** Writes the site, over nothing that is there; gives in words why it could not. */
  begin: (said: SentAnswers) => Promise<string | undefined>;
}

/**
 * Makes the answer by which the editor reads and writes a site.json, its history and its uploads. A request that writes
 * must come from a page of this server and have the token that only the editor's page was given.
 */
export function createWorkspaceAnswer(
  file: string,
  beginning: Beginning,
  build: () => Promise<BuiltSite>,
): WorkspaceAnswer {
  const token = randomUUID();
  // What a browser keeps for one site is never given to another that is edited under the same address.
  const site = createHash('sha256').update(resolve(file)).digest('hex').slice(0, 16);
  const history = historyOf(file);
  history.tidy();
  for (const folder of ['.', 'uploads']) forgetUnfinished(join(dirname(file), folder));
  settleRenamed(file);
  let publishing: Promise<Publication> | undefined;
  let building: Promise<BuiltSite> | undefined;
  let lastSeen: { version: string; stamp: string } | undefined;
  return { answer, token, site };

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<boolean> {
    const { pathname, searchParams } = requestedUrl(request);
    if (!pathname.startsWith(start)) return false;
    const name = decodeURIComponent(pathname.slice(start.length));
    const { method } = request;
    if (!isFromOwnPage(request)) return answerInWords(response, 403, 'Only the editor of this site may ask for this.');
    if ((request.headers[siteHeader] ?? site) !== site)
      return answerInWords(response, 409, 'Another site is edited at this address now. Start this one again, too.');
    if (method === 'GET') return readPart(name, response, searchParams.get('unless'));
    if (method !== 'PUT')
      return answerInWords(response, 405, 'This is answered for GET and PUT only.', { allow: 'GET, PUT' });
    if (!hasToken(request, token)) {
      return answerInWords(response, 403, outdatedPage);
    }
    const body = await readBody(request, mostBytes);
    // Nobody is left to be answered.
    if (!body) return true;
    return body.size > mostBytes
      ? answerInWords(response, 413, 'This is too large.')
      : write(name, body.content, response, searchParams.get('beside'));
  }

  async function readPart(name: string, response: ServerResponse, knownVersion: string | null): Promise<true> {
    if (name === 'beginning') return answerJson(response, hasContent(file) ? {} : { offer: beginning.offer() });
    if (name === 'published') return answerJson(response, await readPublished(file));
    if (name === 'site') return answerSite(response, knownVersion);
    if (name === 'drafts') return answerJson(response, history.drafts());
    if (name === 'versions') return answerJson(response, earlierVersions());
    if (name.startsWith('versions/')) {
      return answerJson(response, { text: history.versionNamed(name.slice('versions/'.length)) ?? null });
    }
    return answerInWords(response, 404, 'There is nothing at this address.');
  }

  /**
   * Answers with the file, or with null where it still has the version `known`, since the editor asks again and again.
   */
  function answerSite(response: ServerResponse, knownVersion: string | null): true {
    const stamp = stampOf(file);
    if (knownVersion !== null && knownVersion === lastSeen?.version && stamp === lastSeen.stamp)
      return answerJson(response, null);
    const siteFile = readSiteFile(file);
    if ('failure' in siteFile) return answerJson(response, siteFile);
    lastSeen = { version: siteFile.version, stamp };
    return answerJson(response, knownVersion === siteFile.version ? null : siteFile);
  }

  /** Gives the earlier versions whose text differs from the file. */
  function earlierVersions(): EarlierVersion[] {
    const now = readSiteFile(file);
    const text = 'text' in now ? now.text : '';
    const size = Buffer.byteLength(text);
    return history.versions().filter(({ name, bytes }) => bytes !== size || history.versionNamed(name) !== text);
  }

  async function write(name: string, content: Buffer, response: ServerResponse, beside: string | null): Promise<true> {
    if (name.startsWith('uploads/'))
      return answerJson(response, await add(name.slice('uploads/'.length), content, beside));
    const sent = readJsonBody(content);
    if (name === 'site' && typeof sent?.text === 'string' && typeof sent.basedOn === 'string') {
      return answerJson(response, settled(saveSite(sent.text, sent.basedOn)));
    }
    const draft = name.startsWith('drafts/') ? readDraft(sent) : undefined;
    if (draft) return answerJson(response, settled(storeDraft(name.slice('drafts/'.length), draft)));
    const request = name === 'publish' ? readPublishing(sent) : undefined;
    if (request) return answerJson(response, await publishOnce(request));
    if (name === 'build' && sent) return answerJson(response, await buildOnce());
    if (name === 'unused' && typeof sent?.path === 'string')
      return answerJson(response, endOf(removeUpload(file, sent.path)));
    if (name === 'needed' && typeof sent?.path === 'string')
      return answerJson(response, endOf(bringBackUpload(file, sent.path)));
    if (name === 'renamed' && typeof sent?.path === 'string' && typeof sent.name === 'string')
      return answerJson(response, await renameUpload(file, sent.path, sent.name));
    if (name === 'begin' && sent) return answerJson(response, endOf(await beginning.begin(readSaid(sent))));
    return answerInWords(response, 400, 'This is nothing that the editor sends.');
  }

  async function add(name: string, content: Buffer, beside: string | null): Promise<AddResult> {
    const outcome = await addUpload(file, name, content, beside);
    if ('path' in outcome) forgetRenamed(file, outcome.path);
    return outcome;
  }

  /** Settles renamed files after a write, and gives the result of the write. */
  function settled<Result>(result: Result): Result {
    settleRenamed(file);
    return result;
  }

  /**
   * Stores a draft, or deletes it. Gives `lacksBase` where the text from which the draft was made is missing: only then
   * the editor sends it.
   */
  function storeDraft(name: string, { text, basedOn, base }: SentDraft): { failure?: string; lacksBase?: true } {
    const isKnown = history.hasBase(basedOn);
    const from = base ?? (isKnown || text === null ? undefined : textOf(basedOn));
    if (text !== null && !isKnown && from === undefined) return { lacksBase: true };
    const basedText = from === undefined ? undefined : { version: basedOn, text: from };
    return endOf(text === null ? history.deleteDraft(name) : history.storeDraft(name, text, basedText));
  }

  /** Gives the text of the file, if it still has a version. */
  function textOf(version: string): string | undefined {
    const now = readSiteFile(file);
    return 'text' in now && now.version === version ? now.text : undefined;
  }

  /** Publishes, unless a publication is going on; then gives the refusal in words. */
  async function publishOnce(request: Publishing): Promise<Publication> {
    if (publishing)
      return { state: 'refused', says: 'It is being published already, from another window. Wait for that.' };
    publishing = publishToGit(file, request);
    try {
      return await publishing;
    } finally {
      publishing = undefined;
    }
  }

  /** Builds the site; who asks meanwhile waits for the same build. */
  async function buildOnce(): Promise<BuiltSite> {
    building ??= build().finally(() => {
      building = undefined;
    });
    return building;
  }

  function saveSite(text: string, basedOn: string): WriteResult {
    const before = readSiteFile(file);
    if ('text' in before && before.version === basedOn) history.storeFormer(before.text, new Date());
    const written = writeSiteFile(file, text, basedOn);
    // Another program that replaces it stores no version.
    const storeFailure = 'version' in written ? history.storeVersion(text, new Date()) : undefined;
    return storeFailure === undefined ? written : { ...written, storeFailure };
  }
}

function hasToken({ headers }: IncomingMessage, token: string): boolean {
  const givenToken = Buffer.from(String(headers[tokenHeader] ?? ''));
  const ownToken = Buffer.from(token);
  return givenToken.length === ownToken.length && timingSafeEqual(givenToken, ownToken);
}

/** Writes the end of an action for the editor: done, or the reason why not. */
function endOf(failure: string | undefined): { failure?: string } {
  return failure === undefined ? {} : { failure };
}

function answerJson(response: ServerResponse, value: object | null): true {
  response.writeHead(200, { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' });
  response.end(JSON.stringify(value));
  return true;
}

/** Gives a stamp of a file that changes whenever somebody writes it. */
function stampOf(file: string): string {
  const { mtimeNs, ctimeNs, size } = statSync(file, { bigint: true, throwIfNoEntry: false }) ?? {};
  return `${mtimeNs} ${ctimeNs} ${size}`;
}
