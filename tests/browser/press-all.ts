import { readMarks } from '../../src/preview/marks';
import type { ClickedPart, FromPreview, ToPreview } from '../../src/preview/messages';

/** What is seen on a page and pressed with the pointer. */
export interface Pressed {
  kind: 'text' | 'picture' | 'icon' | 'link';
  says: string;
  /** Whether a press on each line of it, or on its middle, leads to where it is written. */
  isLed: boolean;
}

/** What a text node says with its marks, and each attribute of an element. */
const borne = new WeakMap<Node, Map<string, string>>();
let drawn = (): void => {};
let picked: ClickedPart | undefined;

Object.assign(globalThis, { pressAll });
recordMarks();
// The page tells the window around it, which here is its own.
const post = window.postMessage.bind(window);
window.postMessage = ((message: FromPreview | ToPreview) => {
  if (message.kind === 'drawn' || message.kind === 'failed') drawn();
  else if (message.kind === 'picked') ({ picked } = message);
}) as typeof window.postMessage;

/** Draws a page, opens what is folded, and presses on all that is seen. */
async function pressAll(shown: ToPreview): Promise<Pressed[]> {
  await new Promise<void>((resolve) => {
    drawn = resolve;
    post(shown, location.origin);
  });
  for (const folded of document.querySelectorAll('details')) folded.open = true;
  const runs = runsOfTexts();
  const found: Pressed[] = [];
  const nodes = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT);
  for (let node = nodes.nextNode(); node; node = nodes.nextNode()) {
    const wanted = node instanceof Text ? runs.get(node) : marksOf(node).at(0);
    const kind = kindOf(node);
    if (!kind || wanted === undefined || !isSeen(node)) continue;
    showPopovers(node);
    scrollTo(node);
    const points = pointsOf(node);
    if (points.length === 0) continue;
    const says = node instanceof Text ? node.data.trim() : (node as Element).outerHTML.slice(0, 120);
    const isInDay = node.parentElement?.closest('time') !== null;
    const leads = ([x, y]: [number, number]): boolean => {
      const { marks = [], day } = press(x, y) ?? {};
      return marks.includes(wanted) || (isInDay && day !== undefined);
    };
    // Words may stand upon a picture: it is pressed beside them.
    found.push({ kind, says, isLed: kind === 'picture' ? points.some(leads) : points.every(leads) });
  }
  return found;
}

function kindOf(node: Node): Pressed['kind'] | undefined {
  if (node instanceof Text) return node.data.trim() === '' ? undefined : 'text';
  if (node instanceof HTMLImageElement) return 'picture';
  if (node instanceof HTMLAnchorElement) return 'link';
  return node instanceof SVGSVGElement ? 'icon' : undefined;
}

/** Presses on a point as a pointer does; returns what is told of the press. */
function press(x: number, y: number): ClickedPart | undefined {
  picked = undefined;
  const event = { bubbles: true, cancelable: true, clientX: x, clientY: y, detail: 1 };
  document.elementFromPoint(x, y)?.dispatchEvent(new MouseEvent('click', event));
  return picked;
}

/** The middle of each line of a text, or of an element; of a picture, that of each quarter, too. */
function pointsOf(node: Node): [number, number][] {
  const range = document.createRange();
  range.selectNodeContents(node);
  const rects = node instanceof Text ? range.getClientRects() : [(node as Element).getBoundingClientRect()];
  const seen = [...rects].filter(({ width, height }) => width > 1 && height > 1);
  const parts = node instanceof HTMLImageElement ? [2, 1, 3] : [2];
  return seen.flatMap(({ left, top, width, height }) =>
    parts.flatMap((x) => parts.map((y): [number, number] => [left + (width * x) / 4, top + (height * y) / 4])),
  );
}

function isSeen(node: Node): boolean {
  const element = node instanceof Element ? node : node.parentElement;
  if (!element) return false;
  const isFolded = element.closest('[popover]') !== null;
  return (isFolded || element.checkVisibility({ visibilityProperty: true })) && !isForEarsAlone(element);
}

function isForEarsAlone(element: Element): boolean {
  for (let around: Element | null = element; around; around = around.parentElement) {
    if (getComputedStyle(around).clipPath === 'inset(50%)') return true;
  }
  return false;
}

/** Shows the list that something stands in, and closes what would lie over it. */
function showPopovers(node: Node): void {
  for (const open of document.querySelectorAll<HTMLElement>(':popover-open')) {
    if (!open.contains(node)) open.hidePopover();
  }
  const popover = node.parentElement?.closest<HTMLElement>('[popover]');
  if (popover && !popover.checkVisibility({ visibilityProperty: true })) popover.showPopover();
}

function scrollTo(node: Node): void {
  const element = node instanceof Element ? node : node.parentElement;
  element?.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
}

/** The marks of an element; an icon bears them in the first of its lines. */
function marksOf(element: Node): number[] {
  const bearer = element instanceof SVGSVGElement ? (element.firstElementChild ?? element) : element;
  return [...(borne.get(bearer)?.values() ?? [])].flatMap((said) => readMarks(said).numbers);
}

/** The run of marked words in which each text stands, which may begin in one text and end in another. */
function runsOfTexts(): Map<Text, number> {
  const runs = new Map<Text, number>();
  const open: number[] = [];
  const nodes = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = nodes.nextNode() as Text | null; node; node = nodes.nextNode() as Text | null) {
    let run = open.at(-1);
    for (const part of (borne.get(node)?.get('') ?? node.data).split(/(?<=\uE0F1)|(?=\uE0F0)/)) {
      const { numbers, clean } = readMarks(part);
      open.push(...numbers);
      if (clean !== '') run ??= open.at(-1);
      if (part.endsWith('\uE0F1')) open.pop();
    }
    if (run !== undefined) runs.set(node, run);
  }
  return runs;
}

/** Remembers what is put into the page before its own setters take the marks out. */
function recordMarks(): void {
  const create = document.createTextNode.bind(document);
  document.createTextNode = (text) => {
    const node = create(text);
    remember(node, '', text);
    return node;
  };
  recordSetter('nodeValue', (node) => node);
  recordSetter('textContent', (node) => node.firstChild ?? node);
  const { setAttribute } = Element.prototype;
  Element.prototype.setAttribute = function setRecorded(name, value) {
    setAttribute.call(this, name, value);
    remember(this, name, String(value));
  };
}

function recordSetter(name: 'nodeValue' | 'textContent', bearerOf: (node: Node) => Node): void {
  const { set, ...others } = Object.getOwnPropertyDescriptor(Node.prototype, name) ?? {};
  Object.defineProperty(Node.prototype, name, {
    ...others,
    set(this: Node, text: string) {
      set?.call(this, text);
      remember(bearerOf(this), '', String(text));
    },
  });
}

function remember(node: Node, place: string, said: string): void {
  borne.set(node, (borne.get(node) ?? new Map<string, string>()).set(place, said));
}
