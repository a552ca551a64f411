import { answerCatalogue, type CatalogueAnswer } from '../catalogue/catalogue';
import { readAssets } from '../frame/read-assets';
import { securityHeaders } from '../frame/security';
import type { Manifest } from '../manifest/manifest';
import { allWords } from '../registry/all-words';
import { createRegistry } from '../registry/registry';
import { prepareWholeRenderer } from '../render/server';
import { compareOnline } from './compare-online';
import { answerEditing } from './editing';
import { exampleTheme } from './example-theme';
import { sayFailed } from './failed-drawing';
import { answerLive } from './live-site';
import { readLive } from './read-live';
import { answerUnchecked, readUnchecked } from './unchecked';

/** The code that shows a site in development, all of one moment: what checks, composes and draws it fits together. */
export const development = {
  readLive,
  readUnchecked,
  answerLive,
  sayFailed,
  answerUnchecked,
  answerEditing,
  answerCatalogueOf,
  securityHeaders,
  compareOnline: compareOnline,
  prepareWholeRenderer,
};

/** The registry of the catalogue, of the same moment as the code. */
const registry = createRegistry('', allWords);

/** The code that the development server is handed. */
export type Development = typeof development;

/**
 * Answers a request for the catalogue, whose examples show files of a folder, drawn in the theme of the address, or in that of the
 * site; each only without errors.
 */
function answerCatalogueOf(
  folder: string,
  { pathname: path, searchParams }: URL,
  saved: Manifest['theme'] | undefined,
): Promise<CatalogueAnswer> {
  const themeText = searchParams.get('theme');
  const theme = themeText === null ? saved : exampleTheme(themeText, saved, registry, readAssets(folder).assets);
  return answerCatalogue({ registry, folder, path, theme });
}
