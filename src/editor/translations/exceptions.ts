import type { Exception, WrittenLanguage } from '../../manifest/languages';
import type { Json, JsonObject } from '../../manifest/manifest';
import { remove, set } from '../../manifest/operations';
import { memberPointer, type Pointer, valueAt } from '../../manifest/pointer';

/**
 * Gives the translation of a text on the page of a route alone, by the path of the route; undefined where there is
 * none.
 */
export function exceptionOn(page: string, text: string, { exceptions }: WrittenLanguage): Exception | undefined {
  return exceptions.get(text)?.find((one) => one.page === page);
}

/** Gives the place for the words of an exception. */
export function placeOfException(page: string, text: string, root: JsonObject, language: WrittenLanguage): Pointer {
  const list = `${language.pointer}/exceptions`;
  const written = valueAt(root, list);
  const next = Array.isArray(written) ? written.length : 0;
  return `${exceptionOn(page, text, language)?.pointer ?? memberPointer(list, next)}/says`;
}

/**
 * Gives a site with a translation of a text on one page alone; without words, the text has the translation that it has
 * elsewhere.
 */
export function withException(
  root: JsonObject,
  language: WrittenLanguage,
  { text, page, says }: Omit<Exception, 'pointer'>,
): JsonObject {
  const list = `${language.pointer}/exceptions`;
  const written = valueAt(root, list);
  const existing = exceptionOn(page, text, language);
  const others: readonly Json[] = Array.isArray(written) ? written : [];
  if (existing && says.trim() !== '') return set(root, `${existing.pointer}/says`, says);
  if (existing) return remove(root, others.length === 1 ? list : existing.pointer);
  return says.trim() === '' ? root : set(root, list, [...others, { text, page, says }]);
}
