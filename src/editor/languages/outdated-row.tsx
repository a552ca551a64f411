import type { ReactNode } from 'react';
import { withTextKept } from '../../manifest/keep-translations';
import type { WrittenLanguage } from '../../manifest/languages';
import type { JsonObject } from '../../manifest/manifest';
import { remove } from '../../manifest/operations';
import { shortened } from '../naming/shortened';
import { useDesk, useSiteLanguage } from '../session/use-editor';
import { languageName } from '../translations/languages';
import type { TranslationRow } from '../translations/texts-of-site';

interface OutdatedRowProps {
  language: WrittenLanguage;
  row: TranslationRow;
  /** What is done once it is decided. */
  done?: () => void;
}

/** A translation of a text that the site does not say any more, with what is probably meant by now. */
export function OutdatedRow({ language, row: { text, says, place, meant }, done }: OutdatedRowProps): ReactNode {
  const { editor } = useDesk();
  const main = useSiteLanguage();
  const change = (what: string, after: JsonObject): void => {
    editor.change({ says: `${languageName(language)}, “${shortened(text)}” ${what}`, place: '/languages', after });
    done?.();
  };
  const { root } = editor.state().edits;
  return (
    <li data-state="outdated" data-pointer={place} tabIndex={-1}>
      <div className="rewriting original">
        <small>No text says this any more:</small>
        <del lang={main} dir="auto">
          {text}
        </del>
        {meant !== undefined && (
          <>
            <small>The most like it:</small>
            <bdi lang={main}>{meant}</bdi>
          </>
        )}
      </div>
      <div className="rewriting">
        <p lang={language.tag} dir="auto">
          {says}
        </p>
        <div className="actions">
          {meant !== undefined && (
            <button type="button" onClick={() => change('kept', withTextKept(root, text, meant))}>
              It still says the same
            </button>
          )}
          <button type="button" className="quiet" onClick={() => change('removed', remove(root, place) as JsonObject)}>
            Remove it<span className="unseen">: {shortened(text)}</span>
          </button>
        </div>
      </div>
    </li>
  );
}
