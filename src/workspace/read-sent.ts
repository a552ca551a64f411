import { isVersion } from './kept-names';
import type { Publishing } from './publish';

const beginningNames = ['name', 'kind', 'language', 'color', 'look'] as const;
type BeginningName = (typeof beginningNames)[number];

/** What somebody said of a new site, as they wrote it. */
export type Said = { [Name in BeginningName]?: string };

/** The most characters of the words that go with a publication. */
const longestMessage = 20_000;

/** What was said of a new site. */
export function readSaid(sent: Sent): Said {
  return Object.fromEntries(
    beginningNames.flatMap((name) => (typeof sent[name] === 'string' ? [[name, sent[name]]] : [])),
  );
}

/** What is to be published; nothing where that was not sent. */
export function readPublishing(sent: Sent | undefined): Publishing | undefined {
  const { message, basedOn, name, email } = sent ?? {};
  if (typeof message !== 'string' || message.trim() === '' || typeof basedOn !== 'string') return undefined;
  const who = typeof name === 'string' && typeof email === 'string' ? { name, email } : undefined;
  return { message: message.slice(0, longestMessage), basedOn, ...(who && { who }) };
}

/** A draft, or none, the version that it was made from, and the text of that where it was asked for. */
export interface SentDraft {
  text: string | undefined;
  basedOn: string;
  base?: string;
}

/** The draft that is to be kept; nothing where that was not sent. */
export function readDraft(sent: Sent | undefined): SentDraft | undefined {
  const { text, basedOn, base } = sent ?? {};
  if (typeof basedOn !== 'string' || !(typeof text === 'string' || text === null)) return undefined;
  // Nothing is said of what it was made from where a draft is forgotten.
  if (basedOn !== '' && !isVersion(basedOn)) return undefined;
  return { text: text ?? undefined, basedOn, ...(typeof base === 'string' && { base }) };
}

/** What the editor may send as JSON, not looked at yet. */
export type Sent = { [Name in 'text' | 'basedOn' | 'base' | 'message' | 'email' | 'path' | BeginningName]?: unknown };

/** What was sent, where it is JSON. */
export function readJson(content: Buffer): Sent | undefined {
  try {
    return JSON.parse(content.toString());
  } catch {
    return undefined;
  }
}
