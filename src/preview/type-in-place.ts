import type { FromPreview, Picked } from './messages';
import { marksAt } from './remember-marks';

type Tell = (message: FromPreview) => void;

/** What is typed on the page itself. */
interface Typed {
  element: HTMLElement;
  /** The text that the page was drawn with: what it says is what React knows of. */
  text: Text;
  /** What was told last. */
  told: string;
  /** What was told and may not have been drawn yet. */
  underway: Set<string>;
  tell: Tell;
}

let typed: Typed | undefined;
/** Where somebody asked for typing, so that the caret comes there. */
let asked: { target: Element; x: number; y: number } | undefined;

/**
 * Asks whether words can be typed where they stand: those under the pointer, or the first of an element; where they
 * cannot be, the click may mean something otherwise.
 */
export function askToType(
  target: Element,
  point: { x: number; y: number; text: Node | undefined },
  tell: Tell,
  otherwise?: Picked,
): void {
  const { x, y, text } = point;
  const bearer = text && target.contains(text) ? text : textsIn(target).find((one) => marksAt(one).length > 0);
  asked = { target, x, y };
  if (bearer) tell({ kind: 'asked', marks: marksOf(bearer), otherwise });
  else if (otherwise) tell({ kind: 'picked', picked: otherwise });
}

/** Lets the words that bear a mark be typed in place, where they stand alone in their element; otherwise says that they cannot be. */
export function typeInPlace(mark: number, tell: Tell): void {
  if (typed && marksAt(typed.text).includes(mark)) return;
  endTyping();
  const texts = textsIn(document.body).filter((one) => marksAt(one).includes(mark));
  const text = texts.find((one) => asked?.target.contains(one)) ?? texts.find((one) => isSeen(one.parentElement));
  const element = text?.parentElement;
  const caret = asked && document.caretPositionFromPoint?.(asked.x, asked.y);
  asked = undefined;
  if (!text || !element || !standsAlone(text, element)) {
    tell({ kind: 'ended', isRefused: true });
    return;
  }
  typed = { element, text, told: text.data, underway: new Set(), tell };
  element.contentEditable = 'plaintext-only';
  element.addEventListener('input', hear);
  element.addEventListener('beforeinput', refuseLines);
  element.addEventListener('keydown', hearKey);
  element.addEventListener('paste', paste);
  element.addEventListener('blur', endTyping);
  element.focus();
  putCaret(caret?.offsetNode === text ? caret.offset : text.length);
}

/** Whether an element is the one in which somebody types. */
export function isTypedIn(target: EventTarget | null): boolean {
  return typed !== undefined && target instanceof Node && typed.element.contains(target);
}

/** Draws a page while somebody types: a page that is behind what is typed changes neither words nor caret. */
export function keepCaret(draw: () => void): void {
  const words = typed?.text.data ?? '';
  const { focusNode, focusOffset = 0 } = getSelection() ?? {};
  const caret = typed && focusNode === typed.text ? focusOffset : words.length;
  draw();
  if (!typed) return;
  const { text, told, underway } = typed;
  if (!text.isConnected) {
    endTyping();
    return;
  }
  const { data: drawn } = text;
  if (drawn !== told && !underway.has(drawn)) {
    // Something else has changed it, such as undoing.
    typed.told = drawn;
    underway.clear();
  } else {
    if (drawn === told) underway.clear();
    if (drawn !== words) text.data = words;
  }
  const selection = getSelection();
  if (selection?.focusNode !== text || selection.focusOffset !== caret) putCaret(Math.min(caret, text.length));
}

function hear(): void {
  if (!typed) return;
  const { element, text, told, tell } = typed;
  const words = element.textContent ?? '';
  // A browser takes an emptied text away, or puts lines in; what the page was drawn with has to stay.
  if (element.childNodes.length !== 1 || element.firstChild !== text) {
    text.data = words;
    element.replaceChildren(text);
    putCaret(text.length);
  }
  // A heading that says nothing would take its block with it: it waits for the next letter.
  if (words.trim() === '' || words === told) return;
  typed.underway.add(told);
  typed.told = words;
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

/** Pastes words as one line, without what they looked like elsewhere. */
function paste(event: ClipboardEvent): void {
  event.preventDefault();
  const text = event.clipboardData?.getData('text/plain') ?? '';
  // What a word processor puts there ends with a line end.
  const words = text.replace(/[\r\n]+$/, '').replaceAll(/\s+/g, ' ');
  document.execCommand('insertText', false, words);
}

function endTyping(_?: Event, isTakenBack = false): void {
  if (!typed) return;
  const { element, text, told, tell } = typed;
  typed = undefined;
  if (text.isConnected && text.data !== told) text.data = told;
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
  if (typed) getSelection()?.collapse(typed.text, offset);
}

/** Whether words are all that their element says, and it is none that does something when keys are pressed in it. */
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
  const found: Text[] = [];
  for (let node = nodes.nextNode(); node; node = nodes.nextNode()) found.push(node as Text);
  return found;
}
