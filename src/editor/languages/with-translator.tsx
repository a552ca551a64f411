import { type ChangeEvent, type ReactNode, useState } from 'react';
import type { Finding } from '../../checks/problem';
import type { WrittenLanguage } from '../../manifest/languages';
import { findNewFindings } from '../checking/new-findings';
import { shortened } from '../naming/shortened';
import { useDesk, useEditorState, useSiteLanguage } from '../session/use-editor';
import { whyUnanswered } from '../session/workspace';
import { sortBrought, type TakenTranslation, type Translatable, takeTranslations } from '../translations/exchange';
import { mainLanguageName, whyOtherLanguage } from '../translations/languages';
import type { TranslationRow } from '../translations/texts-of-site';
import { type ExchangedText, readTranslationCsv, writeTranslationCsv } from '../translations/translation-csv';
import { writeXliff } from '../translations/translation-xliff';
import { languageName } from '../words/site-language';
import { readXliff } from './read-xliff';
import { useWhere } from './use-translations';

interface WithTranslatorProps {
  language: WrittenLanguage;
  /** The rows that the window lists, which a file can be limited to. */
  rows: readonly TranslationRow[];
  translatable: Translatable;
}

/** The outcome of reading a file: in words, and the texts that were not taken, each with the reason. */
interface Outcome {
  says: string;
  refused: { text: string; why: string }[];
}

/** Files for a translator who works elsewhere, and from one. */
export function WithTranslator({ language, rows, translatable }: WithTranslatorProps): ReactNode {
  const { editor, checker } = useDesk();
  const { edits } = useEditorState('edits');
  const main = useSiteLanguage() ?? 'en';
  const whereIs = useWhere();
  const [outcome, setOutcome] = useState<Outcome>();
  const sent = (): ExchangedText[] =>
    rows
      .filter(({ state }) => state !== 'outdated')
      .map(({ text, says, own }) => ({ text, says, where: own?.where ?? whereIs(text) }));
  const offer = (name: string, type: string, content: string): void => {
    const link = document.createElement('a');
    link.href = URL.createObjectURL(new Blob([content], { type }));
    link.download = name;
    link.click();
    URL.revokeObjectURL(link.href);
    editor.announce(`${name} saved, with ${textsWords(sent().length)}.`);
  };
  const sendTable = async (): Promise<void> => {
    try {
      const csv = await writeTranslationCsv(sent(), mainLanguageName(edits.root), languageName(language));
      offer(`${language.tag}.csv`, 'text/csv', csv);
    } catch (error) {
      editor.announce(whyUnanswered(error));
    }
  };
  const take = async (file: File): Promise<void> => {
    const text = await file.text();
    const columns = { original: mainLanguageName(edits.root), into: languageName(language) };
    const isXml = /\.(xlf|\w*xliff|xml)$/i.test(file.name) || text.trimStart().startsWith('<');
    const reading = isXml ? readXliff(text) : await readTranslationCsv(text, columns);
    const { edits: before, assets } = editor.state();
    const whyNone = 'failure' in reading ? reading.failure : whyOtherLanguage(reading.into, language, before.root);
    if ('failure' in reading || whyNone !== undefined) {
      setOutcome({ says: whyNone ?? '', refused: [] });
      return;
    }
    const { taken, same, empty, unknown } = sortBrought(reading.translations, language, translatable);
    const after = takeTranslations(before.root, language.tag, taken);
    const places = taken.map(({ place }) => place);
    const newFindings = taken.length === 0 ? [] : await findNewFindings(checker, assets, before.root, after, places);
    const whyNot = ({ place }: TakenTranslation): string | undefined =>
      newFindings.find((finding) => finding.pointer === place && isRefused(finding))?.message;
    const sound = taken.filter((one) => whyNot(one) === undefined);
    const { root } = editor.state().edits;
    const says = sayTaken(sound.length, same, empty);
    if (sound.length > 0) {
      editor.change({
        says: `${textsWords(sound.length)} taken from ${file.name}`,
        place: language.pointer,
        after: takeTranslations(root, language.tag, sound),
      });
    }
    setOutcome({
      says,
      refused: [
        ...taken.flatMap((one) => {
          const why = whyNot(one);
          return why === undefined ? [] : [{ text: one.text, why }];
        }),
        ...unknown.map((one) => ({ text: one.text, why: 'No text of the site says this.' })),
      ],
    });
  };
  const receive = async ({ target }: ChangeEvent<HTMLInputElement>): Promise<void> => {
    const [file] = target.files ?? [];
    if (!file) return;
    try {
      await take(file);
    } catch (error) {
      editor.announce(whyUnanswered(error));
    }
    target.value = '';
  };
  return (
    <section aria-label="For a translator" className="with-translator">
      <h3>For a translator</h3>
      <p className="hint">
        Save the texts that are listed below as a file, and take in what comes back. A table opens in Excel and the
        like: write beside each text what it says, and leave open what you do not know. Programs of translators open
        XLIFF.
      </p>
      <div className="actions">
        <button type="button" onClick={sendTable}>
          Save as a table
        </button>
        <button
          type="button"
          onClick={() => offer(`${language.tag}.xlf`, 'application/xliff+xml', writeXliff(sent(), main, language.tag))}
        >
          Save as XLIFF
        </button>
        <label className="upload">
          Take in a file
          <input type="file" accept=".csv,.tsv,.txt,.xlf,.xliff,.sdlxliff,.mqxliff,.xml" onChange={receive} />
        </label>
      </div>
      <div role="status">
        {outcome && (
          <>
            <p>{outcome.says}</p>
            {outcome.refused.length > 0 && (
              <>
                <p>Not taken:</p>
                <ul className="problems-here">
                  {outcome.refused.map(({ text, why }, index) => (
                    <li key={`${index} ${text}`} data-severity="error">
                      <bdi>“{shortened(text)}”</bdi>: {why}
                    </li>
                  ))}
                </ul>
              </>
            )}
          </>
        )}
      </div>
    </section>
  );
}

/** The rules whose findings keep a translation from being taken, where its language is a draft, too. */
const refusing = ['translation-keeps-names', 'translation-keeps-links'];

function isRefused({ rule, severity }: Finding): boolean {
  return severity === 'error' || refusing.includes(rule);
}

function sayTaken(taken: number, same: number, empty: number): string {
  const others = [
    same > 0 && `${textsWords(same)} said the same before`,
    empty > 0 && `${textsWords(empty)} had no translation`,
  ].filter((one) => one !== false);
  return `${textsWords(taken)} taken.${others.length > 0 ? ` ${others.join(', ')}.` : ''}`;
}

function textsWords(count: number): string {
  return count === 1 ? '1 text' : `${count} texts`;
}
