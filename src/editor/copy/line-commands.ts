import { chainCommands, splitBlockAs } from 'prosemirror-commands';
import { type Command, type EditorState, TextSelection, type Transaction } from 'prosemirror-state';
import { type CopyKind, heldMarks, type LineMark } from '../../manifest/visit-copy';

/** Makes a command that gives the selected paragraphs a line mark; where all have it, it takes it away. */
export function toggleLine(mark: LineMark): Command {
  return ({ doc, selection, tr }, send) => {
    const places: number[] = [];
    doc.nodesBetween(selection.from, selection.to, ({ isTextblock }, place) => {
      if (isTextblock) places.push(place);
      return !isTextblock;
    });
    const isOn = places.every((place) => doc.nodeAt(place)?.attrs.mark === mark);
    for (const place of places) {
      const { source } = doc.nodeAt(place)?.attrs ?? {};
      // What stood between paragraphs stands between no items.
      tr.setNodeMarkup(place, undefined, { mark: isOn ? null : mark, source });
    }
    send?.(tr);
    return true;
  };
}

/** Makes a paragraph of the empty line with the caret. */
const endLines: Command = (state, send) => {
  const { $from, empty } = state.selection;
  return empty && $from.parent.content.size === 0 && withoutLine(state, send);
};

/** Splits the paragraph at the caret; a list and a quotation go on with another line, a heading with a paragraph. */
const splitLine = splitBlockAs(({ type, attrs: { mark } }, isAtEnd) => ({
  type,
  attrs: { mark: mark === 'heading' && isAtEnd ? null : mark },
}));

/** Goes on with the next paragraph or line; an empty line of a list or a quotation ends that. */
export const goOn: Command = chainCommands(endLines, splitLine);

/** Makes a paragraph of the line whose start is at the caret. */
export const leaveLine: Command = (state, send) => {
  const { $from, empty } = state.selection;
  return empty && $from.parentOffset === 0 && withoutLine(state, send);
};

function withoutLine(state: EditorState, send: ((transaction: Transaction) => void) | undefined): boolean {
  const { parent } = state.selection.$from;
  return parent.attrs.mark !== null && parent.isTextblock && toggleLine(parent.attrs.mark)(state, send);
}

/** The signs that make each line mark, when they are typed at the start of a paragraph with a blank after them. */
const typedMarks: Readonly<Record<LineMark, RegExp>> = {
  bullet: /^[-*•]$/,
  number: /^1[.)]$/,
  heading: /^#{1,3}$/,
  quotation: /^>$/,
};

/** The typing that makes a line mark. */
interface LineTyping {
  /** Gives the transaction for a typed blank that begins a line; undefined where it is typed as anywhere. */
  begin(state: EditorState, from: number, to: number, words: string): Transaction | undefined;
  /** Gives a line that was just begun its signs back as words. */
  takeBack: Command;
}

/** Makes what begins a line in copy of a kind with the signs that are typed for it. */
export function typeLines(kind: CopyKind): LineTyping {
  let begun: { document: EditorState['doc']; signs: string } | undefined;
  return {
    begin({ doc, tr }, from, to, words) {
      const $from = doc.resolve(from);
      if (words !== ' ' || from !== to || $from.parent.attrs.mark !== null) return undefined;
      const signs = doc.textBetween($from.start(), from, undefined, '\uFFFC');
      const mark = heldMarks[kind].find((one) => typedMarks[one].test(signs));
      if (!mark) return undefined;
      tr.delete($from.start(), from).setNodeMarkup($from.before(), undefined, { mark });
      begun = { document: tr.doc, signs: `${signs} ` };
      return tr;
    },
    takeBack({ doc, selection: { $from, empty }, tr }, send) {
      if (doc !== begun?.document || !empty || $from.parentOffset !== 0) return false;
      tr.setNodeMarkup($from.before(), undefined, { mark: null }).insertText(begun.signs, $from.start());
      send?.(tr.setSelection(TextSelection.create(tr.doc, $from.start() + begun.signs.length)));
      return true;
    },
  };
}
