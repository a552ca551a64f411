import { type AuthoredBlock, isObject, type Json, type JsonObject } from '../manifest/manifest';
import { recipeIn } from '../recipes/in-language';
import type { Recipe } from '../recipes/recipe';
import { recipes } from '../recipes/recipes';
import type { StarterCopy } from './copies';
import { type BusinessKind, businessKinds } from './kinds';

/** What a kind of business offers, as its copy says it. */
type Offers = StarterCopy['kinds'][BusinessKind]['offers'];

/**
 * Makes the recipe of what a kind of business offers: that of `kinds.ts`, with the words of its copy, with `blocks` at the
 * end of its page, and with the way to ask for each at `form`.
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
  return {
    ...recipe,
    label: offers.label,
    collections: { [collection]: { fields, entries: samples } },
    routes: [
      {
        ...list,
        title: offers.title,
        description: offers.description,
        blocks: [{ type: 'hero', ...opening, heading: offers.title, text: offers.text }, ...further, ...blocks],
      },
      ...others.map((page) => ({
        ...page,
        blocks: page.blocks.map((block) => askingAt(form, block) as AuthoredBlock),
      })),
    ],
  };
}

const noCollection: [string, NonNullable<Recipe['collections']>[string]] = ['', { fields: {}, entries: [] }];

/** Gives a part of a recipe in which what leads to the form of the site leads to `form`. */
function askingAt(form: string, part: Json): Json {
  if (part === '@form') return form;
  if (Array.isArray(part)) return part.map((item) => askingAt(form, item));
  if (!isObject(part)) return part;
  return Object.fromEntries(Object.entries(part).map(([key, value]) => [key, askingAt(form, value)]));
}

/** Gives how a card shows one of the offers, whose pages stand below `path`: by the fields that their recipe has. */
export function offerCard(recipe: Recipe, path: string): JsonObject {
  const [{ fields } = noCollection[1]] = Object.values(recipe.collections ?? {});
  const hasPages = recipe.routes.some(({ from }) => from !== undefined);
  return {
    title: '{title}',
    text: Object.hasOwn(fields, 'text') ? '{text}' : '{note}',
    ...(Object.hasOwn(fields, 'icon') && { icon: '{icon}' }),
    ...(hasPages && { to: `${path}/{slug}` }),
  };
}
