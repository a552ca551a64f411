import { collectionsIn } from '../manifest/collections';
import type { JsonObject } from '../manifest/manifest';
import type { Recipe } from './recipe';
import { type RecipeName, recipes } from './recipes';
import { dateField } from './show-others';

/** The questions about days that a form may ask, as a recipe names them. */
type DayAsked = '@day' | '@arrival' | '@departure';

/** What is asked of things that no line of the table is about: whoever books a trip says when they come. */
const usual: readonly DayAsked[] = ['@day'];

/** What a booking asks about days, by the recipe of what is booked: a room is for several, a course has its own. */
const asked: Partial<Record<RecipeName, readonly DayAsked[]>> = {
  rooms: ['@arrival', '@departure'],
  courses: [],
  events: [],
};

const all: ReadonlySet<unknown> = new Set([...usual, ...Object.values(asked).flat()]);

/** Tells whether the name of a question is that of one about days. */
export function isOfDays(name: unknown): name is DayAsked {
  return all.has(name);
}

/** Tells whether a form that offers the entries of a collection asks a question about days. */
export function asksForDay(name: DayAsked, things: string, root: JsonObject): boolean {
  if (dateField(things, root) !== undefined) return false;
  const recipe = recipeOf(things, root);
  return ((recipe && asked[recipe]) ?? usual).includes(name);
}

/**
 * Gives the recipe by which a collection was made: the one that has the most fields in common with it, also where its
 * owner has taken out one. Undefined where none has, or several have as many.
 */
function recipeOf(things: string, root: JsonObject): RecipeName | undefined {
  const { fields } = collectionsIn(root).get(things) ?? {};
  const likely = (Object.entries(recipes) as [RecipeName, Recipe][]).flatMap(([name, { collections = {} }]) => {
    const [own] = Object.values(collections);
    const required = Object.entries(own?.fields ?? {}).filter(([, field]) => field.required);
    const found = required.filter(([field, { kind }]) => fields?.get(field)?.kind === kind).length;
    return required.length - found <= 1 ? [{ name, found }] : [];
  });
  const [first, second] = likely.toSorted((one, other) => other.found - one.found);
  return first && first.found > (second?.found ?? 0) ? first.name : undefined;
}
