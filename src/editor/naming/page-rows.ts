import { isObject, type JsonObject } from '../../manifest/manifest';
import { replaceNames } from '../../manifest/placeholder';
import { memberPointer, type Pointer, valueAt } from '../../manifest/pointer';
import { oneEntryCondition, onlyEntry } from '../words/only-entry';
import { routeTitle } from './parts';

/** A row in the tree of pages: a page, or, without a pointer, the beginning of addresses that no page has itself. */
export interface PageRow {
  pointer: Pointer | undefined;
  title: string;
  path: string;
  /** The collection of whose entries a page each is made, where there may be several. */
  from: string | undefined;
}

/** A row with the branches below it. */
export interface PageBranch {
  row: PageRow;
  below: PageBranch[];
}

/** Gives the rows of all routes in the order of their addresses, each below the rows whose addresses it continues. */
export function pageRows(root: JsonObject, now: Date): PageRow[] {
  const written = Array.isArray(root.routes) ? root.routes : [];
  const pages = written.map((route, index): PageRow => {
    const pointer = `/routes/${index}`;
    const path = isObject(route) ? pathOf(root, route) : '';
    const isOfMany = isObject(route) && typeof route.from === 'string' && !oneEntryCondition(route);
    const from = isOfMany ? String(route.from) : undefined;
    return { pointer, title: routeTitle(root, now, pointer), path, from };
  });
  const paths = new Set(pages.map(({ path }) => path));
  const parents = new Set(pages.flatMap(({ path }) => pathsAbove(path)).filter((path) => !paths.has(path)));
  const above = [...parents].map((path) => ({ pointer: undefined, title: path, path, from: undefined }));
  const rows = [...pages, ...above].sort((one, other) => compareSteps(stepsOf(one.path), stepsOf(other.path)));
  const notFound = { pointer: '/notFound', title: routeTitle(root, now, '/notFound'), path: '', from: undefined };
  return [...rows, notFound];
}

/** Makes the tree of rows, which are in the order of their addresses. */
export function branchesOf(rows: readonly PageRow[]): PageBranch[] {
  const top: PageBranch[] = [];
  const way: PageBranch[] = [];
  for (const row of rows) {
    const above = pathsAbove(row.path);
    while (way.length > 0 && !above.includes(way.at(-1)?.row.path ?? '')) way.pop();
    const branch = { row, below: [] };
    (way.at(-1)?.below ?? top).push(branch);
    way.push(branch);
  }
  return top;
}

/** Gives the address of a page; for a page of one entry alone, the address that this entry gives it. */
function pathOf(root: JsonObject, route: JsonObject): string {
  const path = String(route.path ?? '');
  const only = onlyEntry(root, route);
  return only === undefined
    ? path
    : replaceNames(path, (name) => String(valueAt(root, memberPointer(only, name)) ?? '…'));
}

function stepsOf(path: string): string[] {
  return path.split('/').filter((step) => step !== '');
}

function pathsAbove(path: string): string[] {
  const steps = stepsOf(path);
  return steps.slice(0, -1).map((_, index) => `/${steps.slice(0, index + 1).join('/')}`);
}

/**
 * Compares addresses by their steps: what stands below an address follows it, whatever else begins with the same
 * letters.
 */
function compareSteps(one: string[], other: string[]): number {
  const at = one.findIndex((step, index) => step !== other[index]);
  if (at < 0 || other[at] === undefined) return one.length - other.length;
  return (one[at] ?? '').localeCompare(other[at] ?? '');
}
