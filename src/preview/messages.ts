import type { Page, Shell } from '../compose/page';

/** What the editor sends to the page that it shows. */
export type ToPreview =
  /** The words with a mark are to be typed where they stand. */
  | { kind: 'type'; mark: number }
  | {
      kind: 'show';
      /** Goes up with each page that is sent; the answer bears it. */
      number: number;
      shell: Shell;
      page: Page;
      /** The theme as styles, with the attributes of the root element. */
      styles: string;
      attributes: Record<string, string>;
      /** Whether clicks lead to fields; otherwise the page does what it does for visitors. */
      isEdited: boolean;
    }
  | {
      kind: 'point';
      /** The numbers of the marks of the open field, and the place of its block on the page, if any. */
      marks: number[];
      block: number | undefined;
      /** Whether to scroll there. */
      isSought: boolean;
      /** Whether each place that bears one of the marks is meant, and not one of them. */
      isEach: boolean;
    };

/** What the page that is shown tells the editor. */
export type FromPreview =
  | { kind: 'ready' }
  | { kind: 'drawn'; number: number }
  /** The page could not be drawn; the one before still shows. */
  | { kind: 'failed'; number: number }
  | { kind: 'picked'; picked: Picked }
  /** Somebody wants to type on the page, where words with these marks stand; or what the click means where they cannot be typed there. */
  | { kind: 'asked'; marks: number[]; otherwise: Picked | undefined }
  /** What the words say that are being typed. */
  | { kind: 'typed'; text: string }
  /** Typing has ended, by taking it back or not; or it cannot begin there. */
  | { kind: 'ended'; isTakenBack?: boolean; isRefused?: boolean }
  /** A link that was followed while the page is tried out. */
  | { kind: 'followed'; path: string }
  /** Somebody goes on to the pane beside the page, or back to the one before it. */
  | { kind: 'left'; isBack: boolean }
  | { kind: 'pressed'; key: 'undo' | 'redo' | 'save' };

/** What was clicked on a page. */
export interface Picked {
  /** The numbers of the marks of what was clicked, the innermost first. */
  marks: number[];
  /** The place of its block among those of the page. */
  block?: number;
  /** What surrounds the page and was clicked. */
  part?: 'header' | 'footer';
  /** A day that was clicked, and how many of it stand before it in its block: it is drawn in other words than it is written. */
  day?: { date: string; position: number };
}
