import { isObject, type JsonObject } from '../../manifest/manifest';

/** Gives the language tag of a site; undefined while its text is none. */
export function languageOf({ site }: JsonObject): string | undefined {
  const language = isObject(site) ? String(site.language ?? '') : '';
  return /^[a-z]{2,3}(-[a-z\d]{2,8})*$/i.test(language) ? language : undefined;
}
