import { parseDocument } from '../copy/parse-document';
import type { ReadTranslations } from '../translations/translation-csv';

/** Reads the translations of a file in XLIFF 2, or in 1.2 as many programs of translators write it; gives the reason in words where it cannot. */
export function readXliff(text: string): ReadTranslations | { failure: string } {
  // Entities of a document could expand a small file to a very large one.
  if (/<!(?:DOCTYPE|ENTITY)/i.test(text)) return { failure: 'This file declares parts of its own, which is not read.' };
  const parsed = parseDocument(text, 'application/xml');
  const { documentElement: root } = parsed;
  if (parsed.getElementsByTagName('parsererror').length > 0)
    return { failure: 'This file is broken: ask the translator to write it anew.' };
  const [, version] = /^([12])\./.exec(root.getAttribute('version') ?? '') ?? [];
  if (root.localName !== 'xliff' || version === undefined)
    return {
      failure:
        'This is no file of translations in XLIFF: ask the translator to save it as XLIFF 2 or 1.2, or as a table.',
    };
  const [file] = root.getElementsByTagNameNS('*', 'file');
  const into = version === '2' ? root.getAttribute('trgLang') : file?.getAttribute('target-language');
  const units = [...root.getElementsByTagNameNS('*', version === '2' ? 'unit' : 'trans-unit')];
  const wordsIn = version === '2' ? wordsOf : ownWordsOf;
  const translations = units.map((unit) => {
    const where = unit.getElementsByTagNameNS('*', 'note')[0]?.textContent;
    return { text: wordsIn(unit, 'source'), says: wordsIn(unit, 'target'), ...(where && { where }) };
  });
  return { into: into ?? '', translations };
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

/** Gives the words of a unit of XLIFF 1.2, which stand in it whole; what others have proposed for it does not count. */
function ownWordsOf(unit: Element, name: 'source' | 'target'): string {
  return [...unit.children].find(({ localName }) => localName === name)?.textContent ?? '';
}
