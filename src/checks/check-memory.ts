import { languageLinks } from '../compose/editions';
import { pagesAbove } from '../compose/pages-above';
import type { RouteSource } from '../compose/routes';
import type { Site } from '../compose/site';
import { withoutComments } from '../manifest/comments';
import type { Json, JsonObject } from '../manifest/manifest';
import { type KnownLengths, textLength } from '../manifest/text-length';
import type { Inspected } from './inspect';

/**
 * The result of inspecting a page, and the values from which it followed: the parts of the site that this page alone
 * shows.
 */
interface Remembered {
  parts: readonly unknown[];
  inspected: Inspected;
}

/**
 * Remembers the results of checks of a site that is checked after each edit. A page is composed again only where an
 * edit has reached it, or something that several pages may show; a block is validated again only where an edit has
 * reached it. A part that no edit has reached must be the same object as before, and all checks must use the same
 * options.
 */
export class CheckMemory {
  /** The blocks that are written as their schema says. */
  readonly rightBlocks = new WeakSet<object>();
  readonly #notes = new WeakMap<object, Json>();
  readonly #lengths: KnownLengths = new WeakMap();
  readonly #languages = new Map<string, CheckMemory>();
  #around: readonly unknown[] = [];
  #pages = new Map<string, Remembered>();

  /** A value without its notes. */
  withoutComments(root: JsonObject): JsonObject {
    return withoutComments(root, this.#notes);
  }

  /** How long the text of a value is, in characters. */
  lengthOf(root: JsonObject): number {
    return textLength(root, this.#lengths);
  }

  /** The memory of the same site in a further language. */
  inLanguage(tag: string): CheckMemory {
    const memory = this.#languages.get(tag) ?? new CheckMemory();
    this.#languages.set(tag, memory);
    return memory;
  }

  /** Begins a check of a site. The function that it gives inspects a page, or gives its remembered result. */
  begin(site: Site): (route: RouteSource, learn: () => Inspected) => Inspected {
    const around = aroundPages(site);
    const before = isSame(around, this.#around) ? this.#pages : new Map<string, Remembered>();
    this.#around = around;
    this.#pages = new Map();
    return (route, learn) => {
      const name = `${route.pointer} ${route.scope?.pointer ?? ''}`;
      const parts = partsOf(route, site);
      const known = before.get(name);
      const inspected = known && isSame(known.parts, parts) ? known.inspected : learn();
      this.#pages.set(name, { parts, inspected });
      return inspected;
    };
  }
}

/** Gives all that any page may show: everything that stands in no page, and which pages there are. */
function aroundPages(site: Site): unknown[] {
  const { assets, today, main } = site;
  // The main language shows nothing of the others but links, and they all of it.
  const { routes, languages, ...others } = (main ?? site).manifest;
  const pages = routes.map(({ path, from, where, sort, limit, draft }) => [path, from, where, sort, limit, draft]);
  return [assets, today, main && languages, ...Object.entries(others).flat(), ...pages.flat()];
}

/** Gives the parts that one page shows and no other, and its names for the pages above it. */
function partsOf(route: RouteSource, site: Site): unknown[] {
  const { path, title, description, share, tone, draft, blocks, scope } = route;
  const above = pagesAbove(path, site).flatMap((page) => [page.name, page.path]);
  const languages = languageLinks(route, site).flatMap(({ tag, label, href }) => [tag, label, href]);
  return [languages.length, ...languages, path, title, description, share, tone, draft, blocks, scope?.entry, ...above];
}

function isSame(some: readonly unknown[], others: readonly unknown[]): boolean {
  return some.length === others.length && some.every((one, index) => Object.is(one, others[index]));
}
