import { type ReactNode, useState } from 'react';
import { countryIn } from '../../compose/country';
import { Chooser } from '../chooser';
import { useDesk, useEditorState } from '../use-editor';
import type { Words } from './fields-of';
import { IconDrawing } from './icon-drawing';
import { typedLinks } from './typed-links';
import { choicesFor, type WordChoice } from './word-choices';

const chosen = new Set<Words>(['link', 'icon', 'flag', 'delivery', 'film', 'captions']);

interface WordChoiceProps {
  of: Words;
  label: string;
  choose: (words: string) => void;
}

/** Leads to what can be written, where that is known. */
export function WordChoiceButton({ of, label, choose }: WordChoiceProps): ReactNode {
  const [isOpen, setIsOpen] = useState(false);
  if (!chosen.has(of)) return null;
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
  of: Words;
  title: string;
  close: () => void;
  choose: (words: string) => void;
}

/** The window in which words are chosen; where a link leads can be written there, too. */
export function WordChooser({ of, title, close, choose }: WordChooserProps): ReactNode {
  const { registry } = useDesk();
  const { edits, assets, now } = useEditorState('edits', 'assets', 'now');
  const asChosen = (choice: WordChoice) => ({
    ...choice,
    ...(of === 'icon' && { drawing: <IconDrawing name={choice.name} /> }),
    choose: () => choose(choice.name),
  });
  const isLink = of === 'link';
  return (
    <Chooser
      title={title}
      close={close}
      choices={choicesFor(of, edits.root, assets, registry, now).map(asChosen)}
      {...(isLink && {
        made: (search: string) => typedLinks(search, countryIn(edits.root)).map(asChosen),
        hint: 'A page by its name, or write it here: a web address, an e-mail address, a telephone number.',
      })}
    />
  );
}
