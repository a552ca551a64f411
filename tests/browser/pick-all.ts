import { findClickedPart } from '../../src/preview/find-clicked-part';
import { readMarks } from '../../src/preview/marks';
import type { ClickedPart } from '../../src/preview/messages';
import { marksAt, rememberMarks } from '../../src/preview/remember-marks';

/** Something that can be clicked: what it says, and what a click on it means. */
export interface Clicked {
  kind: 'text' | 'alt' | 'label' | 'picture' | 'link' | 'icon';
  says: string;
  picked: ClickedPart;
  /** Whether it leads to where it is written itself, and not to what stands beside it. */
  isLed: boolean;
}

/** Links whose address nobody has written, beside what is: past the menu, to the page itself, home, to pages above, to a number whose digits alone count, to what a service shows or says. */
const madeLinks = [
  'a[href="#main"]',
  'a[aria-current]',
  'header a:has(> :is(img, picture))',
  'nav ol a',
  '[data-block=form] a[href^="https://wa.me/"]',
  'a[data-frame]',
  '[data-frame-place] > p a',
].join();

/** Links of which nothing is written in one place: to the page in another language, and to a calendar that is made of days. */
const linksOfNone = ['a[hreflang]', 'a[href*="/_calendar/"]'].join();

rememberMarks();
Object.assign(globalThis, { pickAll });

/** The run of marked words in which a text stands, which may begin in one text and end in another. */
const runs = new WeakMap<Text, number | undefined>();

/** Draws a page with marks as React does, and clicks on all there is. */
function pickAll(html: string): Clicked[] {
  const root = document.createElement('div');
  document.body.replaceChildren(root);
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  const open: number[] = [];
  for (const child of body.childNodes) copy(child, root, open);
  const found: Clicked[] = [];
  const nodes = document.createTreeWalker(root, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT);
  for (let node = nodes.nextNode(); node; node = nodes.nextNode()) found.push(...clickedAt(node));
  return found;
}

function* clickedAt(node: Node): Generator<Clicked> {
  const isMarked = marksAt(node).length > 0;
  if (node instanceof Text) {
    const { parentElement: around, data } = node;
    if (!around || data.trim() === '' || around.closest(`${linksOfNone}, span[aria-current][lang]`)) return;
    const picked = findClickedPart(around, node);
    const run = runs.get(node);
    const isLed = run === undefined ? picked.day !== undefined : picked.marks.includes(run);
    yield { kind: 'text', says: data, picked, isLed };
  }
  if (!(node instanceof Element)) return;
  const picked = findClickedPart(node, undefined);
  const isFound = picked.marks.length > 0;
  if (node instanceof HTMLImageElement) {
    yield { kind: 'picture', says: node.getAttribute('src') ?? '', picked, isLed: isMarked };
    if (node.alt !== '') yield { kind: 'alt', says: node.alt, picked, isLed: picked.marks.length > 1 };
  } else if (node instanceof SVGSVGElement && node.getAttribute('viewBox') === '0 0 24 24') {
    yield { kind: 'icon', says: node.innerHTML, picked, isLed: isFound };
  } else if (node instanceof HTMLAnchorElement && !node.matches(linksOfNone)) {
    const isLed = marksAt(node).some((mark) => picked.marks.includes(mark)) || (isFound && node.matches(madeLinks));
    yield { kind: 'link', says: node.getAttribute('href') ?? '', picked, isLed };
  }
  const label = node.getAttribute('aria-label');
  // A press on a link with words means these, whatever it is called for whoever hears it.
  const hasWords = node instanceof HTMLAnchorElement && node.textContent.trim() !== '';
  if (label && !hasWords) yield { kind: 'label', says: label, picked, isLed: isMarked };
}

/** Puts a copy of a node into another, through the setters that React uses. */
function copy(node: Node, into: Element, open: number[]): void {
  if (node instanceof Text) into.append(copyOfText(node.data, open));
  if (!(node instanceof Element) || node.matches('noscript, script, style')) return;
  const own = document.createElementNS(node.namespaceURI, node.localName);
  for (const { name, value } of node.attributes) own.setAttribute(name, value);
  for (const child of node.childNodes) copy(child, own, open);
  into.append(own);
}

/** A text with the run that it belongs to; `open` are the runs that have begun and not ended. */
function copyOfText(data: string, open: number[]): Text {
  const text = document.createTextNode(data);
  let run = open.at(-1);
  for (const part of data.split(/(?<=\uE0F1)|(?=\uE0F0)/)) {
    const { numbers, clean } = readMarks(part);
    open.push(...numbers);
    if (clean !== '') run ??= open.at(-1);
    if (part.endsWith('\uE0F1')) open.pop();
  }
  runs.set(text, run);
  return text;
}
