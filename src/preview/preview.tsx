import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { components as list } from '../blocks/generated/components';
import { createComponents } from '../render/components';
import { PageView, SiteView } from '../render/page-view';
import { ErrorBoundary } from '../shell/error-screen';
import { findClickedPart } from './find-clicked-part';
import type { FromPreview, ToPreview } from './messages';
import { followRoom, pointTo } from './point-to';
import { rememberMarks } from './remember-marks';
import { askToType, isTypedIn, keepCaret, typeInPlace } from './type-in-place';
import { layOpen, linkAt, seenAt, textAt } from './under-pointer';

type ShowMessage = Extract<ToPreview, { kind: 'show' }>;

rememberMarks();
const components = createComponents(list);
let failures = 0;
const root = createRoot(document.getElementById('root') ?? document.body, {
  // The next page is drawn anew in the place of one that could not be.
  onCaughtError: () => failures++,
});
let lastPage: ShowMessage | undefined;
/** The last page that was drawn without a failure. */
let whole: ShowMessage | undefined;
let latest = 0;
/** Resolves once the latest page is drawn. */
let drawing = Promise.resolve();
/** The element that was clicked last. */
let clicked: Element | undefined;
let clickedAt = Number.NEGATIVE_INFINITY;
/** The link that was followed last, until its page is drawn. */
let followed: URL | undefined;
let themeText = '';
const themeSheet = new CSSStyleSheet();
/** The longest time between the clicks of a double click, in milliseconds; systems let people choose it. */
const mostBetweenClicks = 1000;

addEventListener('message', ({ data, source, origin }: MessageEvent<ToPreview>) => {
  if (source !== parent || origin !== location.origin) return;
  if (data.kind === 'show') {
    drawing = show(data).catch(() => tell({ kind: 'failed', number: data.number }));
  } else if (data.kind === 'type') drawing.then(() => typeInPlace(data.mark, data.isReplaced, tell));
  // An added place exists only once the page is drawn.
  else drawing.then(() => pointTo(data, clicked));
});
addEventListener('click', pick, { capture: true });
addEventListener('submit', (event) => lastPage?.isEdited && event.preventDefault(), { capture: true });
addEventListener('keydown', tellKey);
addEventListener('resize', followLess);
tell({ kind: 'ready' });

/** Draws a page in the place of the last; components that both have keep their state. */
async function show(next: ShowMessage): Promise<void> {
  latest = next.number;
  await components.load(next.page.blocks.map(({ type }) => type));
  // An older page may arrive later.
  if (latest !== next.number) return;
  const failed = failures;
  const isOther = next.page.path !== lastPage?.page.path;
  const from = isOther ? followed : undefined;
  if (isOther) {
    putAnswers(from);
    followed = undefined;
  }
  put(next);
  if (isOther) lookAt(from);
  if (failures === failed) {
    whole = next;
    tell({ kind: 'drawn', number: next.number });
    return;
  }
  // A page that is half written need not be drawable; what was there stays until it is.
  if (whole) put(whole);
  tell({ kind: 'failed', number: next.number });
}

/** Draws a page, and counts in `failures` the errors in its blocks or outside of them. */
function put(next: ShowMessage): void {
  // Answers that were given on trial are no part of the page.
  if (lastPage && next.isEdited && !lastPage.isEdited) for (const form of document.forms) form.reset();
  lastPage = next;
  putDocument(next);
  layOpen(next.isEdited);
  try {
    keepCaret(() => flushSync(() => root.render(pageView(next))));
    void markOriginals(next);
  } catch {
    failures++;
  }
}

/** Ends what marks the originals of the page before. */
let unmark: (() => void) | undefined;

/** Marks untranslated words, but only whole elements: words in which somebody types stay one text node. */
async function markOriginals(shown: ShowMessage): Promise<void> {
  unmark?.();
  unmark = undefined;
  const some = [shown.page.originals, shown.shell.originals];
  // Most sites have one language.
  if (some.every((one) => one === undefined)) return;
  const { keepOriginalsMarked } = await import('../render/keep-originals-marked');
  const root = document.getElementById('root');
  if (root && lastPage === shown) unmark = keepOriginalsMarked(root, some, true);
}

function pageView({ shell, page }: ShowMessage): ReactNode {
  return (
    <SiteView shell={shell} page={page}>
      <ErrorBoundary key={failures}>
        <PageView page={page} components={components} />
      </ErrorBoundary>
    </SiteView>
  );
}

/** Puts the theme in, its styles as a constructed sheet, which the policy allows, and what the document says of itself. */
function putDocument({ styles, attributes, shell }: ShowMessage): void {
  const html = document.documentElement;
  if (styles !== themeText) {
    themeText = styles;
    themeSheet.replaceSync(styles);
    document.adoptedStyleSheets = [themeSheet];
  }
  const said = { lang: shell.language, dir: shell.direction, ...attributes };
  // To say the same again has the browser work out every style anew.
  for (const [name, value] of Object.entries(said))
    if (html.getAttribute(name) !== value) html.setAttribute(name, value);
}

let lastHeight = innerHeight;

/** Keeps the edited place in sight when the page gets less room. */
function followLess(): void {
  if (innerHeight < lastHeight) followRoom();
  lastHeight = innerHeight;
}

function pick(event: MouseEvent): void {
  if (!lastPage || !(event.target instanceof Element)) return;
  const link = event.target.closest('a');
  if (!lastPage.isEdited) {
    if (link) follow(link, event);
    return;
  }
  event.preventDefault();
  event.stopPropagation();
  if (isTypedIn(event.target)) return;
  const { clientX: x, clientY: y } = event;
  const target = seenAt(x, y, event.target);
  const text = textAt(x, y);
  const point = { x, y, text };
  if (event.detail > 1) {
    // The first of two clicks has led to the field, or was on a window that lay over the page.
    if (event.timeStamp - clickedAt < mostBetweenClicks) askToType(target, point, tell);
    return;
  }
  const isAgain = clicked === target && target.closest('[data-pointed=field]') !== null;
  clicked = target;
  clickedAt = event.timeStamp;
  // A key presses what has the focus, and no point.
  const isPointed = event.detail > 0;
  const clickedPart = findClickedPart(target, text, isPointed && !target.closest('a') ? linkAt(x, y) : undefined);
  if (isAgain && isPointed) askToType(target, point, tell, clickedPart);
  else tell({ kind: 'picked', picked: clickedPart });
}

/** Follows a link of a page that is tried out: to another page in this frame, to whatever else in a tab of its own. */
function follow(link: HTMLAnchorElement, event: Event): void {
  const address = new URL(link.href, location.href);
  const { origin, pathname, protocol } = address;
  // Telephones and mail are for other programs; what is no link for visitors does nothing here either.
  if (protocol === 'tel:' || protocol === 'mailto:') return;
  event.preventDefault();
  if (!protocol.startsWith('http')) return;
  // The address of a page has no dot; that of a file ends in its kind.
  if (origin !== location.origin || /\.[^/]*$/.test(pathname)) open(link.href, '_blank', 'noopener');
  else if (pathname === location.pathname || isOfShownPage(pathname)) {
    putAnswers(address);
    lookAt(address);
  } else {
    followed = address;
    tell({ kind: 'followed', path: pathname });
  }
}

function isOfShownPage(pathname: string): boolean {
  if (!lastPage) return false;
  const { page, shell } = lastPage;
  return pathname.replace(/\/$/, '') === `${shell.base}${page.path.slice(1)}`.replace(/\/$/, '');
}

/** Puts the answers of a link into the address of this document, from which the form of a page is filled in. */
function putAnswers(link: URL | undefined): void {
  const search = link?.search ?? '';
  if (search !== location.search) history.replaceState(null, '', location.pathname + search);
}

/** Scrolls to the place that a link leads to: the beginning of its page where it names none. */
function lookAt(link: URL | undefined): void {
  const place = link?.hash ? document.getElementById(nameOf(link.hash)) : null;
  if (place) place.scrollIntoView({ behavior: 'instant' });
  else scrollTo({ top: 0, behavior: 'instant' });
}

/** Gives the name of a place, of what stands behind a page's address; escapes that are none stay, as browsers leave them. */
function nameOf(hash: string): string {
  const name = hash.slice(1);
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
}

function tellKey(event: KeyboardEvent): void {
  if (event.key === 'F6') {
    event.preventDefault();
    tell({ kind: 'left', isBack: event.shiftKey });
    return;
  }
  const pointed = document.querySelector('[data-pointed=field]');
  if (pointed && (event.key === 'F2' || (event.key === 'Enter' && event.target === document.body))) {
    event.preventDefault();
    askToType(pointed, { x: -1, y: -1, text: undefined }, tell);
    return;
  }
  if (!event.ctrlKey && !event.metaKey) return;
  const name = event.key.toLowerCase();
  const keys = { z: event.shiftKey ? 'redo' : 'undo', y: 'redo', s: 'save', k: 'find' } as const;
  const key = Object.hasOwn(keys, name) ? keys[name as keyof typeof keys] : undefined;
  if (!key) return;
  event.preventDefault();
  tell({ kind: 'pressed', key });
}

function tell(message: FromPreview): void {
  parent.postMessage(message, location.origin);
}
