import { baseKeymap, toggleMark } from 'prosemirror-commands';
import { keymap } from 'prosemirror-keymap';
import { Fragment, type Node, Slice } from 'prosemirror-model';
import { type Command, EditorState, TextSelection, type Transaction } from 'prosemirror-state';
import { EditorView } from 'prosemirror-view';
import { copyOf, copySchema, documentOf, sayable } from './copy-document';

/** What a field of copy is given, and whom it tells. */
export interface CopyOptions {
  text: string;
  /** How many characters of the text stand before the caret. */
  caret: number;
  /** What a name in braces says now. */
  says(written: string): string;
  attributes: () => Record<string, string>;
  write(text: string): void;
  /** Told whenever the marks at the selection may be others, and of what cannot be said. */
  moved(marks: MarksHere): void;
  refused(): void;
  askForLink(): void;
}

/** The marks upon what is selected. */
export interface MarksHere {
  isStrong: boolean;
  isEm: boolean;
  to: string | undefined;
}

/** A field in which copy is written as it is read. */
export interface CopyView {
  toggle(mark: 'strong' | 'em'): void;
  /** Makes a link of what is selected, or none of the link that the caret is in. */
  link(to: string | undefined): void;
  insertValue(written: string): void;
  /** Shows another text, where that is not what was written here, and the attributes as they are now. */
  update(text: string): void;
  focus(): void;
  destroy(): void;
}

const { marks, nodes } = copySchema;
/** Copy between two fields, in its own words; elsewhere it is plain words. */
const ownType = 'application/x-pagewright-copy';

/** Puts a field of copy into a place. */
export function createCopyView(place: HTMLElement, options: CopyOptions): CopyView {
  let written = options.text;
  const document = documentOf(options.text);
  const keys = keymap({
    'Mod-b': toggleMark(marks.strong),
    'Mod-i': toggleMark(marks.em),
    'Mod-k': () => {
      options.askForLink();
      return true;
    },
  });
  const state = EditorState.create({ doc: document, plugins: [keys, keymap(baseKeymap)] });
  const view = new EditorView(place, {
    state,
    attributes: options.attributes,
    nodeViews: { value: ({ attrs }) => valueView(String(attrs.written), options.says) },
    dispatchTransaction: dispatch,
    handleDOMEvents: {
      copy: (_, event) => copy(event),
      cut: (_, event) => copy(event) && run((current, send) => removeSelected(current, send)),
      paste: (_, event) => paste(event),
      drop: (_, event) => refuse(event),
      dragstart: (_, event) => refuse(event),
    },
  });
  place.classList.add('copy-field');
  view.dispatch(view.state.tr.setSelection(TextSelection.near(view.state.doc.resolve(caretIn(options)))));
  return {
    toggle: (mark) => run(toggleMark(marks[mark])),
    link: (to) => run(to === undefined ? unlink : linkTo(to)),
    insertValue: (name) => run((current, send) => insertValue(name, current, send)),
    update(text) {
      if (text !== written) {
        written = text;
        const { tr, doc } = view.state;
        const other = documentOf(text);
        tr.replaceWith(0, doc.content.size, other.content).setDocAttribute('end', other.attrs.end);
        view.updateState(view.state.apply(tr));
      }
      view.setProps({ attributes: options.attributes });
    },
    focus: () => view.focus(),
    destroy: () => view.destroy(),
  };

  function run(command: Command): boolean {
    view.focus();
    return command(view.state, view.dispatch, view);
  }

  /** Takes over what copy can say, with the marks that it can; refuses what it cannot. */
  function dispatch(transaction: Transaction): void {
    const next = view.state.apply(transaction);
    const document = transaction.docChanged ? sayable(next.doc) : next.doc;
    if (!document) {
      options.refused();
      return;
    }
    view.updateState(document === next.doc ? next : next.apply(replaced(next, document)));
    options.moved(marksOf(view.state));
    const text = copyOf(view.state.doc);
    if (text === written) return;
    written = text;
    options.write(text);
  }

  function copy(event: ClipboardEvent): true {
    event.preventDefault();
    const { selection, doc } = view.state;
    const chosen = doc.cut(selection.from, selection.to);
    event.clipboardData?.setData('text/plain', chosen.textBetween(0, chosen.content.size, '\n\n', valueWords));
    event.clipboardData?.setData(ownType, copyOf(chosen));
    return true;
  }

  function paste(event: ClipboardEvent): true {
    event.preventDefault();
    const own = event.clipboardData?.getData(ownType);
    const plain = event.clipboardData?.getData('text/plain') ?? '';
    const { content } = own ? documentOf(own) : plainDocument(plain);
    view.dispatch(view.state.tr.replaceSelection(new Slice(content, 1, 1)).scrollIntoView());
    return true;
  }
}

/** A text of elsewhere: an empty line parts paragraphs, and no character is a mark. */
function plainDocument(text: string): Node {
  const paragraphs = text.split(/\r?\n\s*\r?\n/).map((words) => words.replaceAll(/\s+/g, ' '));
  const content = paragraphs.map((words) => nodes.paragraph.create(null, words ? copySchema.text(words) : null));
  return nodes.doc.create(null, Fragment.from(content));
}

function valueWords({ attrs }: Node): string {
  return String(attrs.written);
}

function refuse(event: Event): true {
  event.preventDefault();
  return true;
}

function removeSelected(state: EditorState, send?: (transaction: Transaction) => void): boolean {
  send?.(state.tr.deleteSelection());
  return true;
}

function insertValue(name: string, state: EditorState, send?: (transaction: Transaction) => void): boolean {
  const value = nodes.value.create({ written: `{${name}}` }, null, state.selection.$from.marks());
  send?.(state.tr.replaceSelectionWith(value, false).scrollIntoView());
  return true;
}

function linkTo(to: string): Command {
  return ({ selection, tr }, send) => {
    const mark = marks.link.create({ to });
    if (selection.empty) send?.(tr.insert(selection.from, copySchema.text(to.replace(/^\w+:/, ''), [mark])));
    else send?.(tr.removeMark(selection.from, selection.to, marks.link).addMark(selection.from, selection.to, mark));
    return true;
  };
}

const unlink: Command = ({ selection: { $from, $to }, tr }, send) => {
  send?.(tr.removeMark($from.start(), $to.end(), marks.link));
  return true;
};

/** The marks at the selection; those that are about to be typed count. */
function marksOf({ selection: { $from, $to, empty }, storedMarks }: EditorState): MarksHere {
  const here = storedMarks ?? (empty ? $from.marks() : ($from.marksAcross($to) ?? []));
  const to = marks.link.isInSet(here)?.attrs.to as string | undefined;
  return { isStrong: marks.strong.isInSet(here) !== undefined, isEm: marks.em.isInSet(here) !== undefined, to };
}

/** The step to a document that says the same in fewer or other parts, with the caret as far from the end as it was. */
function replaced(state: EditorState, document: Node): Transaction {
  const { size } = state.doc.content;
  const fromEnd = size - state.selection.head;
  const tr = state.tr.replaceWith(0, size, document.content);
  const caret = Math.max(0, Math.min(document.content.size, document.content.size - fromEnd));
  return tr.setSelection(TextSelection.near(tr.doc.resolve(caret)));
}

/** Where in the document the caret stands that had some characters of its text before it. */
function caretIn({ text, caret }: CopyOptions): number {
  const before = documentOf(text.slice(0, caret));
  return Math.min(documentOf(text).content.size, Math.max(1, before.content.size - 1));
}

/** A name in braces, drawn as what it says now. */
function valueView(written: string, says: CopyOptions['says']): { dom: HTMLElement } {
  const dom = document.createElement('span');
  dom.className = 'value-chip';
  dom.textContent = says(written);
  dom.title = written;
  dom.contentEditable = 'false';
  return { dom };
}
