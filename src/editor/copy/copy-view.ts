import { baseKeymap, toggleMark } from 'prosemirror-commands';
import { keymap } from 'prosemirror-keymap';
import { Slice } from 'prosemirror-model';
import { type Command, EditorState, TextSelection, type Transaction } from 'prosemirror-state';
import { EditorView } from 'prosemirror-view';
import { inWords } from '../in-words';
import {
  insertValue,
  linkTo,
  type MarksHere,
  marksOf,
  plainDocument,
  removeSelected,
  replaced,
  unlink,
  valueWords,
} from './copy-commands';
import { copyOf, copySchema, documentInWriting, documentOf, sayable, sayTheSame } from './copy-document';
import { typeInLinks } from './type-in-links';

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

const { marks } = copySchema;
/** Copy between two fields, in its own words; elsewhere it is plain words. */
const ownType = 'application/x-pagewright-copy';

/** Puts a field of copy into a place. */
export function createCopyView(place: HTMLElement, options: CopyOptions): CopyView {
  let written = options.text;
  const document = documentInWriting(options.text);
  const keys = keymap({
    'Mod-b': toggleMark(marks.strong),
    'Mod-i': toggleMark(marks.em),
    'Mod-k': () => {
      options.askForLink();
      return true;
    },
  });
  const typed = typeInLinks();
  const state = EditorState.create({ doc: document, plugins: [keys, keymap(baseKeymap)] });
  const view = new EditorView(place, {
    state,
    attributes: options.attributes,
    handleKeyDown: takeSelection,
    handleTextInput: ({ state: current }, from, to, words) => {
      const transaction = typed(current, from, to, words);
      if (transaction) dispatch(transaction);
      return transaction !== undefined;
    },
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
      const { tr, doc } = view.state;
      const other = text === written ? doc : documentOf(text);
      written = text;
      // Whoever has just typed a blank goes on behind it.
      if (other !== doc && !(view.hasFocus() && sayTheSame(doc, other))) {
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

/** Where in the document the caret stands that had some characters of its text before it. */
function caretIn({ text, caret }: CopyOptions): number {
  const before = documentInWriting(text.slice(0, caret));
  return Math.min(documentInWriting(text).content.size, Math.max(1, before.content.size - 1));
}

/**
 * Takes over what is selected on the page before a key is acted on: on a slow computer the browser
 * tells of a new selection after the next key.
 */
function takeSelection(view: EditorView): false {
  const selection = view.dom.ownerDocument.getSelection();
  const { doc, selection: known, tr } = view.state;
  const { anchorNode, focusNode } = selection ?? {};
  if (!selection || !anchorNode || !focusNode || !(known instanceof TextSelection)) return false;
  if (!view.dom.contains(anchorNode) || !view.dom.contains(focusNode)) return false;
  const anchor = view.posAtDOM(anchorNode, selection.anchorOffset);
  const head = view.posAtDOM(focusNode, selection.focusOffset);
  const chosen = TextSelection.between(doc.resolve(anchor), doc.resolve(head));
  if (!chosen.eq(known)) view.dispatch(tr.setSelection(chosen));
  return false;
}

/** A name in braces, drawn as what it says now. */
function valueView(written: string, says: CopyOptions['says']): { dom: HTMLElement } {
  const dom = document.createElement('span');
  dom.className = 'value-chip';
  dom.textContent = says(written);
  const [, name = ''] = /^\{([\w.]+)/.exec(written) ?? [];
  dom.title = `${inWords(name)} ${written}`;
  dom.contentEditable = 'false';
  return { dom };
}

function refuse(event: Event): true {
  event.preventDefault();
  return true;
}
