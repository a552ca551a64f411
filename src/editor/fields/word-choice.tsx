import type { ReactNode } from 'react';
import type { Pointer } from '../../manifest/pointer';
import { WindowButton } from '../controls/later-window';
import { type WordsKindName, wordsKind } from '../inputs/words-kinds';

interface WordChoiceProps {
  pointer: Pointer;
  of: WordsKindName;
  label: string;
  choose: (words: string) => void;
}

/** A button that opens the choices for words; nothing where their kind has none. */
export function WordChoiceButton({ pointer, of, label, choose }: WordChoiceProps): ReactNode {
  if (!wordsKind(of).isChosen) return null;
  const says = (
    <>
      Choose<span className="unseen"> for {label}</span>
    </>
  );
  return (
    <WindowButton says={says}>
      {({ words: Open }, close) => (
        <Open
          pointer={pointer}
          of={of}
          title={`Choose: ${label}`}
          close={close}
          choose={(words) => {
            choose(words);
            close();
          }}
        />
      )}
    </WindowButton>
  );
}
