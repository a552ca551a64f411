import type { Migration } from './migration';
import { redirectsOfFiles } from './redirects-of-files';
import { wordsOfForms } from './words-of-forms';

/** The steps from the first format to that of this engine, in their order. */
export const migrations: readonly Migration[] = [wordsOfForms, redirectsOfFiles];
