import type { ReactNode } from 'react';
import { withTextKept } from '../../manifest/keep-translations';
import type { WrittenLanguage } from '../../manifest/languages';
import type { JsonObject } from '../../manifest/manifest';
import { remove } from '../../manifest/operations';
import { shortened } from '../naming/shortened';
import { useDesk, useSiteLanguage } from '../session/use-editor';
import type { TranslationRow } from '../translations/texts-of-site';
import { languageName } from '../words/site-language';
import { TranslationField } from './translation-field';

interface OutdatedRowProps {
  language: WrittenLanguage;
  row: TranslationRow;
  /** Tells in words where a text stands. */
  whereIs: (text: string) => string;
}

/**
 * A translation of a text that the site does not say any more, to be changed or kept as it is for what is probably meant
 * by now.
 */
export function OutdatedRow({ language, row: { text, place, meant }, whereIs }: OutdatedRowProps): ReactNode {
  const { editor } = useDesk();
  const main = useSiteLanguage();
  const change = (what: string, after: JsonObject): void => {
    editor.change({ says: `${languageName(language)}, “${shortened(text)}” ${what}`, place: '/languages', after });
  };
  const { root } = editor.state().edits;
  return (
    <li data-state="outdated">
      <div className="rewriting original">
        <small>No text says this any more:</small>
        <del lang={main} dir="auto">
          {text}
        </del>
        {meant !== undefined && (
          <>
            <small>The most like it:</small>
            <bdi lang={main}>{meant}</bdi>
            <small>{whereIs(meant)}</small>
          </>
        )}
      </div>
      <div className="rewriting">
        <TranslationField
          language={language}
          text={text}
          label={
            <>
              <span className="unseen">{text}: </span>
              {languageName(language)}
            </>
          }
        />
        <div className="actions">
          {meant !== undefined && (
            <button type="button" onClick={() => change('kept', withTextKept(root, text, meant))}>
              It still says the same
            </button>
          )}
          <button type="button" className="quiet" onClick={() => change('removed', remove(root, place))}>
            Remove it<span className="unseen">: {shortened(text)}</span>
          </button>
        </div>
      </div>
    </li>
  );
}
