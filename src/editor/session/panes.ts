import { type Pointer, parentPointer } from '../../manifest/pointer';
import type { EditorState } from './editor-state';

/** A pane of the window; in a narrow window the page fills it, and the others lie in drawers over it. */
export type Pane = 'outline' | 'page' | 'form';

/** The panes in their order. */
const panes: Pane[] = ['outline', 'page', 'form'];

/** Gives the pane after or before the one that has the focus, after the last the first. */
export function paneBeside(isBack: boolean): Pane {
  const here = panes.findIndex((name) => elementOf(name)?.contains(document.activeElement));
  const next = here < 0 ? (isBack ? -1 : 0) : here + (isBack ? -1 : 1);
  return panes.at(next % panes.length) ?? 'page';
}

/** The place that is open, and whether its first field is meant. */
type Open = Pick<EditorState, 'selectedPlace' | 'leadsIn' | 'language'>;

/** Puts the focus into a pane: on what is open in the contents, on the page itself, or on the open field. */
export function focusPane(pane: Pane, open: Open): void {
  if (pane === 'form') leadTo(elementOf(pane), open);
  else if (pane === 'page') elementOf(pane)?.querySelector('iframe')?.focus();
  else focusOutline(elementOf(pane));
}

function focusOutline(outline: HTMLElement | null): void {
  const open = outline?.querySelector<HTMLElement>('[aria-current=true]');
  (open ?? outline?.querySelector('input'))?.focus();
}

/** Puts the focus on the field of the open place, or on the title of its form, and unfolds what is around it. */
export function leadTo(pane: HTMLElement | null, { selectedPlace, leadsIn, language }: Open): void {
  let place = selectedPlace;
  let field = leadsIn ? firstFieldIn(pane, selectedPlace) : translationOf(selectedPlace, pane, language);
  while (pane && !field && place !== '') {
    // What nothing is said in yet has a button that begins it.
    const names = ['pointer', 'begins'].map((name) => `[data-${name}="${CSS.escape(place)}"]`);
    field = pane.querySelector<HTMLElement>(names.join()) ?? undefined;
    place = parentPointer(place);
  }
  const element = field ?? pane?.querySelector('h2');
  for (let around = element?.parentElement; around; around = around.parentElement) {
    if (around instanceof HTMLDetailsElement) around.open = true;
  }
  element?.focus();
  // A form that is higher than its pane would begin above it.
  const isHigh = pane && element ? element.offsetHeight > pane.clientHeight : false;
  element?.scrollIntoView({ block: isHigh ? 'start' : 'center' });
}

/** Finds the field of what a language says of the text at a place. */
export function translationOf(
  place: Pointer,
  pane: ParentNode | null,
  language: string | undefined,
): HTMLElement | undefined {
  // The first of several paragraphs has the field.
  const of = [place, `${place}/0`].map(
    (text) => `[data-translates="${CSS.escape(text)}"][lang="${CSS.escape(language ?? '')}"]`,
  );
  return pane?.querySelector<HTMLElement>(of.join()) ?? undefined;
}

function firstFieldIn(pane: HTMLElement | null, place: Pointer): HTMLElement | undefined {
  const within = `[data-pointer^="${CSS.escape(place)}/"]`;
  // Of several ticks, the group has the place.
  const fields = `:is(input, select, textarea, button, [role="textbox"])${within}, fieldset${within} [type="checkbox"]`;
  return pane?.querySelector<HTMLElement>(fields) ?? undefined;
}

/** Asks the window to show the contents, with the focus in them, once the next frame is drawn. */
export function askForOutline(): void {
  requestAnimationFrame(() => dispatchEvent(new Event(outlineEvent)));
}

/** The type of the event that asks the window for the contents. */
export const outlineEvent = 'outline-asked';

/** Tells whether the form is visible. */
export function isFormShown(): boolean {
  return elementOf('form')?.checkVisibility() ?? false;
}

/** Tells whether the window is narrow. */
export function isNarrow(): boolean {
  const drawer = document.querySelector('.drawer');
  return drawer !== null && getComputedStyle(drawer).display !== 'contents';
}

function elementOf(pane: Pane): HTMLElement | null {
  return document.querySelector<HTMLElement>(`.pane.${pane}`);
}
