import { type ClipboardEvent, type DragEvent, type ReactNode, useEffect, useState } from 'react';
import { isObject, type Json, type JsonObject } from '../../manifest/manifest';
import { listAt, memberPointer, valueAt } from '../../manifest/pointer';
import { LaterWindow } from '../controls/later-window';
import type { InputOf } from '../inputs/input';
import { fieldTaken } from '../inputs/taken';
import { describeEach, fieldOfPicture, focuses, oldAltOf } from '../members/pictures';
import { useDesk, useEditorState } from '../session/use-editor';
import { withinWords } from '../words/in-words';
import { AddUpload, useUpload } from './add-upload';
import { type InputProps, ProblemsAt, usePut } from './input-parts';
import { InputView } from './input-view';
import { Thumbnail } from './thumbnail';
import { WordsView } from './words-view';

type PictureProps = InputProps<InputOf<'picture'>>;

/** A picture: chosen from the uploads or added to them, with words for those who do not see it; or an emoji. */
export function PictureView({ pointer, input, value }: PictureProps): ReactNode {
  const put = usePut(pointer);
  const [oldAlt, setOldAlt] = useState<string>();
  const field = fieldTaken(value);
  if (field !== undefined) return <PictureSource pointer={pointer} picture={asPicture(undefined)} field={field} />;
  if (typeof value === 'string' && input.hasEmoji) {
    return (
      <>
        <WordsView pointer={pointer} input={{ kind: 'words', of: 'text' }} value={value} label="Emoji" />
        <button type="button" onClick={() => put({ src: '', alt: '' })}>
          A picture instead
        </button>
      </>
    );
  }
  const picture = asPicture(value);
  if (value === undefined) return <PictureSource pointer={pointer} picture={picture} field={undefined} />;
  return (
    <>
      <PictureSource
        pointer={pointer}
        picture={picture}
        field={fieldOfPicture(picture)}
        oldAlt={oldAlt}
        onReplace={setOldAlt}
      />
      <InputView
        pointer={memberPointer(pointer, 'alt')}
        input={{ kind: 'words', of: 'text' }}
        value={picture.alt}
        label="What it shows"
        help={helpOf(picture, oldAlt)}
      />
      {isSilent(picture) && <InARow pointer={pointer} />}
      <OwnWordsOfEach pointer={pointer} picture={picture} />
      {'focus' in picture ? (
        <InputView
          pointer={memberPointer(pointer, 'focus')}
          input={{ kind: 'choice', options: [...focuses] }}
          value={picture.focus}
          label="What stays in sight"
        />
      ) : (
        <button type="button" onClick={() => put({ ...picture, focus: 'center' })}>
          Choose what stays in sight where it is cut
        </button>
      )}
    </>
  );
}

/** A button that leads to all pictures of a list of which nothing is said, where there are several. */
function InARow({ pointer }: { pointer: PictureProps['pointer'] }): ReactNode {
  const { editor } = useDesk();
  const { edits } = useEditorState('edits');
  const [, list, field = ''] = /^(.*)\/\d+(\/[^/]+)$/.exec(pointer) ?? [];
  if (list === undefined) return null;
  const count = listAt(edits.root, list).filter((one) => isSilent(asPicture(valueAt(one, field)))).length;
  const open = (): void => editor.tell({ kind: 'show', shown: { shownWindow: { name: 'describe', within: list } } });
  return (
    count > 1 && (
      <button type="button" onClick={open}>
        Say it of all {count} in a row
      </button>
    )
  );
}

const asksForWords =
  'Say in a few words what is seen here, for those who do not see it. Left empty, it counts as decoration, of which they are told nothing.';

function helpOf(picture: JsonObject, oldAlt: string | undefined): string {
  if (isSilent(picture)) return asksForWords;
  if (picture.alt === oldAlt)
    return 'This was said of the picture before. Say what this one shows, if that is something else.';
  return 'For those who do not see it. Empty where it only decorates.';
}

function asPicture(value: Json | undefined): JsonObject {
  return isObject(value) ? value : { src: '', alt: '' };
}

/** Tells whether a picture is chosen and has no words yet. */
function isSilent({ src, alt }: JsonObject): boolean {
  return typeof src === 'string' && src !== '' && (alt === undefined || alt === '');
}

interface PictureSourceProps {
  pointer: PictureProps['pointer'];
  picture: JsonObject;
  /** The field of the entries in which each names its own picture. */
  field: string | undefined;
  /** The description of the file before this one, where it still stands. */
  oldAlt?: string | undefined;
  /** Takes that description once another file is chosen. */
  onReplace?: (oldAlt: string | undefined) => void;
}

/** The file of a picture: one of the uploads, or one that is added, dropped or pasted here. */
function PictureSource({ pointer, picture, field, oldAlt, onReplace }: PictureSourceProps): ReactNode {
  const { editor } = useDesk();
  const [isChoosing, setIsChoosing] = useState(false);
  const [chosen, setChosen] = useState(0);
  const put = usePut(pointer);
  const choose = (name: string): void => {
    // Whoever waits for an upload may have written what it shows meanwhile.
    const written = valueAt(editor.state().edits.root, pointer);
    // A picture of an entry comes with its own words.
    put(fieldTaken(name) === undefined ? { ...asPicture(written), src: name } : name);
    onReplace?.(oldAltOf(asPicture(written), name, picture));
    setIsChoosing(false);
    setChosen(chosen + 1);
  };
  // An effect, since the window of files first gives the focus back.
  useEffect(() => {
    const picture = asPicture(valueAt(editor.state().edits.root, pointer));
    const isAsked = chosen > 0 && (isSilent(picture) || picture.alt === oldAlt);
    if (isAsked) editor.open(memberPointer(pointer, 'alt'));
  }, [editor, chosen, pointer, oldAlt]);
  const upload = useUpload(choose);
  const take = (event: DragEvent | ClipboardEvent, files: FileList): void => {
    if (files.length === 0) return;
    event.preventDefault();
    upload([...files]);
  };
  const src = String(picture.src ?? '');
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: whatever is in it takes what is pasted; the button does the same.
    <div
      className="plain"
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => take(event, event.dataTransfer.files)}
      onPaste={(event) => take(event, event.clipboardData.files)}
    >
      <Thumbnail of={src} />
      <p>
        {field === undefined
          ? src || 'No picture yet.'
          : `Each entry names its own picture, as its “${withinWords(field)}”.`}
      </p>
      <ProblemsAt pointer={memberPointer(pointer, 'src')} />
      <div className="actions">
        <button type="button" data-pointer={memberPointer(pointer, 'src')} onClick={() => setIsChoosing(true)}>
          Choose a picture
        </button>
        <AddUpload accept="image/*" onAdd={choose} />
      </div>
      <small className="hint of-mouse">A picture can also be dropped here, or pasted.</small>
      {src && field === undefined && (
        <button
          type="button"
          onClick={() => editor.tell({ kind: 'show', shown: { shownWindow: { name: 'library', file: src } } })}
        >
          Where it is used, turn, cut, replace
        </button>
      )}
      {isChoosing && (
        <LaterWindow close={() => setIsChoosing(false)}>
          {({ file: FileChooser }) => (
            <FileChooser
              title="Choose a picture"
              isPicture
              place={pointer}
              choose={choose}
              close={() => setIsChoosing(false)}
            />
          )}
        </LaterWindow>
      )}
    </div>
  );
}

/** An offer to let each entry say what its own picture shows. */
function OwnWordsOfEach({ pointer, picture }: { pointer: PictureProps['pointer']; picture: JsonObject }): ReactNode {
  const { editor } = useDesk();
  const { edits } = useEditorState('edits');
  if (fieldOfPicture(picture) === undefined) return null;
  const edit = describeEach(edits.root, pointer);
  if (!edit) return null;
  return (
    <button type="button" onClick={() => editor.change(edit)}>
      Let each entry say what its own picture shows
    </button>
  );
}
