import { describe, expect, test } from 'vitest';
import { sortBrought, takeTranslations } from '../../src/editor/translations/exchange';
import { whyOtherLanguage, withLanguage, withTranslation } from '../../src/editor/translations/languages';
import { ownWordsIn } from '../../src/editor/translations/own-words';
import { placeOf, textsOfSite } from '../../src/editor/translations/texts-of-site';
import { readTranslationCsv, writeTranslationCsv } from '../../src/editor/translations/translation-csv';
import { writeXliff } from '../../src/editor/translations/translation-xliff';
import { languagesIn } from '../../src/manifest/languages';
import type { JsonObject } from '../../src/manifest/manifest';
import { valueAt } from '../../src/manifest/pointer';
import { registry } from '../registry';
import { now } from './now';
import { heading, opened } from './opened-file';

const start = opened().editor.state();
const root = withLanguage(start.edits.root, { tag: 'sw', label: 'Kiswahili', called: 'Swahili' });
const words = String(valueAt(root, heading));
const language = (site: JsonObject) => {
  const found = languagesIn(site).find(({ tag }) => tag === 'sw');
  if (!found) throw new Error('The site has no such language.');
  return found;
};

describe('what a translator sends', () => {
  const hard = 'Say "hello", {name}:\n**now** & =later';
  const called = { original: 'English', into: 'Kiswahili' };
  const sent = [
    { text: words, says: '', where: 'Home' },
    { text: hard, says: '-1 <b>', where: '' },
  ];

  test('comes back from a table as it was sent', async () => {
    const read = await readTranslationCsv(await writeTranslationCsv(sent, 'English', 'Kiswahili'), called);
    expect(read).toEqual({ into: 'Kiswahili', translations: sent });
    expect(await readTranslationCsv('One\nTwo', called)).toHaveProperty('failure');
    expect(await readTranslationCsv('', called)).toEqual({ failure: 'This file is empty.' });
  });

  test('comes back whatever has become of its columns, without a row that has no text', async () => {
    const translations = [
      { text: 'Home', says: 'Nyumbani', where: 'Menu' },
      { text: 'Apply', says: '', where: 'Home' },
    ];
    for (const file of [
      'Where;English;Kiswahili\r\nMenu;Home;Nyumbani\r\nHome;Apply;\r\n;;\r\n',
      'KISWAHILI;English ;Where\nNyumbani;Home;Menu\n;Apply;Home\nx;;',
      'No.,English,Kiswahili,Where,Checked\n1,Home,Nyumbani,Menu,yes\n2,Apply,,Home,\n3,,,,',
    ])
      expect(await readTranslationCsv(file, called)).toEqual({
        into: expect.stringMatching(/^kiswahili$/i),
        translations,
      });
    // A file without names of columns begins with a text already.
    expect(await readTranslationCsv('Home;Nyumbani;Menu\nApply;;Home', called)).toHaveProperty(
      'translations',
      translations,
    );
    expect(await readTranslationCsv('English;Français\nHome;Accueil', called)).toEqual({
      into: 'Français',
      translations: [{ text: 'Home', says: 'Accueil' }],
    });
  });

  test('is sorted by what becomes of it, and nothing else is lost', () => {
    const said = withTranslation(withTranslation(root, 'sw', words, 'Soma nje'), 'sw', hard, 'Habari');
    const texts = textsOfSite('sw', root, start.assets, registry, now) ?? [];
    const other = texts.find(({ text }) => text !== words)?.text ?? '';
    const brought = [
      { text: words, says: 'Soma nje' },
      { text: hard.replace('\n', '\r\n'), says: ' Habari\r\nyako\n' },
      { text: other, says: '' },
      { text: 'No such text', says: 'x' },
    ];
    const sorted = sortBrought(brought, language(said), { texts, own: [] });
    expect(sorted).toEqual({
      taken: [{ text: hard, says: 'Habari\nyako', place: placeOf(hard, 'sw') }],
      same: 1,
      empty: 1,
      unknown: [{ text: 'No such text', says: 'x' }],
    });
    const after = takeTranslations(said, 'sw', sorted.taken);
    expect(valueAt(after, '/languages/sw/texts')).toEqual({ [words]: 'Soma nje', [hard]: 'Habari\nyako' });
  });

  test('is taken for the site’s own words, too, each form by where it stands', () => {
    const own = ownWordsIn(root, language(root));
    const [one, other] = own.filter(({ form }) => form !== undefined);
    const skip = own.find(({ original }) => original === 'Skip to content');
    const brought = [
      { text: other?.original ?? '', says: 'Herufi {count}', where: other?.where ?? '' },
      { text: one?.original ?? '', says: 'Herufi', where: one?.where ?? '' },
      { text: skip?.original ?? '', says: 'Ruka' },
    ];
    const sorted = sortBrought(brought, language(root), { texts: [], own });
    expect([sorted.taken.length, sorted.unknown]).toEqual([3, []]);
    const after = takeTranslations(root, 'sw', sorted.taken);
    expect([one, other, skip].map((word) => valueAt(after, word?.place ?? ''))).toEqual([
      'Herufi',
      'Herufi {count}',
      'Ruka',
    ]);
  });

  test('into another language than is meant is told of, one that tells none or a kind of it is not', () => {
    const both = withLanguage(root, { tag: 'fr', label: 'Français', called: 'French' });
    const why = (into: string) => whyOtherLanguage(into, language(both), both);
    expect(why('fr')).toContain('This file is in Français, and Kiswahili is open here');
    expect([why('Français'), why('FR')]).toEqual([why('fr'), why('fr')]);
    expect(why('de-AT')).toContain('or add Austrian German under');
    for (const into of ['sw', 'sw-KE', 'Kiswahili', '', 'Translation']) expect(why(into)).toBeUndefined();
  });

  test('is written as XLIFF with signs that are none of its own', () => {
    const xliff = writeXliff([{ text: `${hard}\u0001`, says: '-1 <b>', where: 'A & B' }], 'en', 'sw');
    expect(xliff).toContain('srcLang="en" trgLang="sw"');
    expect(xliff).toContain('Say &quot;hello&quot;, {name}:\n**now** &amp; =later</source>');
    expect(xliff).toContain('-1 &lt;b&gt;</target>');
    expect(xliff).toContain('<note>A &amp; B</note>');
  });
});
