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
