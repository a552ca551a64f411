import { parseDocument } from '../copy/parse-document';
import type { ReadTranslations } from '../translations/translation-csv';

/** Reads the translations of a file in XLIFF 2; gives the reason in words where it cannot. */
export function readXliff(text: string): ReadTranslations | { failure: string } {
  // Entities of a document could expand a small file to a very large one.
  if (/<!(?:DOCTYPE|ENTITY)/i.test(text)) return { failure: 'This file declares parts of its own, which is not read.' };
  const parsed = parseDocument(text, 'application/xml');
  const { documentElement: root } = parsed;
  if (parsed.getElementsByTagName('parsererror').length > 0)
    return { failure: 'This file is broken: ask the translator to write it anew.' };
  if (root.localName !== 'xliff' || !(root.getAttribute('version') ?? '').startsWith('2.'))
    return {
      failure: 'This is no file of translations in XLIFF 2: ask the translator to save it as XLIFF 2, or as a table.',
    };
  const units = [...root.getElementsByTagNameNS('*', 'unit')];
  const translations = units.map((unit) => {
    const where = unit.getElementsByTagNameNS('*', 'note')[0]?.textContent;
    return { text: wordsOf(unit, 'source'), says: wordsOf(unit, 'target'), ...(where && { where }) };
  });
  return { into: root.getAttribute('trgLang') ?? '', translations };
}

/**
 * Joins the words of all segments of a unit, with what stands between them; a segment without words counts as empty.
 */
function wordsOf(unit: Element, name: 'source' | 'target'): string {
  return [...unit.children]
    .filter(({ localName }) => localName === 'segment' || localName === 'ignorable')
    .map((part) => {
      const own = [...part.children].find(({ localName }) => localName === name);
      const isBetween = part.localName === 'ignorable' && name === 'target' && !own;
      return (isBetween ? part.children[0] : own)?.textContent ?? '';
    })
    .join('');
}
