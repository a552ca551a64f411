import { randomUUID, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { type Answer, answerInWords, requestedUrl } from '../serve/answer';
import { isFromOwnPage } from '../serve/own-page';
import { readBody } from '../serve/read-body';
import { historyOf } from './history';
import { type Publication, type Publishing, publish, readPublished } from './publish';
import { isBegun, readSiteFile, writeSiteFile } from './site-file';
import { addUpload } from './uploads';

/** Where the editor finds what it reads and writes. */
const start = '/__edit/files/';

/** The most bytes that are taken: more than the largest site.json that the check lets through. */
const mostBytes = 300_000_000;

/** The most characters of the words that go with a publication. */
const longestMessage = 20_000;

/** Answers the editor, and knows the token without which nothing is written. */
export interface WorkspaceAnswer {
  answer: Answer;
  token: string;
}

/** Begins a site where there is none yet. */
export interface Beginning {
  /** What can be chosen, as the editor asks for it. */
  offer: () => object;
  /** Writes the site, and nothing over what is there; returns in words why it could not. */
  begin: (said: { [Name in BeginningName]?: string }) => Promise<string | undefined>;
}

const beginningNames = ['name', 'kind', 'language', 'color', 'look'] as const;
type BeginningName = (typeof beginningNames)[number];

/**
 * Lets the editor read and write a site.json, its history and its uploads. Whatever writes must come from a page of this
 * server and bear the token that the editor's page was given, which no other page can read.
 */
export function createWorkspaceAnswer(file: string, beginning: Beginning): WorkspaceAnswer {
  const token = randomUUID();
  const history = historyOf(file);
  let publishing: Promise<Publication> | undefined;
  return { answer, token };

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<boolean> {
    const { pathname } = requestedUrl(request);
    if (!pathname.startsWith(start)) return false;
    const name = decodeURIComponent(pathname.slice(start.length));
    const { method } = request;
    if (!isFromOwnPage(request)) return answerInWords(response, 403, 'Only the editor of this site may ask for this.');
    if (method === 'GET') return read(name, response);
    if (method !== 'PUT')
      return answerInWords(response, 405, 'This is answered for GET and PUT only.', { allow: 'GET, PUT' });
    if (!hasToken(request, token)) {
      return answerInWords(response, 403, 'This page of the editor is older than the server. Load it again.');
    }
    const body = await readBody(request, mostBytes);
    // Nobody is left to be answered.
    if (!body) return true;
    return body.size > mostBytes
      ? answerInWords(response, 413, 'This is too large.')
      : write(name, body.content, response);
  }

  async function read(name: string, response: ServerResponse): Promise<true> {
    if (name === 'beginning') return answerJson(response, isBegun(file) ? {} : { offer: beginning.offer() });
    if (name === 'published') return answerJson(response, await readPublished(file));
    if (name === 'site') return answerJson(response, readSiteFile(file));
    if (name === 'draft') return answerJson(response, { text: history.draft() ?? null });
    if (name === 'versions') return answerJson(response, history.versions());
    if (name.startsWith('versions/')) {
      return answerJson(response, { text: history.versionNamed(name.slice('versions/'.length)) ?? null });
    }
    return answerInWords(response, 404, 'There is nothing at this address.');
  }

  async function write(name: string, content: Buffer, response: ServerResponse): Promise<true> {
    if (name.startsWith('uploads/'))
      return answerJson(response, addUpload(file, name.slice('uploads/'.length), content));
    const sent = readJson(content);
    if (name === 'site' && typeof sent?.text === 'string' && typeof sent.basedOn === 'string') {
      return answerJson(response, save(sent.text, sent.basedOn));
    }
    if (name === 'draft' && (typeof sent?.text === 'string' || sent?.text === null)) {
      const failure = history.keepDraft(sent.text ?? undefined);
      return answerJson(response, failure === undefined ? {} : { failure });
    }
    const asked = name === 'publish' ? readPublishing(sent) : undefined;
    if (asked) return answerJson(response, await publishOnce(asked));
    if (name === 'begin' && sent) {
      const said = beginningNames.flatMap((one) => (typeof sent[one] === 'string' ? [[one, sent[one]]] : []));
      const failure = await beginning.begin(Object.fromEntries(said));
      return answerJson(response, failure === undefined ? {} : { failure });
    }
    return answerInWords(response, 400, 'This is nothing that the editor sends.');
  }

  /** Publishes, unless that is going on: then nothing begins, and that is said. */
  async function publishOnce(asked: Publishing): Promise<Publication> {
    if (publishing)
      return { state: 'refused', says: 'It is being published already, from another window. Wait for that.' };
    publishing = publish(file, asked);
    try {
      return await publishing;
    } finally {
      publishing = undefined;
    }
  }

  function save(text: string, basedOn: string): ReturnType<typeof writeSiteFile> {
    const before = readSiteFile(file);
    if ('text' in before && before.version === basedOn) history.keepVersion(before.text, new Date());
    return writeSiteFile(file, text, basedOn);
  }
}

function hasToken({ headers }: IncomingMessage, token: string): boolean {
  const given = Buffer.from(String(headers['x-edit-token'] ?? ''));
  const wanted = Buffer.from(token);
  return given.length === wanted.length && timingSafeEqual(given, wanted);
}

function readPublishing(sent: Sent | undefined): Publishing | undefined {
  const { message, basedOn, name, email } = sent ?? {};
  if (typeof message !== 'string' || message.trim() === '' || typeof basedOn !== 'string') return undefined;
  const who = typeof name === 'string' && typeof email === 'string' ? { name, email } : undefined;
  return { message: message.slice(0, longestMessage), basedOn, ...(who && { who }) };
}

/** What the editor may send as JSON, not looked at yet. */
type Sent = { [Name in 'text' | 'basedOn' | 'message' | 'email' | BeginningName]?: unknown };

function readJson(content: Buffer): Sent | undefined {
  try {
    return JSON.parse(content.toString());
  } catch {
    return undefined;
  }
}

function answerJson(response: ServerResponse, value: object): true {
  response.writeHead(200, { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' });
  response.end(JSON.stringify(value));
  return true;
}
