import type { Page, Shell } from '../compose/page';

/** A message of the editor to the page that it shows. */
export type ToPreview =
  /** Asks for typing in place, in the words that bear a mark. */
  | { kind: 'type'; mark: number; isReplaced: boolean }
  | {
      kind: 'show';
      /** The number of this page, which its answer bears. */
      number: number;
      shell: Shell;
      page: Page;
      /** The theme as styles, with the attributes of the root element. */
      styles: string;
      attributes: Record<string, string>;
      /** Whether clicks lead to fields; otherwise the page works as for visitors. */
      isEdited: boolean;
    }
  | {
      kind: 'point';
      /** The numbers of the marks of the open field, and the place of its block on the page, if any. */
      marks: number[];
      block: number | undefined;
      /** Whether to scroll there. */
      isSought: boolean;
      /** Whether all places with one of the marks are meant, and not only one. */
      isEach: boolean;
      /** Whether the page as a whole is meant, which begins at its beginning. */
      isPage?: true;
    };

/** A message of the page that is shown to the editor. */
export type FromPreview =
  | { kind: 'ready' }
  | { kind: 'drawn'; number: number }
  /** The page could not be drawn; the one before still shows. */
  | { kind: 'failed'; number: number }
  | { kind: 'picked'; picked: ClickedPart }
  /**
   * Somebody wants to type in the words with these marks; `otherwise` is what the click means where nobody can type
   * there.
   */
  | { kind: 'asked'; marks: number[]; otherwise: ClickedPart | undefined }
  /** The text of the words that are being typed. */
  | { kind: 'typed'; text: string }
  /** Typing has ended, taken back or not; or it cannot begin there. */
  | { kind: 'ended'; isTakenBack?: boolean; isRefused?: boolean }
  /** A link that was followed while the page is tried out. */
  | { kind: 'followed'; path: string }
  /** Somebody moves to the pane after the page, or to the one before it. */
  | { kind: 'left'; isBack: boolean }
  | { kind: 'pressed'; key: 'undo' | 'redo' | 'save' | 'find' };

/** The part of a page that was clicked. */
export interface ClickedPart {
  /** The numbers of the marks of what was clicked, the innermost first. */
  marks: number[];
  /** The place of its block among those of the page. */
  block?: number;
  /** The part of the shell that was clicked. */
  part?: 'header' | 'footer';
  /**
   * The clicked day, which is drawn in other words than it is written, and the number of equal days before it in its
   * block.
   */
  day?: { date: string; position: number };
}
