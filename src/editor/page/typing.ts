import type { Json, JsonObject } from '../../manifest/manifest';
import { set } from '../../manifest/operations';
import { type Pointer, valueAt } from '../../manifest/pointer';
import type { ToPreview } from '../../preview/messages';
import type { MarkedPlaces } from '../drawing/mark-page';
import { sayChanged } from '../naming/say-changed';
import type { Editor } from '../session/editor';

/** The steps of typing on the page itself. */
export interface Typing {
  /** Begins at the words with these marks, if they read as they are written; else calls `instead`, or says why not. */
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
      const { drawn, edits } = editor.state();
      const place = drawn?.places[mark];
      if (!place) return;
      otherwise = instead;
      if (!isTypable(place, valueAt(edits.root, place.pointer))) return refuse(place.pointer);
      stretches++;
      editor.tell({ kind: 'type', place: place.pointer });
      send({ kind: 'type', mark });
    },
    write(text) {
      const { typed, drawn, edits, now } = editor.state();
      if (typed === undefined) return;
      const isCopy = drawn?.places.some(({ pointer, isCopy: is }) => pointer === typed && is) === true;
      const after = set(edits.root, typed, asWritten(text, isCopy)) as JsonObject;
      editor.change({ says: sayChanged(after, now, typed), place: typed, after, key: keyOf(typed) });
    },
    end({ isTakenBack, isRefused }) {
      const { typed, edits } = editor.state();
      if (typed === undefined) return;
      editor.tell({ kind: 'type', place: undefined });
      if (isRefused) refuse(typed);
      else if (isTakenBack && edits.done.at(-1)?.key === keyOf(typed)) editor.undo();
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
function isTypable({ isCopy }: MarkedPlaces[number], written: Json | undefined): boolean {
  return typeof written === 'string' && !(isCopy ? /[{}\\*[\]\n]/ : /[{}]/).test(written);
}

/** Writes words so that they read as they are. */
function asWritten(text: string, isCopy: boolean): string {
  const braced = text.replaceAll(/[{}]/g, '$&$&');
  return isCopy ? braced.replaceAll(/[\\*[\]]/g, '\\$&') : braced;
}
