import { type RefObject, useLayoutEffect, useRef, useState } from 'react';

/** The most rows of which all are in the document; of more, those in view are, and some around them. */
const mostRows = 60;

/** The distance from the visible part within which rows are drawn, in pixels. */
const reach = 400;

/** By how many rows at once what is drawn goes on, so that not each turn of the wheel draws some. */
const step = 10;

/** Rows that are drawn, from the first up to the last, and the one that has the focus, wherever that is. */
interface Drawn {
  first: number;
  last: number;
  focused: string | undefined;
  /** The mean height of a row, in pixels; undefined until some rows were drawn. */
  height: number | undefined;
}

/** A row that is drawn, by its index, or rows that are not, with the room that they take in pixels. */
export type TablePart = { index: number } | { from: number; count: number; height: number };

/**
 * Gives the parts of a table of many rows as far as they are to be in the document: rows in view with some around them,
 * that which has the focus with those beside it, so that the keyboard goes on from there, and room for all others. Of
 * few rows it gives all. `keys` names each row for good.
 */
export function useRowsInView(table: RefObject<HTMLElement | null>, keys: readonly string[]): TablePart[] {
  const [drawn, draw] = useState<Drawn>({ first: 0, last: mostRows - 1, focused: undefined, height: undefined });
  const latest = useRef(drawn);
  const isLong = keys.length > mostRows;
  useLayoutEffect(() => {
    const { current } = table;
    if (!isLong || !current) return;
    /** Draws other rows where others are in view: a look that finds the same draws nothing. */
    const look = (before: Drawn): void => {
      if (!current.offsetHeight) return;
      const next = lookAt(current, before);
      if (next === latest.current) return;
      latest.current = next;
      draw(next);
    };
    let width = 0;
    const observer = new ResizeObserver(() => {
      // In another width the rows have another height.
      const isOther = current.offsetWidth !== width;
      width = current.offsetWidth;
      look(isOther ? { ...latest.current, height: undefined } : latest.current);
    });
    observer.observe(current);
    // What scrolls may be the pane around it; a text that is longer than its cell scrolls with each letter.
    const lookIfScrolled = ({ target }: Event): void => {
      if (target instanceof Node && target.contains(current)) look(latest.current);
    };
    const lookAtFocus = (): void => look(latest.current);
    addEventListener('scroll', lookIfScrolled, { capture: true, passive: true });
    current.addEventListener('focusin', lookAtFocus);
    return () => {
      observer.disconnect();
      removeEventListener('scroll', lookIfScrolled, { capture: true });
      current.removeEventListener('focusin', lookAtFocus);
    };
  }, [table, isLong]);
  return partsOf(keys, isLong ? drawn : { ...drawn, first: 0, last: keys.length - 1 });
}

/** Gives the rows to draw where the table stands now; the same range as before where nothing has to change. */
function lookAt(table: HTMLElement, before: Drawn): Drawn {
  const { top, bottom } = table.getBoundingClientRect();
  const rows = [...table.querySelectorAll<HTMLElement>('tbody > tr')].map((row) => {
    const { from, count } = row.dataset;
    return { row, from: Number(from), count: count === undefined ? undefined : Number(count) };
  });
  const own = rows.filter(({ count }) => count === undefined);
  const heights = own.reduce((sum, { row }) => sum + row.offsetHeight, 0);
  const height = before.height ?? (own.length > 0 ? heights / own.length : undefined);
  const indexAt = (y: number): number => {
    for (const { row, from, count } of rows) {
      const edges = row.getBoundingClientRect();
      if (y >= edges.bottom) continue;
      const within = count === undefined ? 0 : Math.floor(((y - edges.top) * count) / edges.height);
      return from + Math.max(0, within);
    }
    const last = rows.at(-1);
    return last ? last.from + (last.count ?? 1) - 1 : 0;
  };
  const first = Math.floor(indexAt(Math.max(top, 0) - reach) / step) * step;
  const last = Math.ceil((indexAt(Math.min(bottom, innerHeight) + reach) + 1) / step) * step - 1;
  const focused = own.find(({ row }) => row.contains(document.activeElement))?.row.dataset.key;
  const isSame =
    first === before.first && last === before.last && focused === before.focused && height === before.height;
  return isSame ? before : { first, last, focused, height };
}

/** Gives the parts of a table of which some rows are drawn. */
export function partsOf(keys: readonly string[], { first, last, focused, height = 0 }: Drawn): TablePart[] {
  const around = focused === undefined ? -1 : keys.indexOf(focused);
  const isDrawn = (index: number): boolean =>
    (index >= first && index <= last) || (around >= 0 && Math.abs(index - around) <= 1);
  const parts: TablePart[] = [];
  for (const index of keys.keys()) {
    const before = parts.at(-1);
    if (isDrawn(index)) parts.push({ index });
    else if (before && 'count' in before) {
      before.count++;
      before.height += height;
    } else parts.push({ from: index, count: 1, height });
  }
  return parts;
}
