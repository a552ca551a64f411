import type { Translation } from './exchange';
import type { ExchangedText } from './translation-csv';

/** Writes texts with their translations as a file in XLIFF 2.1, which programs of translators open. */
export function writeXliff(texts: readonly ExchangedText[], from: string, to: string): string {
  const units = texts.map(({ text, says, where }, index) =>
    [
      `    <unit id="t${index + 1}">`,
      ...(where === '' ? [] : [`      <notes><note>${escaped(where)}</note></notes>`]),
      `      <segment state="${says === '' ? 'initial' : 'translated'}">`,
      `        <source xml:space="preserve">${escaped(text)}</source>`,
      ...(says === '' ? [] : [`        <target xml:space="preserve">${escaped(says)}</target>`]),
      '      </segment>',
      '    </unit>',
    ].join('\n'),
  );
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<xliff xmlns="urn:oasis:names:tc:xliff:document:2.0" version="2.1" srcLang="${escaped(from)}" trgLang="${escaped(to)}">`,
    '  <file id="site">',
    ...units,
    '  </file>',
    '</xliff>',
    '',
  ].join('\n');
}

/** Reads the translations of a file in XLIFF 2; gives the reason in words where it cannot. */
export function readXliff(text: string): Translation[] | { failure: string } {
  // What a document declares of its own could make a small file a very large one.
  if (/<!(?:DOCTYPE|ENTITY)/i.test(text)) return { failure: 'This file declares parts of its own, which is not read.' };
  const parsed = new DOMParser().parseFromString(text, 'application/xml');
  const { documentElement: root } = parsed;
  if (parsed.getElementsByTagName('parsererror').length > 0)
    return { failure: 'This file is broken: ask the translator to write it anew.' };
  if (root.localName !== 'xliff' || !(root.getAttribute('version') ?? '').startsWith('2.'))
    return { failure: 'This is no file of translations in XLIFF 2.' };
  const units = [...root.getElementsByTagNameNS('*', 'unit')];
  return units.map((unit) => ({ text: wordsOf(unit, 'source'), says: wordsOf(unit, 'target') }));
}

/** Gives the words of all segments of a unit, and what stands between them; a segment without any has none. */
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

/** Characters that no XML may hold. */
const unwritable = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu;

function escaped(words: string): string {
  return words
    .replaceAll(unwritable, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll('\r', '&#13;');
}
