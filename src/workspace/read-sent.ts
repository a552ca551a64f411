import type { BeginningAnswers, Publishing, SentDraft } from '../edit-api/messages';
import { isVersion } from './stored-names';

const beginningNames: readonly (keyof BeginningAnswers)[] = [
  'name',
  'kind',
  'language',
  'country',
  'currency',
  'color',
  'look',
];

/** The answers about a new site, as far as they were sent. */
export type SentAnswers = Partial<BeginningAnswers>;

/** The most characters of the words that go with a publication. */
const longestMessage = 20_000;

/** Reads the answers about a new site. */
export function readSaid(sent: Sent): SentAnswers {
  return Object.fromEntries(
    beginningNames.flatMap((name) => (typeof sent[name] === 'string' ? [[name, sent[name]]] : [])),
  );
}

/** Reads the publication that is asked for; undefined where none was sent. */
export function readPublishing(sent: Sent | undefined): Publishing | undefined {
  const { message, basedOn, name, email } = sent ?? {};
  if (typeof message !== 'string' || message.trim() === '' || typeof basedOn !== 'string') return undefined;
  const who = typeof name === 'string' && typeof email === 'string' ? { name, email } : undefined;
  return { message: message.slice(0, longestMessage), basedOn, ...(who && { who }) };
}

/** Reads the draft that is sent; undefined where none was. */
export function readDraft(sent: Sent | undefined): SentDraft | undefined {
  const { text, basedOn, base } = sent ?? {};
  if (typeof basedOn !== 'string' || !(typeof text === 'string' || text === null)) return undefined;
  // Nothing is said of what it was made from where a draft is forgotten.
  if (basedOn !== '' && !isVersion(basedOn)) return undefined;
  return { text, basedOn, ...(typeof base === 'string' && { base }) };
}

/** The properties that the editor may send as JSON, not looked at yet. */
export type Sent = {
  [Name in 'text' | 'basedOn' | 'base' | 'message' | 'email' | 'path' | keyof BeginningAnswers]?: unknown;
};

/** Parses a body as JSON; undefined where it is none. */
export function readJsonBody(content: Buffer): Sent | undefined {
  try {
    return JSON.parse(content.toString());
  } catch {
    return undefined;
  }
}
