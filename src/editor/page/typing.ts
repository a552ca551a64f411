import type { Json } from '../../manifest/manifest';
import { set } from '../../manifest/operations';
import { type Pointer, valueAt } from '../../manifest/pointer';
import { asCopy } from '../../manifest/spans';
import type { ToPreview } from '../../preview/messages';
import type { MarkedPlaces } from '../drawing/mark-page';
import { sayChanged } from '../naming/say-changed';
import type { Editor } from '../session/editor';
import { isSampleText } from '../session/ticked';

/** The steps of typing on the page itself. */
export interface Typing {
  /**
   * Begins to type at the words with these marks, if the page shows them as they are written; else calls `instead`, or
   * says why not.
   */
  begin(marks: number[], instead?: () => void): void;
  /** Writes what was typed into its place; until it ends, all is one step. */
  write(text: string): void;
  /** Ends; with `isTakenBack`, takes back what was typed. */
  end(how: { isTakenBack?: boolean; isRefused?: boolean }): void;
}

/** Makes the typing on the page that is shown. */
export function createTyping(editor: Editor, send: (message: ToPreview) => void): Typing {
  let stretches = 0;
  let otherwise: (() => void) | undefined;
  const keyOf = (pointer: Pointer): string => `${pointer} on the page ${stretches}`;
  return {
    begin([mark = -1], instead) {
      const { drawnPage, edits, language } = editor.state();
      const place = drawnPage?.places[mark];
      if (!place) return;
      otherwise = instead;
      // A translation has its field below that of its text.
      if (language !== undefined || !isTypable(place, valueAt(edits.root, place.pointer))) return refuse(place.pointer);
      stretches++;
      editor.tell({ kind: 'type', place: place.pointer });
      send({ kind: 'type', mark, isReplaced: isSampleText(editor.state(), place.pointer) });
    },
    write(text) {
      const { typedPlace, drawnPage, edits, now } = editor.state();
      if (typedPlace === undefined) return;
      const copy = drawnPage?.places.find(({ pointer, copy: kind }) => pointer === typedPlace && kind)?.copy;
      const words = copy ? asCopy(text, copy) : text.replaceAll(/[{}]/g, '$&$&');
      const after = set(edits.root, typedPlace, words);
      editor.change({ says: sayChanged(after, now, typedPlace), place: typedPlace, after, key: keyOf(typedPlace) });
    },
    end({ isTakenBack, isRefused }) {
      const { typedPlace, edits } = editor.state();
      if (typedPlace === undefined) return;
      editor.tell({ kind: 'type', place: undefined });
      if (isRefused) refuse(typedPlace);
      else if (isTakenBack && edits.past.at(-1)?.key === keyOf(typedPlace)) editor.undo();
    },
  };

  function refuse(pointer: Pointer): void {
    if (otherwise) {
      otherwise();
      return;
    }
    editor.open(pointer);
    editor.announce('These words stand with others or are made of several things: they are changed in their field.');
  }
}

/** Tells whether words read as they are written, without a mark, an escape or a placeholder. */
function isTypable({ copy }: MarkedPlaces[number], written: Json | undefined): boolean {
  if (typeof written !== 'string') return false;
  return copy ? asCopy(written, copy) === written && !written.includes('\n') : !/[{}]/.test(written);
}
