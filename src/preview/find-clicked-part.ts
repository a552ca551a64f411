import type { ClickedPart } from './messages';
import { marksAt, marksOfAddress } from './remember-marks';

/**
 * Gives the marks that a click on an element means: those of the words under the pointer; else the nearest in the
 * elements around them; else those of the address of the link around or over them.
 */
export function findClickedPart(target: Element, text: Node | undefined, over?: Element): ClickedPart {
  const pickedPlace = placeOf(target);
  const day = target.closest('time');
  if (day) return { ...pickedPlace, marks: [], day: placeOfDay(day) };
  return {
    ...pickedPlace,
    marks: [...new Set([...nearestMarks(target, text), ...marksOfLink(target.closest('a') ?? over)])],
  };
}

function nearestMarks(target: Element, text: Node | undefined): number[] {
  if (text && target.contains(text) && marksAt(text).length > 0) return marksAt(text);
  const chosenOption = target instanceof HTMLSelectElement ? target.selectedOptions[0] : undefined;
  const marksOfOption = chosenOption ? marksWithin(chosenOption) : [];
  if (marksOfOption.length > 0) return marksOfOption;
  for (let around: Element | null = target; around && !isWhole(around); around = around.parentElement) {
    const marks = marksWithin(around);
    if (marks.length > 0) return marks;
  }
  return [];
}

/** Gives the first marks in an element or in anything within it, attributes included. */
function marksWithin(element: Element): number[] {
  const nodes = document.createTreeWalker(element, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT);
  for (let node: Node | null = nodes.currentNode; node; node = nodes.nextNode()) {
    const isLink = node instanceof HTMLAnchorElement && node.firstChild !== null;
    // Where a link leads is asked for after what it says.
    const marks = !isLink ? marksAt(node) : hasWords(node) ? [] : marksAt(node, 'href');
    if (marks.length > 0) return marks;
  }
  return [];
}

/** Gives the marks of where a link leads; of one without words, those of how it is called, too. */
function marksOfLink(link: Element | undefined): number[] {
  if (!link) return [];
  return hasWords(link) ? marksOfAddress(link) : marksAt(link);
}

/** Tells whether a link has words, by which it is called for whoever sees it, whatever whoever hears it is told. */
function hasWords(link: Node): boolean {
  return link.textContent?.trim() !== '';
}

/** Tells whether an element is a whole block or more, so that marks elsewhere in it were not meant. */
function isWhole(element: Element): boolean {
  return element.matches('[data-block], header, footer, main, body');
}

function placeOf(target: Element): Omit<ClickedPart, 'marks'> {
  const block = target.closest('[data-block]');
  if (block) return { block: [...document.querySelectorAll('main > [data-block]')].indexOf(block) };
  const part = target.closest('header, footer');
  return part ? { part: part.localName as 'header' | 'footer' } : {};
}

function placeOfDay(day: HTMLTimeElement): NonNullable<ClickedPart['day']> {
  const within = day.closest('[data-block]') ?? document.body;
  const alike = [...within.querySelectorAll('time')].filter(({ dateTime }) => dateTime === day.dateTime);
  return { date: day.dateTime, position: alike.indexOf(day) };
}
