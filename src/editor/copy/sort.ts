import type { Node, Schema } from 'prosemirror-model';
import type { EditorState, Plugin, Transaction } from 'prosemirror-state';

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
  /** Makes the document of a text that is pasted from elsewhere. */
  pasted(text: string): Node;
  /** The characters between two of its lines or paragraphs when they are copied to elsewhere. */
  gap: string;
  /** Its type on the clipboard, by which it keeps its marks when it is pasted into its own sort. */
  ownType?: string;
  /** Gives the place of the caret in a document, by the number of characters before it in the text. */
  placeOf(text: string, caret: number): number;
  /** Gives the transaction for typed words; undefined where they are typed as anywhere. */
  typed?(state: EditorState, from: number, to: number, words: string): Transaction | undefined;
  /** Makes the plugin of its keys, one of which asks for a link. */
  keys(askForLink: () => void): Plugin;
  isOneLine?: true;
}
