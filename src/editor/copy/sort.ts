import type { Node, Schema } from 'prosemirror-model';
import type { EditorState, Plugin, Transaction } from 'prosemirror-state';

/** The contents of the clipboard, each an empty text where it is missing; `own` comes from a field of this editor. */
export interface Clipboard {
  own: string;
  html: string;
  plain: string;
}

/** A part of pasted copy that was left out, because this text cannot hold it. */
export type DroppedPart = 'picture' | 'table' | 'inner list' | 'link' | 'heading' | 'quotation';

/** The pasted words in a form that the text can hold, and what was left out. */
export interface Pasted {
  document: Node;
  leftOut: ReadonlySet<DroppedPart>;
}

/** A sort of text: the documents that it has, and the way to and from the text of the file. */
export interface Sort {
  schema: Schema;
  /** Makes the document of a text. */
  documentOf(text: string): Node;
  /** Makes the document of a text in which somebody is typing: what is about to go on stays. */
  documentInWriting(text: string): Node;
  /** Writes a document as a text. */
  textOf(document: Node): string;
  /** Gives a document as such a text can write it; undefined where it cannot. */
  sayable(document: Node): Node | undefined;
  sayTheSame(one: Node, other: Node): boolean;
  /** Makes the document of what is pasted. */
  pasted(clipboard: Clipboard): Pasted;
  /** Writes a document as plain text, for other programs. */
  plainOf(document: Node): string;
  /** Writes a document as text that keeps its marks in another such field. */
  ownOf?(document: Node): string;
  /** Gives the place of the caret in a document, by the number of characters before it in the text. */
  placeOf(text: string, caret: number): number;
  /** Gives the transaction for typed words; undefined where they are typed as anywhere. */
  typed?(state: EditorState, from: number, to: number, words: string): Transaction | undefined;
  /** Makes the plugin of its keys, one of which asks for a link. */
  keys(askForLink: () => void): Plugin;
}
