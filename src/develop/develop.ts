import { join } from 'node:path';
import { answerCatalogue, type CatalogueAnswer } from '../catalogue/catalogue';
import { securityHeaders } from '../frame/security';
import type { Manifest } from '../manifest/manifest';
import { createRegistry } from '../registry/registry';
import { answerEditing } from './editing';
import { answerLive, readLive } from './live-site';
import { seenOnline } from './seen-online';

/** All the code that shows a site while it is developed, of one moment: what checks, composes and draws it belongs together. */
export const development = { readLive, answerLive, answerEditing, answerCatalogueOf, securityHeaders, seenOnline };

/** What the development server is handed. */
export type Development = typeof development;

/** Answers a request for the catalogue of the project in `root`, drawn in the theme of the site where it has one without errors. */
function answerCatalogueOf(root: string, path: string, theme: Manifest['theme'] | undefined): Promise<CatalogueAnswer> {
  return answerCatalogue({ registry: createRegistry(''), folder: join(root, 'src/catalogue'), path, theme });
}
