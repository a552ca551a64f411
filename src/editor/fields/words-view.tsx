import { type ReactNode, type RefObject, useId, useRef, useState } from 'react';
import { isObject } from '../../manifest/is-object';
import type { Json } from '../../manifest/manifest';
import { Chooser } from '../chooser';
import { useEditorState } from '../use-editor';
import type { Input } from './fields-of';
import { type InputProps, ProblemsAt, useInvalid, usePut } from './input-parts';
import { choicesFor } from './word-choices';

/** Words, on one line or on several; copy is written with marks for bold, italic and links, which buttons write. */
export function WordsView({
  pointer,
  input,
  value,
  label,
  help,
}: InputProps<Extract<Input, { kind: 'words' }>>): ReactNode {
  const id = useId();
  const put = usePut(pointer);
  const field = useRef<HTMLTextAreaElement & HTMLInputElement>(null);
  const text = wordsIn(value);
  const isCopy = input.of === 'copy';
  const write = (words: string): void => put(Array.isArray(value) ? words.split(/\n{2,}/) : words);
  const described = { id, ref: field, value: text, 'data-pointer': pointer, ...useInvalid(pointer, id) };
  return (
    <div className="plain">
      <label htmlFor={id}>{label}</label>
      {help && <small className="hint">{help}</small>}
      {isCopy && <CopyTools field={field} write={write} />}
      {isCopy ? (
        <textarea
          {...described}
          rows={Math.min(12, 2 + Math.ceil(text.length / 45))}
          onChange={({ target }) => write(target.value)}
        />
      ) : (
        <input {...described} onChange={({ target }) => write(target.value)} />
      )}
      {input.of === 'color' && (
        <input
          type="color"
          aria-label={`Choose: ${label}`}
          value={/^#[0-9a-f]{6}$/i.test(text) ? text : '#000000'}
          onChange={({ target }) => write(target.value)}
        />
      )}
      <WordChoice of={input.of} label={label} choose={write} />
      <ProblemsAt pointer={pointer} id={`${id}-problem`} />
    </div>
  );
}

/** A value as text; paragraphs are parted by an empty line. */
function wordsIn(value: Json | undefined): string {
  if (Array.isArray(value)) return value.map(String).join('\n\n');
  return value === undefined || value === null || isObject(value) ? '' : String(value);
}

interface CopyToolsProps {
  field: RefObject<HTMLTextAreaElement | null>;
  write: (words: string) => void;
}

/** Buttons that write the marks of copy around what is selected. */
function CopyTools({ field, write }: CopyToolsProps): ReactNode {
  const [isLinking, setIsLinking] = useState(false);
  const surround = (before: string, after: string): void => {
    const { current } = field;
    if (!current) return;
    const { selectionStart: start, selectionEnd: end, value } = current;
    const chosen = value.slice(start, end) || 'words';
    write(value.slice(0, start) + before + chosen + after + value.slice(end));
    requestAnimationFrame(() => {
      current.focus();
      current.setSelectionRange(start + before.length, start + before.length + chosen.length);
    });
  };
  return (
    <fieldset className="copy-tools" aria-label="Marks">
      <button type="button" onClick={() => surround('**', '**')}>
        <b>Bold</b>
      </button>
      <button type="button" onClick={() => surround('*', '*')}>
        <i>Italic</i>
      </button>
      <button type="button" onClick={() => setIsLinking(true)}>
        Link
      </button>
      {isLinking && (
        <LinkChooser
          close={() => setIsLinking(false)}
          choose={(to) => {
            setIsLinking(false);
            surround('[', `](${to})`);
          }}
        />
      )}
    </fieldset>
  );
}

function LinkChooser({ choose, close }: { choose: (to: string) => void; close: () => void }): ReactNode {
  const { edits, assets } = useEditorState();
  const choices = choicesFor('link', edits.root, assets).map((choice) => ({
    ...choice,
    choose: () => choose(choice.name),
  }));
  return <Chooser title="Where does it lead?" choices={choices} close={close} />;
}

interface WordChoiceProps {
  of: Parameters<typeof choicesFor>[0];
  label: string;
  choose: (words: string) => void;
}

/** A list to choose from, where what can be written is known. */
function WordChoice({ of, label, choose }: WordChoiceProps): ReactNode {
  const { edits, assets } = useEditorState();
  const [isOpen, setIsOpen] = useState(false);
  if (!['link', 'icon', 'flag', 'delivery', 'film', 'captions'].includes(of)) return null;
  return (
    <>
      <button type="button" onClick={() => setIsOpen(true)}>
        Choose<span className="unseen"> for {label}</span>
      </button>
      {isOpen && (
        <Chooser
          title={`Choose: ${label}`}
          close={() => setIsOpen(false)}
          choices={choicesFor(of, edits.root, assets).map((choice) => ({
            ...choice,
            choose: () => {
              choose(choice.name);
              setIsOpen(false);
            },
          }))}
        />
      )}
    </>
  );
}
