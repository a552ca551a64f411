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

/**
 * The code that shows a site in development. All of it is of one moment, so what checks, composes and draws fits
 * together.
 */
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
 * Answers a request for the catalogue. Its examples show files of a folder, in the theme that the address asks for,
 * else in the site's, each only where it has no errors.
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
