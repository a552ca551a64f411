import { languagesIn } from '../../manifest/languages';
import { isObject, type JsonObject } from '../../manifest/manifest';

/** Gives the language tag of a site; undefined while its text is none. */
export function languageOf({ site }: JsonObject): string | undefined {
  const language = isObject(site) ? String(site.language ?? '') : '';
  return isTag(language) ? language : undefined;
}

/** Gives the tags of all languages of a site, the main one first. */
export function languageTagsOf(root: JsonObject): string[] {
  return [languageOf(root) ?? 'en', ...languagesIn(root).map(({ tag }) => tag)].filter(isTag);
}

function isTag(language: string): boolean {
  return /^[a-z]{2,3}(-[a-z\d]{2,8})*$/i.test(language);
}
