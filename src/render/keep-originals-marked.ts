import type { Originals } from '../compose/page';
import { allOriginals, type OriginalWords, originalWords, withoutElements } from './original-words';

/** The nodes in the place of a text of which originals are a part. */
interface Parted {
  text: Text;
  /** The whole text, which is empty meanwhile. */
  says: string;
  shown: HTMLElement;
}

/**
 * Marks untranslated words in drawn elements, as `markOriginals` does in markup, and again whenever words change; where
 * text nodes must stay whole, it marks only whole elements. Existing marks are replaced. Gives the function that ends
 * this, and removes the marks.
 */
export function keepOriginalsMarked(
  root: Element,
  some: readonly (Originals | undefined)[],
  keepsTexts = false,
): (() => void) | undefined {
  const written = allOriginals(some);
  if (!written) return undefined;
  const { language, direction } = written;
  const originals = originalWords(written);
  const markedElements: Element[] = [root, ...root.querySelectorAll('[lang][dir]')].filter(
    (element) => element.getAttribute('lang') === language && element.getAttribute('dir') === direction,
  );
  const parted: Parted[] = [];
  /** Removes the marks; a text that has changed meanwhile stays as it is. */
  const unmark = (drawn: ReadonlySet<Node>): void => {
    for (const element of markedElements.splice(0)) for (const name of ['lang', 'dir']) element.removeAttribute(name);
    for (const { text, says, shown } of parted.splice(0)) {
      shown.remove();
      if (!drawn.has(text)) text.data = says;
    }
  };
  const markIn = (element: Element): void => {
    const words = wordsOf(element);
    if (!words.some((one) => originals.isWhole(one) || originals.placesIn(one).length > 0)) return;
    if (words.every((one) => originals.isWhole(one))) {
      putMark(element, written);
      markedElements.push(element);
      return;
    }
    if (withoutElements.has(element.localName)) return;
    for (const node of keepsTexts ? [] : [...element.childNodes]) {
      const parts = node instanceof Text ? partsOf(node.data, originals, written) : undefined;
      if (!(node instanceof Text) || !parts) continue;
      parted.push({ text: node, says: node.data, shown: parts });
      // The text itself belongs to what has drawn it.
      node.after(parts);
      node.data = '';
    }
    for (const child of element.children) if (!parted.some(({ shown }) => shown === child)) markIn(child);
  };
  const mark = (drawn: ReadonlySet<Node>): void => {
    unmark(drawn);
    for (const child of root.children) markIn(child);
  };
  mark(new Set());
  const observer = new MutationObserver((records) => {
    mark(new Set(records.flatMap(({ type, target }) => (type === 'characterData' ? [target] : []))));
    // Its own changes are no reason to mark again.
    observer.takeRecords();
  });
  observer.observe(root, { childList: true, characterData: true, subtree: true });
  return () => {
    observer.disconnect();
    unmark(new Set());
  };
}

/** Gives words with their originals marked, in one element; undefined where they have none. */
function partsOf(words: string, originals: OriginalWords, written: Originals): HTMLElement | undefined {
  const mark = (says: string): HTMLElement => {
    const part = document.createElement('bdi');
    putMark(part, written);
    part.textContent = says;
    return part;
  };
  if (originals.isWhole(words)) return mark(words);
  const places = originals.placesIn(words);
  if (places.length === 0) return undefined;
  const element = document.createElement('span');
  let from = 0;
  for (const [start, end] of places) {
    element.append(words.slice(from, start), mark(words.slice(start, end)));
    from = end;
  }
  element.append(words.slice(from));
  return element;
}

function putMark(element: Element, { language, direction }: Originals): void {
  element.setAttribute('lang', language);
  element.setAttribute('dir', direction);
}

/**
 * Gives the words of an element, of the elements within it, and of its pictures; an element with a `lang` of its own
 * has none.
 */
function wordsOf(element: Element): string[] {
  if (element.hasAttribute('lang')) return [];
  const own = [element.getAttribute('alt') ?? '', ...[...element.childNodes].map(textOf)];
  return [...own.filter((words) => /\p{L}/u.test(words)), ...[...element.children].flatMap(wordsOf)];
}

function textOf(node: Node): string {
  return node instanceof Text ? node.data : '';
}
