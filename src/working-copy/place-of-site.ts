import { publishedFiles } from '../edit-api/addresses';
import type { RepositoryPlace } from '../forge/forge';
import type { Folder } from './folder';
import { siteTextOf } from './site-text';

/** Where a published site and its editor are. */
export interface PublishedPlace {
  /** The folder of the editor, with a slash at its end: `/edit/`. */
  address: string;
  /** The place of the repository; undefined where the site does not say it. */
  repository: RepositoryPlace | undefined;
  /** Whether no other site has the same origin, whose pages could read what is stored. */
  isAlone: boolean;
  /** Asks for a file. */
  fetch: typeof fetch;
  /**
   * Asks the browser to keep its database, which it may delete otherwise when room is short or after a week without
   * use.
   */
  askToKeep: () => void;
  /** Lets somebody choose a folder of this computer; undefined where the browser has no way to. */
  chooseFolder: (() => Promise<Folder>) | undefined;
}

/** The files that the editor finds beside itself. */
export type FileBeside = keyof typeof publishedFiles;

/** The reason why something that is not of the site has come from it. */
export const answeredInPlace =
  'Something between here and the site answers in its place: perhaps this network wants you to sign in first. Then load this page again.';

/** Reads a text file beside the editor, past every cache; rejects with words where it cannot be had. */
export async function readBeside({ address, fetch }: PublishedPlace, name: FileBeside): Promise<string> {
  const response = await fetch(address + publishedFiles[name], { cache: 'no-cache' }).catch(() => undefined);
  if (response && !response.ok)
    throw new Error(`What belongs to the editor cannot be had (${response.status}). Load this page again.`);
  const content = await response?.arrayBuffer().catch(() => undefined);
  if (!content)
    throw new Error('The site cannot be reached. Is this device connected to the internet? Then load this page again.');
  return siteTextOf(new Uint8Array(content));
}

/** Reads a file of JSON beside the editor; rejects with words where it cannot be had, or something else comes. */
export async function readJsonBeside<Value>(place: PublishedPlace, name: FileBeside): Promise<Value> {
  const text = await readBeside(place, name);
  try {
    return JSON.parse(text);
  } catch {
    throw new Error(answeredInPlace);
  }
}
