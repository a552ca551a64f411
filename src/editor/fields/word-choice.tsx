import { type ReactNode, useState } from 'react';
import type { Pointer } from '../../manifest/pointer';
import { LaterWindow } from '../frame/later-window';
import { type WordsKindName, wordsKind } from '../inputs/words-kinds';

interface WordChoiceProps {
  pointer: Pointer;
  of: WordsKindName;
  label: string;
  choose: (words: string) => void;
}

/** A button that opens the choices for words; nothing where their kind has none. */
export function WordChoiceButton({ pointer, of, label, choose }: WordChoiceProps): ReactNode {
  const [isOpen, setIsOpen] = useState(false);
  const close = (): void => setIsOpen(false);
  if (!wordsKind(of).isChosen) return null;
  return (
    <>
      <button type="button" onClick={() => setIsOpen(true)}>
        Choose<span className="unseen"> for {label}</span>
      </button>
      {isOpen && (
        <LaterWindow close={close}>
          {({ words: Open }) => (
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
        </LaterWindow>
      )}
    </>
  );
}
