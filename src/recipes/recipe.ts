import type { JsonObject, Manifest } from '../manifest/manifest';

/** A page as site.json writes it. */
export type RecipePage = Manifest['routes'][number];

/** A field as a collection declares it; its label is left out of the file where its name says the same. */
export interface RecipeField {
  kind: string;
  label: string;
  help?: string;
  required?: true;
  choices?: string[];
}

/**
 * A part of a site that is added as a whole: plain JSON in English, as its author would have written it. Its first page
 * gives it its address, its first collection what it is about. Texts that mean something else here:
 *
 * - `@form` as an address is that of the first form of the site; what leads there is left out where there is none.
 * - `@things` as a collection is one that somebody chooses, and `@name` in braces the field by which its entries are
 *   called; what asks for them is left out where nothing is chosen.
 * - `@day`, `@arrival` and `@departure` as the names of questions are those words, each asked where it is one about such
 *   entries (`days-asked.ts`). Where they have dates of their own, none is asked, and what is over cannot be chosen.
 * - A question that would stand alone in half a row fills it.
 * - In an entry, a relative day such as `+14d` is that day, counted from the one on which the recipe is added, and money
 *   is an amount in US dollars, which becomes a round one in the currency of the site.
 */
export interface Recipe {
  /** The words for all entries, and within a sentence for one of them. */
  label: string;
  one?: string;
  says: string;
  /** Other words for it, by which it is found, with commas between. */
  alsoCalled: string;
  /** The collection, with its fields, and its samples without their addresses. */
  collections?: Record<string, { fields: Record<string, RecipeField>; entries: JsonObject[] }>;
  /**
   * What buttons say that lead to its form, in place of what recipes wrote: on the pages of the things that it offers, and
   * in the header where that led to the site's contact.
   */
  action?: string;
  /** Present where it can show the entries of a collection that is there, with their prices, in place of its own. */
  mayShowOthers?: true;
  /** Its pages, the one that the menu leads to first. */
  routes: [RecipePage, ...RecipePage[]];
  feeds?: { path: string; title: string; from: string; as: JsonObject }[];
  /** Values and ways to send forms, which are added where the site has none of that name, or no way at all. */
  values?: Record<string, string>;
  delivery?: JsonObject;
}
