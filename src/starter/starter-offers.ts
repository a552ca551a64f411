import { type AuthoredBlock, isObject, type Json, type JsonObject } from '../manifest/manifest';
import { recipeIn } from '../recipes/in-language';
import type { Recipe, RecipeField } from '../recipes/recipe';
import { recipes } from '../recipes/recipes';
import type { StarterCopy } from './copies';
import { type BusinessKind, businessKinds } from './kinds';

/** What a kind of business offers, as its copy says it. */
type Offers = StarterCopy['kinds'][BusinessKind]['offers'];

/**
 * Makes the recipe of the offers of a kind of business: that of `kinds.ts` with the words of its copy, with `blocks` at
 * the end of its page, on a ground other than that of the last one before them, and with `form` as the way to ask for an
 * offer.
 */
export function offersOf(
  kind: BusinessKind,
  offers: Offers,
  language: string,
  { blocks, form }: { blocks: AuthoredBlock[]; form: string },
): Recipe {
  const { offers: name, icons } = businessKinds[kind];
  const recipe = recipeIn(language, recipes[name]);
  const [[collection, { fields, entries }] = noCollection] = Object.entries(recipe.collections ?? {});
  const saying = Object.hasOwn(fields, 'text') ? 'text' : 'note';
  const samples = offers.items.map(
    ({ title, text }, index): JsonObject => ({
      ...entries[index % entries.length],
      title,
      [saying]: text,
      ...(Object.hasOwn(fields, 'icon') && { icon: icons[index] ?? icons[0] }),
    }),
  );
  const [list, ...others] = recipe.routes;
  const [opening, ...further] = list.blocks;
  const isTinted = further.at(-1)?.surface === 'tinted';
  const [first, ...closing] = blocks;
  const following = first && !isTinted ? [{ ...first, surface: 'tinted' as const }, ...closing] : blocks;
  return {
    ...recipe,
    label: offers.label,
    one: offers.one,
    collections: { [collection]: { fields, entries: samples } },
    routes: [
      {
        ...list,
        title: offers.title,
        description: offers.description,
        blocks: [{ type: 'hero', ...opening, heading: offers.title, text: offers.text }, ...further, ...following],
      },
      ...others.map((page) => ({
        ...page,
        blocks: page.blocks.map((block) => askingAt(form, block) as AuthoredBlock),
      })),
    ],
  };
}

const noCollection: [string, NonNullable<Recipe['collections']>[string]] = ['', { fields: {}, entries: [] }];

/** Leads the links to the site's form in a part of a recipe to `form`. */
function askingAt(form: string, part: Json): Json {
  if (part === '@form') return form;
  if (Array.isArray(part)) return part.map((item) => askingAt(form, item));
  if (!isObject(part)) return part;
  return Object.fromEntries(Object.entries(part).map(([key, value]) => [key, askingAt(form, value)]));
}

/** Gives what takes the offers that the page of a recipe lists first, out of their collection. */
export function offersShown(recipe: Recipe, collection: string): JsonObject {
  const lists = recipe.routes[0].blocks.flatMap(({ items }) => (isObject(items) && 'from' in items ? [items] : []));
  const { where, sort } = lists[0] ?? {};
  return { from: collection, ...(where !== undefined && { where }), ...(sort !== undefined && { sort }) };
}

/** Gives what whoever reads of an offer asks first: of a concert when it is, of all others what they cost. */
function asked({ date, price }: Readonly<Record<string, RecipeField>>): JsonObject {
  if (date) return { meta: '{date:long}' };
  return price ? { meta: price.kind === 'money' ? '{price:money}' : '{price}' } : {};
}

/** Makes the template of a card for an offer, by the fields of the recipe; the pages of offers stand below `path`. */
export function offerCard(recipe: Recipe, path: string): JsonObject {
  const [{ fields } = noCollection[1]] = Object.values(recipe.collections ?? {});
  const hasPages = recipe.routes.some(({ from }) => from !== undefined);
  return {
    title: '{title}',
    text: Object.hasOwn(fields, 'text') ? '{text}' : '{note}',
    ...(Object.hasOwn(fields, 'icon') && { icon: '{icon}' }),
    ...(Object.hasOwn(fields, 'photo') && { picture: '{photo}' }),
    ...asked(fields),
    ...(hasPages && { to: `${path}/{slug}` }),
  };
}
