import { createElement, type ReactNode, useCallback } from 'react';
import { fileKinds } from '../../addresses/file-kinds';
import { countryIn } from '../../compose/country';
import { parseIcon } from '../../compose/icon';
import type { JsonObject } from '../../manifest/manifest';
import type { Pointer } from '../../manifest/pointer';
import { wordsOfEach } from '../choices/entry-choices';
import { typedLinks } from '../choices/typed-links';
import { choicesFor, type WordChoice } from '../choices/word-choices';
import { Chooser } from '../controls/chooser';
import type { WordsKindName } from '../inputs/words-kinds';
import { useDesk, useEditor, useEditorState } from '../session/use-editor';
import { AddUpload } from './add-upload';

interface WordChooserProps {
  /** The place of the words. */
  pointer: Pointer;
  of: WordsKindName;
  title: string;
  close: () => void;
  choose: (words: string) => void;
}

/**
 * The window in which words are chosen, first what the entries around have of their own; an address for a link can be
 * written there, too.
 */
export function WordChooser({ pointer, of, title, close, choose }: WordChooserProps): ReactNode {
  const { editor, icons, registry } = useDesk();
  const { edits, assets, now } = useEditorState('edits', 'assets', 'now');
  const drawIcons = useCallback(
    (names: string[]): void => {
      const show = (): void => editor.tell({ kind: 'drawings', drawings: icons.drawings() });
      // What could not be fetched is known by its name.
      icons.load(names.filter((name) => Object.hasOwn(editor.state().assets.icons, name))).then(show, () => {});
    },
    [editor, icons],
  );
  const { Drawing, typed, accept }: ChooserParts = parts[of] ?? {};
  const asChosen = (choice: WordChoice) => ({ ...choice, choose: () => choose(choice.name) });
  const asDrawn = (choice: WordChoice) => ({
    ...asChosen(choice),
    ...(Drawing && { drawing: <Drawing name={choice.name} /> }),
  });
  return (
    <Chooser
      title={title}
      close={close}
      choices={[
        ...wordsOfEach(of, pointer, edits.root).map(asChosen),
        ...choicesFor(of, edits.root, assets, registry, now).map(asDrawn),
      ]}
      {...(of === 'icon' && { onListed: drawIcons })}
      {...(typed && {
        makeChoices: (search: string) => typed.choices(search, edits.root).map(asDrawn),
        hint: typed.hint,
      })}
    >
      {accept !== undefined && <AddUpload accept={accept} onAdd={choose} />}
    </Chooser>
  );
}

/** The parts that the window of choices has for some kinds of words alone. */
interface ChooserParts {
  /** The drawing of a choice. */
  Drawing?: (props: { name: string }) => ReactNode;
  /** A hint on what can be typed into the search, and the choices that are made of it. */
  typed?: { hint: string; choices: (search: string, root: JsonObject) => WordChoice[] };
  /** Which files of this device can be added and chosen there: types or endings, as HTML writes them. */
  accept?: string;
}

const parts: { readonly [Of in WordsKindName]?: ChooserParts } = {
  captions: { accept: '.vtt' },
  film: { accept: '.mp4,.webm' },
  icon: { Drawing: IconDrawing },
  link: {
    accept: Object.keys(fileKinds).join(),
    typed: {
      hint: 'A page by its name, or write it here: a web address, an e-mail address, a telephone number.',
      choices: (search, root) => typedLinks(search, countryIn(root)),
    },
  },
};

/** The drawing of an icon by its name; nothing as long as it is not here. */
function IconDrawing({ name }: { name: string }): ReactNode {
  const markup = useEditor(({ drawings }) => (Object.hasOwn(drawings, name) ? drawings[name] : undefined));
  if (markup === undefined) return null;
  return (
    <svg
      className="drawing"
      aria-hidden="true"
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      {parseIcon(markup).map(([tag, attributes], index) => createElement(tag, { key: index, ...attributes }))}
    </svg>
  );
}
