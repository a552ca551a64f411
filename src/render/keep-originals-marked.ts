import type { Originals } from '../compose/page';

/**
 * Marks in drawn elements each outermost one of whose words all are originals, as `markOriginals` does in markup, and
 * goes on whenever other words are drawn. Gives the function that ends this, and takes the marks away.
 */
export function keepOriginalsMarked(root: Element, { language, direction, texts }: Originals): () => void {
  const originals = new Set(texts);
  const marked: Element[] = [];
  const unmark = (): void => {
    for (const element of marked.splice(0)) for (const name of ['lang', 'dir']) element.removeAttribute(name);
  };
  const mark = (): void => {
    unmark();
    for (const element of [...root.children].flatMap((child) => outermost(child, originals))) {
      element.setAttribute('lang', language);
      element.setAttribute('dir', direction);
      marked.push(element);
    }
  };
  mark();
  const observer = new MutationObserver(mark);
  observer.observe(root, { childList: true, characterData: true, subtree: true });
  return () => {
    observer.disconnect();
    unmark();
  };
}

/** Gives the elements within and including one that say nothing but originals, and stand in none that does. */
function outermost(element: Element, originals: ReadonlySet<string>): Element[] {
  const said = wordsOf(element);
  if (!said.some((words) => originals.has(words))) return [];
  if (said.every((words) => originals.has(words))) return [element];
  return [...element.children].flatMap((child) => outermost(child, originals));
}

/** Gives the words of an element and those within it, and of its pictures; what says its language itself has none. */
function wordsOf(element: Element): string[] {
  if (element.hasAttribute('lang')) return [];
  const own = [element.getAttribute('alt') ?? '', ...[...element.childNodes].map(textOf)].map((words) => words.trim());
  return [...own.filter((words) => /\p{L}/u.test(words)), ...[...element.children].flatMap(wordsOf)];
}

function textOf(node: Node): string {
  return node instanceof Text ? node.data : '';
}
