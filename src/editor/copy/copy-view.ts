import { baseKeymap, toggleMark } from 'prosemirror-commands';
import { keymap } from 'prosemirror-keymap';
import type { Node } from 'prosemirror-model';
import { type Command, EditorState, TextSelection, type Transaction } from 'prosemirror-state';
import { EditorView } from 'prosemirror-view';
import { type CopyKind, isCopyKind, type LineMark } from '../../manifest/visit-copy';
import { createValueChips, type ValueChip } from '../words/value-chips';
import {
  insertValue,
  linkSelection,
  type MarksHere,
  marksAtSelection,
  removeBrace,
  removeSelected,
  replaceDocument,
  unlink,
} from './copy-commands';
import { copySchema } from './copy-document';
import { copySort } from './copy-sort';
import { toggleLine } from './line-commands';
import { putPasted } from './pasted';
import { lineSort, linesSort } from './plain-sort';
import type { DroppedPart, Sort } from './sort';

/** The sorts of text that such a field can have, by their names: plain text, or a kind of copy. */
const plainSorts = { line: lineSort, lines: linesSort };

/** The type of copy on the clipboard, by which it keeps its marks in another field. */
const ownType = 'application/x-pagewright-copy';

/** The text of a field and its listeners. */
export interface CopyOptions {
  sort: keyof typeof plainSorts | CopyKind;
  text: string;
  /** The number of characters before the caret. */
  caret: number;
  /** Gives the words of a value chip. */
  says(written: string): ValueChip;
  attributes: () => Record<string, string>;
  write(text: string): void;
  /** Called whenever the marks at the selection may have changed. */
  onMove(marks: MarksHere): void;
  /** Called with what the text cannot hold. */
  onRefuse(what: 'marks' | 'picture'): void;
  /** Called with what a text that was pasted does not have any more. */
  onLeaveOut(what: ReadonlySet<DroppedPart>): void;
  askForLink(): void;
}

/** A field in which a text is written as it is read, with value chips. */
export interface CopyView {
  toggle(mark: 'strong' | 'em'): void;
  /** Gives the selected paragraphs a line mark, or takes it away. */
  toggleLine(mark: LineMark): void;
  /** Links the selection to an address; without one, takes out the link around the caret. */
  link(to: string | undefined): void;
  insertValue(written: string): void;
  /** Shows another text, where that was not written here, and the attributes and values as they are now. */
  update(text: string): void;
  /** Takes the focus, with the caret behind so many characters of the text. */
  focus(caret?: number): void;
  destroy(): void;
}

/** Puts a field of text into an element. */
export function createCopyView(place: HTMLElement, options: CopyOptions): CopyView {
  const sort: Sort = isCopyKind(options.sort) ? copySort(options.sort) : plainSorts[options.sort];
  let written = options.text;
  const values = createValueChips(options.says);
  const state = EditorState.create({
    doc: sort.documentInWriting(options.text),
    plugins: [sort.keys(options.askForLink), keymap({ ...baseKeymap, 'Shift-Enter': baseKeymap.Enter as Command })],
  });
  const view = new EditorView(place, {
    state,
    attributes: options.attributes,
    handleKeyDown: takeSelection,
    handleTextInput: ({ state: current }, from, to, words) => {
      const transaction = sort.typed?.(current, from, to, words);
      if (transaction) dispatch(transaction);
      return transaction !== undefined;
    },
    handleClickOn: goBeside,
    nodeViews: { value: ({ attrs }) => values.draw(String(attrs.written)) },
    dispatchTransaction: dispatch,
    handleDOMEvents: {
      focus: () => {
        options.onMove(marksAtSelection(view.state));
      },
      copy: (_, event) => copy(event),
      cut: (_, event) => copy(event) && run((current, send) => removeSelected(current, send)),
      paste: (_, event) => paste(event),
      drop: (_, event) => refuse(event),
      dragstart: (_, event) => refuse(event),
    },
  });
  let attributes = '';
  setCaret(options.caret);
  return {
    toggle: (mark) => run(toggleMark(copySchema.marks[mark])),
    toggleLine: (mark) => run(toggleLine(mark)),
    link: (to) => run(to === undefined ? unlink : linkSelection(to)),
    insertValue: (name) => run((current, send) => insertValue(name, current, send)),
    update(text) {
      // What is drawn anew would put the selection back where it was when the browser last told of it.
      if (view.hasFocus()) takeSelection(view);
      const { doc } = view.state;
      const other = text === written ? doc : sort.documentOf(text);
      written = text;
      // Whoever has just typed a blank goes on behind it.
      if (other !== doc && !(view.hasFocus() && sort.sayTheSame(doc, other)))
        view.updateState(view.state.apply(replaceDocument(view.state, other)));
      const now = JSON.stringify(options.attributes());
      if (now !== attributes) view.setProps({ attributes: options.attributes });
      attributes = now;
      values.refresh(view.dom);
    },
    focus(caret) {
      if (caret !== undefined) setCaret(caret);
      view.focus();
    },
    destroy: () => view.destroy(),
  };

  function setCaret(caret: number): void {
    const { doc, tr } = view.state;
    const place = Math.min(sort.placeOf(written, caret), doc.content.size);
    view.dispatch(tr.setSelection(TextSelection.near(doc.resolve(place))));
  }

  function run(command: Command): boolean {
    view.focus();
    return command(view.state, view.dispatch, view);
  }

  /** Takes over what such a text can say, with the marks that it can; refuses what it cannot. */
  function dispatch(transaction: Transaction): void {
    const { doc: former } = view.state;
    const next = view.state.apply(transaction);
    const document = transaction.docChanged ? sort.sayable(next.doc) : next.doc;
    if (!document) {
      options.onRefuse('marks');
      return;
    }
    if (document !== next.doc && next.doc.content.size < former.content.size && sort.sayTheSame(document, former)) {
      dispatch(removeBrace(transaction));
      return;
    }
    view.updateState(document === next.doc ? next : next.apply(replaceDocument(next, document)));
    // Without the focus, nothing is selected.
    if (view.hasFocus()) options.onMove(marksAtSelection(view.state));
    const text = sort.textOf(view.state.doc);
    if (text === written) return;
    written = text;
    options.write(text);
  }

  function copy(event: ClipboardEvent): true {
    event.preventDefault();
    const { selection, doc } = view.state;
    if (selection.empty) return true;
    const slice = doc.cut(selection.from, selection.to);
    event.clipboardData?.setData('text/plain', sort.plainOf(slice));
    if (sort.ownOf) event.clipboardData?.setData(ownType, sort.ownOf(slice));
    return true;
  }

  function paste(event: ClipboardEvent): true {
    event.preventDefault();
    const data = (type: string): string => event.clipboardData?.getData(type) ?? '';
    const clipboard = { own: data(ownType), html: data('text/html'), plain: data('text/plain') };
    if (clipboard.own === '' && clipboard.plain === '') {
      if (event.clipboardData?.files.length) options.onRefuse('picture');
      return true;
    }
    const { document, leftOut } = sort.pasted(clipboard);
    view.dispatch(putPasted(view.state, document));
    if (leftOut.size > 0) options.onLeaveOut(leftOut);
    return true;
  }
}

/** Takes over the selection of the browser before a key acts: slow computers tell of it only after the next key. */
function takeSelection(view: EditorView): false {
  const selection = view.dom.ownerDocument.getSelection();
  const { doc, selection: known, tr } = view.state;
  const { anchorNode, focusNode } = selection ?? {};
  if (!selection || !anchorNode || !focusNode || !(known instanceof TextSelection)) return false;
  if (!view.dom.contains(anchorNode) || !view.dom.contains(focusNode)) return false;
  const anchor = view.posAtDOM(anchorNode, selection.anchorOffset);
  const head = view.posAtDOM(focusNode, selection.focusOffset);
  const slice = TextSelection.between(doc.resolve(anchor), doc.resolve(head));
  if (!slice.eq(known)) view.dispatch(tr.setSelection(slice));
  return false;
}

/** Puts the caret on the side of a value that was pressed: within it, a browser takes no key. */
function goBeside(view: EditorView, _: number, node: Node, place: number, { clientX }: MouseEvent): boolean {
  const chip = view.nodeDOM(place);
  if (node.type.name !== 'value' || !(chip instanceof HTMLElement)) return false;
  const { left, width } = chip.getBoundingClientRect();
  const isLeft = clientX < left + width / 2;
  const isBefore = isLeft === (getComputedStyle(view.dom).direction === 'ltr');
  const caret = TextSelection.create(view.state.doc, isBefore ? place : place + node.nodeSize);
  view.dispatch(view.state.tr.setSelection(caret));
  return true;
}

function refuse(event: Event): true {
  event.preventDefault();
  return true;
}
