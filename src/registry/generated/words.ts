// Made by `npm run generate` from the schemas. Change those, not this file.
import type { LanguageWords } from '../../compose/compose-registry';
import words_ar from '../../../schema/words/ar.json';
import words_de from '../../../schema/words/de.json';
import words_es from '../../../schema/words/es.json';
import words_fr from '../../../schema/words/fr.json';
import words_pt from '../../../schema/words/pt.json';
import words_so from '../../../schema/words/so.json';
import words_sw from '../../../schema/words/sw.json';

/** The words of the site itself as their files have them, by language. */
export const wordFiles: Readonly<Record<string, LanguageWords>> = {
  'ar': words_ar,
  'de': words_de,
  'es': words_es,
  'fr': words_fr,
  'pt': words_pt,
  'so': words_so,
  'sw': words_sw,
};
