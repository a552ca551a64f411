import type { ReactNode } from 'react';
import { withTextKept } from '../../manifest/keep-translations';
import type { Pointer } from '../../manifest/pointer';
import { shortened } from '../naming/shortened';
import { useDesk, useEditorState } from '../session/use-editor';
import { type ChangedOriginal, changedOriginals, tickOf } from '../translations/changed-originals';
import { saidOf } from '../translations/texts-of-site';
import { languageName } from '../words/site-language';

/** Gives the texts that were changed in this window whose translations nobody has said anything of yet. */
export function useChangedOriginals(): ChangedOriginal[] {
  const { edits, tickedTexts } = useEditorState('edits', 'tickedTexts');
  return changedOriginals(edits).filter((one) => !tickedTexts.includes(tickOf(one)));
}

interface StillSaysProps {
  changed: readonly ChangedOriginal[];
  /** Whether each says what it was and is. */
  isNamed?: boolean;
  /** Lets the translations be changed, once they are those of the new text. */
  amend?: () => void;
}

/** The question whether what languages say of changed texts is still the same, one for all of them. */
export function StillSays({ changed, isNamed = false, amend }: StillSaysProps): ReactNode {
  const { editor } = useDesk();
  if (changed.length === 0) return null;
  const isOne = changed.length === 1;
  const keep = (): void => {
    const { root } = editor.state().edits;
    const after = changed.reduce((site, { from, to }) => withTextKept(site, from, to), root);
    const [first] = changed;
    const what = isOne ? `“${shortened(first?.to ?? '')}”` : `${changed.length} texts`;
    editor.change({ says: `Translations of ${what} kept`, place: first?.place ?? '', after });
  };
  const leave = (): void => {
    const { tickedTexts } = editor.state();
    const view = { tickedTexts: [...tickedTexts, ...changed.map(tickOf)] };
    editor.tell({
      kind: 'show',
      shown: view,
      says: 'The translations are kept as out of date, until somebody translates anew.',
    });
  };
  return (
    <div className="reach" role="status">
      <p>
        {isOne
          ? 'This text is translated. Does the translation still say the same?'
          : `${changed.length} texts that are translated were changed. Do the translations still say the same?`}
      </p>
      <ul>
        {changed.map(({ from, to, place, languages }) => (
          <li key={place}>
            {isNamed && (
              <>
                <bdi>{shortened(from)}</bdi> → <bdi>{shortened(to)}</bdi>{' '}
              </>
            )}
            {languages.map((language) => (
              <p key={language.tag}>
                {languageName(language)}: <bdi lang={language.tag}>“{saidOf(from, language)}”</bdi>
              </p>
            ))}
          </li>
        ))}
      </ul>
      <div className="actions">
        <button type="button" onClick={keep}>
          {isOne ? 'It still says the same' : 'They still say the same'}
        </button>
        {amend && (
          <button
            type="button"
            onClick={() => {
              keep();
              amend();
            }}
          >
            Change it here
          </button>
        )}
        <button type="button" className="quiet" onClick={leave}>
          {isOne ? 'No, it has to be translated anew' : 'No, they have to be translated anew'}
        </button>
      </div>
    </div>
  );
}

/** The same question for what stands elsewhere than in a part, whose form has it beside the fields. */
export function StillSaysElsewhere({ without }: { without: Pointer }): ReactNode {
  const changed = useChangedOriginals();
  return <StillSays changed={changed.filter(({ place }) => !`${place}/`.startsWith(`${without}/`))} isNamed />;
}
