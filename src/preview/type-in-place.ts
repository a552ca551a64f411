import type { ClickedPart, FromPreview } from './messages';
import { marksAt } from './remember-marks';

type Tell = (message: FromPreview) => void;

/** The text in which somebody types on the page. */
interface Typing {
  element: HTMLElement;
  /** The text node that React has drawn. */
  text: Text;
  /** The text that the editor was sent last. */
  latest: string;
  /** The texts that were sent to the editor and may not be drawn yet. */
  underway: Set<string>;
  tell: Tell;
}

let typing: Typing | undefined;
/** The point at which somebody clicked to type, where the caret goes. */
let askedAt: { target: Element; x: number; y: number } | undefined;

/**
 * Asks the editor for typing in the words under the pointer, or in the first of an element; `otherwise` is what the
 * click means where that cannot be.
 */
export function askToType(
  target: Element,
  point: { x: number; y: number; text: Node | undefined },
  tell: Tell,
  otherwise?: ClickedPart,
): void {
  const { x, y, text } = point;
  const bearer = text && target.contains(text) ? text : textsIn(target).find((one) => marksAt(one).length > 0);
  askedAt = { target, x, y };
  if (bearer) tell({ kind: 'asked', marks: marksOf(bearer), otherwise });
  else if (otherwise) tell({ kind: 'picked', picked: otherwise });
}

/**
 * Begins typing in the words that bear a mark, where they stand alone in their element; otherwise tells the editor that
 * it cannot. With `isReplaced`, what is typed or pasted first takes their place.
 */
export function typeInPlace(mark: number, isReplaced: boolean, tell: Tell): void {
  if (typing && marksAt(typing.text).includes(mark)) return;
  endTyping();
  const texts = textsIn(document.body).filter((one) => marksAt(one).includes(mark));
  const text = texts.find((one) => askedAt?.target.contains(one)) ?? texts.find((one) => isSeen(one.parentElement));
  const element = text?.parentElement;
  const caret = askedAt && document.caretPositionFromPoint?.(askedAt.x, askedAt.y);
  askedAt = undefined;
  if (!text || !element || !standsAlone(text, element)) {
    tell({ kind: 'ended', isRefused: true });
    return;
  }
  typing = { element, text, latest: text.data, underway: new Set(), tell };
  element.contentEditable = 'plaintext-only';
  element.addEventListener('input', hear);
  element.addEventListener('beforeinput', refuseLines);
  element.addEventListener('keydown', hearKey);
  element.addEventListener('paste', paste);
  element.addEventListener('blur', endTyping);
  element.focus();
  if (isReplaced) getSelection()?.setBaseAndExtent(text, 0, text, text.length);
  else putCaret(caret?.offsetNode === text ? caret.offset : text.length);
}

/** Tells whether an element is the one in which somebody types. */
export function isTypedIn(target: EventTarget | null): boolean {
  return typing !== undefined && target instanceof Node && typing.element.contains(target);
}

/** Draws a page while somebody types; a page that is behind the typing changes neither the words nor the caret. */
export function keepCaret(draw: () => void): void {
  if (!typing) {
    // Asking for a caret would lay the page out.
    draw();
    return;
  }
  const words = typing.text.data;
  const { focusNode, focusOffset = 0 } = getSelection() ?? {};
  const caret = focusNode === typing.text ? focusOffset : words.length;
  draw();
  if (!typing) return;
  const { text, latest, underway } = typing;
  if (!text.isConnected) {
    endTyping();
    return;
  }
  const { data: drawn } = text;
  if (drawn !== latest && !underway.has(drawn)) {
    // Something else has changed it, such as undoing.
    typing.latest = drawn;
    underway.clear();
  } else {
    if (drawn === latest) underway.clear();
    if (drawn !== words) text.data = words;
  }
  const selection = getSelection();
  if (selection?.focusNode !== text || selection.focusOffset !== caret) putCaret(Math.min(caret, text.length));
}

function hear(): void {
  if (!typing) return;
  const { element, text, latest, tell } = typing;
  const words = element.textContent ?? '';
  // A browser takes an emptied text away, or puts lines in; what the page was drawn with has to stay.
  if (element.childNodes.length !== 1 || element.firstChild !== text) {
    text.data = words;
    element.replaceChildren(text);
    putCaret(text.length);
  }
  // A heading that says nothing would take its block with it: it waits for the next letter.
  if (words.trim() === '' || words === latest) return;
  typing.underway.add(latest);
  typing.latest = words;
  tell({ kind: 'typed', text: words });
}

function hearKey(event: KeyboardEvent): void {
  if (event.isComposing || (event.key !== 'Enter' && event.key !== 'Escape')) return;
  event.preventDefault();
  event.stopPropagation();
  endTyping(event, event.key === 'Escape');
}

function refuseLines(event: InputEvent): void {
  if (event.inputType === 'insertParagraph' || event.inputType === 'insertLineBreak') event.preventDefault();
}

/** Pastes words as one line of plain text. */
function paste(event: ClipboardEvent): void {
  event.preventDefault();
  const text = event.clipboardData?.getData('text/plain') ?? '';
  // What a word processor puts there ends with a line end.
  const words = text.replace(/[\r\n]+$/, '').replaceAll(/\s+/g, ' ');
  document.execCommand('insertText', false, words);
}

function endTyping(_?: Event, isTakenBack = false): void {
  if (!typing) return;
  const { element, text, latest, tell } = typing;
  typing = undefined;
  if (text.isConnected && text.data !== latest) text.data = latest;
  element.removeEventListener('input', hear);
  element.removeEventListener('beforeinput', refuseLines);
  element.removeEventListener('keydown', hearKey);
  element.removeEventListener('paste', paste);
  element.removeEventListener('blur', endTyping);
  element.removeAttribute('contenteditable');
  element.blur();
  tell({ kind: 'ended', isTakenBack });
}

function putCaret(offset: number): void {
  if (typing) getSelection()?.collapse(typing.text, offset);
}

/** Tells whether words are all the text of their element, and keys do nothing else in it. */
function standsAlone(text: Text, element: HTMLElement): boolean {
  const isAlone = [...element.childNodes].every((node) => node === text);
  return isAlone && !(element instanceof SVGElement) && !element.closest('button, summary, label, select, svg');
}

function isSeen(element: Element | null): boolean {
  return (element?.getClientRects().length ?? 0) > 0;
}

function marksOf(node: Node): number[] {
  const own = marksAt(node);
  if (own.length > 0 || !node.parentElement) return own;
  // Words in several pieces bear the mark in the first of them.
  const first = textsIn(node.parentElement).find((one) => marksAt(one).length > 0);
  return first ? marksAt(first) : [];
}

function textsIn(element: Element): Text[] {
  const nodes = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  for (let node = nodes.nextNode(); node; node = nodes.nextNode()) texts.push(node as Text);
  return texts;
}
