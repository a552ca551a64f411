// Made by `npm run generate` from the schemas. Change those, not this file.
import type { LanguageWords } from '../../compose/compose-registry';

/** Load the file of the words of the site itself in a language. */
export const lateWordFiles: Readonly<Record<string, () => Promise<{ default: LanguageWords }>>> = {
  'ar': () => import('../../../schema/words/ar.json'),
  'de': () => import('../../../schema/words/de.json'),
  'es': () => import('../../../schema/words/es.json'),
  'fr': () => import('../../../schema/words/fr.json'),
  'pt': () => import('../../../schema/words/pt.json'),
  'so': () => import('../../../schema/words/so.json'),
  'sw': () => import('../../../schema/words/sw.json'),
};
