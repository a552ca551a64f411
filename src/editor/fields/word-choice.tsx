import { type ReactNode, useState } from 'react';
import { choicesFor, hasChoices, type WordChoice } from '../choices/word-choices';
import { Chooser } from '../frame/chooser';
import type { WordsKindName } from '../inputs/words-kinds';
import { useDesk, useEditorState } from '../session/use-editor';
import { AddUpload } from './add-upload';
import { wordsPartsOf } from './words-parts';

interface WordChoiceProps {
  of: WordsKindName;
  label: string;
  choose: (words: string) => void;
}

/** A button that opens the choices for words; nothing where their kind has none. */
export function WordChoiceButton({ of, label, choose }: WordChoiceProps): ReactNode {
  const [isOpen, setIsOpen] = useState(false);
  if (!hasChoices(of)) return null;
  return (
    <>
      <button type="button" onClick={() => setIsOpen(true)}>
        Choose<span className="unseen"> for {label}</span>
      </button>
      {isOpen && (
        <WordChooser
          of={of}
          title={`Choose: ${label}`}
          close={() => setIsOpen(false)}
          choose={(words) => {
            choose(words);
            setIsOpen(false);
          }}
        />
      )}
    </>
  );
}

interface WordChooserProps {
  of: WordsKindName;
  title: string;
  close: () => void;
  choose: (words: string) => void;
}

/** The window in which words are chosen; an address for a link can be written there, too. */
export function WordChooser({ of, title, close, choose }: WordChooserProps): ReactNode {
  const { registry } = useDesk();
  const { edits, assets, now } = useEditorState('edits', 'assets', 'now');
  const { Drawing, typed, accept } = wordsPartsOf(of);
  const asChosen = (choice: WordChoice) => ({
    ...choice,
    ...(Drawing && { drawing: <Drawing name={choice.name} /> }),
    choose: () => choose(choice.name),
  });
  return (
    <Chooser
      title={title}
      close={close}
      choices={choicesFor(of, edits.root, assets, registry, now).map(asChosen)}
      {...(typed && {
        made: (search: string) => typed.choices(search, edits.root).map(asChosen),
        hint: typed.hint,
      })}
    >
      {accept !== undefined && <AddUpload accept={accept} added={choose} />}
    </Chooser>
  );
}
