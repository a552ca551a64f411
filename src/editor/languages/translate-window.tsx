import { type ReactNode, useState } from 'react';
import { languagesIn, type WrittenLanguage } from '../../manifest/languages';
import type { Pointer } from '../../manifest/pointer';
import { type Option, Select } from '../controls/select';
import { Window } from '../controls/window';
import { useDesk, useEditorState } from '../session/use-editor';
import { ownWordRows, type SiteText, type TranslationRow, translationRows } from '../translations/texts-of-site';
import { languageName } from '../words/site-language';
import { PageChoice } from './page-choice';
import { StillSays, useChangedOriginals } from './still-says';
import { TranslationTable } from './translation-table';
import { useTexts } from './use-translations';
import { WithTranslator } from './with-translator';

/** A window in which the texts of the site, or of one page, are translated one after another. */
export function TranslateWindow({ close }: { close: () => void }): ReactNode {
  const { editor } = useDesk();
  const { edits, shownWindow } = useEditorState('edits', 'shownWindow');
  const languages = languagesIn(edits.root);
  const wantedLanguage = shownWindow?.name === 'translate' ? shownWindow.language : '';
  const language = languages.find(({ tag }) => tag === wantedLanguage) ?? languages[0];
  const texts = useTexts(language?.tag);
  return (
    <Window title={language ? `Translate into ${languageName(language)}` : 'Translate'} close={close}>
      {languages.length > 1 && (
        <div className="actions">
          <label>
            Language{' '}
            <Select
              value={language?.tag}
              options={languages.map((one) => [one.tag, languageName(one)])}
              choose={(tag) =>
                editor.tell({ kind: 'show', shown: { shownWindow: { name: 'translate', language: tag } } })
              }
            />
          </label>
        </div>
      )}
      {language && texts ? (
        <Translations key={language.tag} language={language} texts={texts} close={close} />
      ) : (
        <p>The texts are listed once what is wrong with the site is put right: see the notices.</p>
      )}
    </Window>
  );
}

/** The filter of the list: one page or all, and how far translated. Texts that fitted when it was chosen stay listed. */
interface Listed {
  page: string | undefined;
  state: TranslationRow['state'] | 'all';
  words: string;
  places?: ReadonlySet<Pointer>;
}

interface TranslationsProps {
  language: WrittenLanguage;
  texts: readonly SiteText[];
  close: () => void;
}

function Translations({ language, texts, close }: TranslationsProps): ReactNode {
  const [listed, setListed] = useState<Listed>({ page: undefined, state: 'all', words: '' });
  const { edits } = useEditorState('edits', 'registry');
  const changed = useChangedOriginals();
  const ownRows = ownWordRows(language, edits.root);
  const rows = [...translationRows(language, texts), ...ownRows];
  const { page, state, words } = listed;
  const isOnPage = ({ pages }: TranslationRow): boolean => page === undefined || pages.has(page);
  const list = (next: Partial<Listed>): void => {
    const filter = { ...listed, ...next };
    const query = filter.words.trim().toLowerCase();
    const foundRows = rows.filter(
      (row) =>
        (filter.state === 'all' || row.state === filter.state) &&
        (query === '' || `${row.text}\n${row.says}`.toLowerCase().includes(query)),
    );
    setListed({ ...filter, places: new Set(foundRows.map(({ place }) => place)) });
  };
  // What is outdated belongs to no page.
  const shown = rows.filter(
    (row) =>
      (row.state === 'outdated' ? page === undefined : isOnPage(row)) &&
      ((state === 'all' && words === '') || listed.places?.has(row.place)),
  );
  // Of one page, the title comes first, and the rest as it shows.
  const rankOf = ({ pages }: TranslationRow): number => (page === undefined ? 0 : (pages.get(page) ?? 0));
  shown.sort((one, other) => rankOf(one) - rankOf(other));
  const english = ownRows.filter((row) => row.state === 'missing').length;
  return (
    <>
      <p role="status">
        {[
          sayTranslated(rows.filter(isText), page === undefined ? undefined : rows.filter(isOnPage)),
          ...sayLeft(rows.filter(({ state: one }) => one === 'outdated').length, english),
        ].join(' ')}
      </p>
      <StillSays changed={changed} isNamed />
      <div className="actions">
        <PageChoice page={page} choose={(chosen) => list({ page: chosen })} />
        <label>
          Show <Select value={state} options={states} choose={(chosen) => list({ state: chosen })} />
        </label>
        <label>
          Search{' '}
          <input type="search" dir="auto" value={words} onChange={({ target }) => list({ words: target.value })} />
        </label>
      </div>
      <WithTranslator
        language={language}
        rows={shown}
        translatable={{ texts, own: ownRows.flatMap(({ own = [] }) => own) }}
      />
      <p className="hint">
        Enter leads to the next text, Shift and Enter to a new line. Names in braces, addresses of links and signs such
        as ** stay as they are.
      </p>
      <TranslationTable language={language} rows={shown} close={close} />
    </>
  );
}

const states: readonly Option<Listed['state']>[] = [
  ['all', 'All texts'],
  ['missing', 'Not translated yet'],
  ['outdated', 'Out of date'],
  ['translated', 'Translated'],
];

/** Tells whether a row is that of a text of the site, which somebody has written. */
function isText({ state, own }: TranslationRow): boolean {
  return state !== 'outdated' && !own;
}

/** Says how many texts are translated: of the site, and first of the page that is listed. */
function sayTranslated(all: readonly TranslationRow[], listed: readonly TranslationRow[] | undefined): string {
  const count = (rows: readonly TranslationRow[]): string =>
    `${rows.filter(({ state }) => state === 'translated').length} of ${rows.length}`;
  return listed === undefined
    ? `${count(all)} texts are translated.`
    : `${count(listed)} texts listed here are translated, ${count(all)} of the whole site.`;
}

function sayLeft(outdated: number, english: number): string[] {
  return [
    outdated > 0 && `${outdated === 1 ? '1 is' : `${outdated} are`} out of date.`,
    english > 0 &&
      `${english === 1 ? '1 of the site’s own words is' : `${english} of the site’s own words are`} in English.`,
  ].filter((one) => one !== false);
}
