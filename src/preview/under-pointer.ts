/**
 * The styles by which the pointer reaches what is under a link that is stretched over a card, while a page is edited.
 */
const seeThrough = new CSSStyleSheet();
seeThrough.replaceSync('a::before, a::after { pointer-events: none !important; }');

/** The styles that show questions of a form that depend on answers, while a page is edited. */
const everyQuestion = new CSSStyleSheet();
everyQuestion.replaceSync(`
[data-unmet] { display: flex !important; flex-direction: column; outline: 2px dashed; outline-offset: 4px; }
[data-unmet]:not([data-unmet] *)::before { content: "Asked only after certain answers"; font-size: 0.8em; }
`);

/** The elements that are always meant themselves, whatever shows through them. */
const pressable = 'a, button, input, label, select, summary, textarea, iframe, video';

/**
 * Shows a page as for editing, with links that let the pointer through and every question of a form; or as visitors see
 * it.
 */
export function layOpen(isEdited: boolean): void {
  for (const sheet of [seeThrough, everyQuestion]) adopt(sheet, isEdited);
}

function adopt(sheet: CSSStyleSheet, isWanted: boolean): void {
  // To hand over the same sheets again has the browser work out every style of the page anew.
  if (document.adoptedStyleSheets.includes(sheet) === isWanted) return;
  const others = document.adoptedStyleSheets.filter((one) => one !== sheet);
  document.adoptedStyleSheets = isWanted ? [...others, sheet] : others;
}

/** Finds the link that a visitor would follow by a press at a point, even through words over it. */
export function linkAt(x: number, y: number): Element | undefined {
  adopt(seeThrough, false);
  const link = document.elementFromPoint(x, y)?.closest('a');
  adopt(seeThrough, true);
  return link ?? undefined;
}

/**
 * Gives the visible element at a point: `top`, or the picture behind it where `top` has neither words nor a ground
 * there.
 */
export function seenAt(x: number, y: number, top: Element): Element {
  if (hasWordsAt(x, y)) return top;
  const stack = document.elementsFromPoint(x, y);
  // Whoever presses by a key points nowhere.
  if (stack[0] !== top) return top;
  for (const one of stack) {
    if (one instanceof HTMLImageElement) return one;
    if (one.matches(pressable) || one instanceof SVGElement || hasGround(one)) return top;
  }
  return top;
}

/** Gives the text node under the pointer, or the nearest. */
export function textAt(x: number, y: number): Node | undefined {
  const node = document.caretPositionFromPoint?.(x, y)?.offsetNode;
  return node?.nodeType === Node.TEXT_NODE ? node : undefined;
}

/** Tells whether words stand exactly at a point. */
function hasWordsAt(x: number, y: number): boolean {
  const text = textAt(x, y);
  if (!text) return false;
  const range = document.createRange();
  range.selectNodeContents(text);
  const rects = [...range.getClientRects()];
  return rects.some(({ left, right, top, bottom }) => x >= left && x <= right && y >= top && y <= bottom);
}

function hasGround(element: Element): boolean {
  const { backgroundColor, backgroundImage } = getComputedStyle(element);
  return backgroundImage !== 'none' || !/^(transparent|rgba\(.*, 0\))$/.test(backgroundColor);
}
