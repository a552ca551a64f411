import type { Node, Schema } from 'prosemirror-model';
import type { Plugin } from 'prosemirror-state';

/** A sort of text: what a document of it consists of, and how that stands in the file. */
export interface Sort {
  schema: Schema;
  /** The document that a text says. */
  documentOf(text: string): Node;
  /** The same while somebody writes it: what is about to go on stays. */
  documentInWriting(text: string): Node;
  /** The text that says a document. */
  textOf(document: Node): string;
  /** The document as such a text can say it; nothing, where it cannot. */
  sayable(document: Node): Node | undefined;
  sayTheSame(one: Node, other: Node): boolean;
  /** What a text of elsewhere becomes where it is pasted. */
  pasted(text: string): Node;
  /** What stands between two of its lines or paragraphs where they are copied to elsewhere. */
  gap: string;
  /** What it is called among what is copied, so that it keeps its form where it is pasted into one of its own sort. */
  ownType?: string;
  /** Where in a document the caret stands that has some characters of the text before it. */
  placeOf(text: string, caret: number): number;
  /** The keys that do something with it, and ask for a link. */
  keys(askForLink: () => void): Plugin;
  isOneLine?: true;
}
