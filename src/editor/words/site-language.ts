import { languagesIn, type WrittenLanguage } from '../../manifest/languages';
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

/** Gives the name of a further language of a site: the one that it has there, or what it calls itself. */
export function languageName({ tag, label }: Pick<WrittenLanguage, 'tag' | 'label'>): string {
  return label ?? (isTag(tag) ? nameOfTag(tag, tag) : tag);
}

/** Gives the name of a language in a language, as it begins a line. */
export function nameOfTag(tag: string, language: string): string {
  const name = new Intl.DisplayNames([language], { type: 'language' }).of(tag) ?? tag;
  return name.charAt(0).toLocaleUpperCase(language) + name.slice(1);
}
