import { isObject, type Json, type JsonObject } from '../manifest/manifest';
import german from './copy/de.json';
import type { Recipe } from './recipe';

/** The translations of recipes, by language and by the English texts. */
const translations: Record<string, Readonly<Record<string, string>>> = { de: german };

/** Gives a recipe in a language, such as de-AT; in English where nobody has translated it. */
export function recipeIn(language: string, recipe: Recipe): Recipe {
  const texts = translations[language.toLowerCase().split('-')[0] ?? ''];
  return texts ? (translated(recipe as Recipe & JsonObject, texts) as Recipe & JsonObject) : recipe;
}

/** Gives a text of recipes in a language; in English where nobody has translated it. */
export function textIn(language: string, text: string): string {
  return translations[language.toLowerCase().split('-')[0] ?? '']?.[text] ?? text;
}

/** Tells whether recipes are translated into a language, such as de-AT. */
export function speaks(language: string): boolean {
  const tag = language.toLowerCase().split('-')[0] ?? '';
  return tag === 'en' || Object.hasOwn(translations, tag);
}

/** Gives a value with its texts translated, as far as there are translations. */
function translated(value: Json, texts: Readonly<Record<string, string>>): Json {
  if (typeof value === 'string') return Object.hasOwn(texts, value) ? (texts[value] ?? value) : value;
  if (Array.isArray(value)) return value.map((item) => translated(item, texts));
  if (!isObject(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, translated(part, texts)]));
}
