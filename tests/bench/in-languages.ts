import type { Json, JsonObject } from '../../src/manifest/manifest';

/** The properties whose texts a translator is given. */
const texts = new Set([
  'title',
  'description',
  'eyebrow',
  'heading',
  'text',
  'question',
  'answer',
  'items',
  'label',
  'copyright',
]);

/** A generated site in further languages, which say every text of it otherwise. */
export function inLanguages(site: JsonObject, tags: readonly string[]): JsonObject {
  const found = new Set<string>();
  collect(site, '', found);
  const languages = tags.map((tag): [string, Json] => [
    tag,
    { texts: Object.fromEntries([...found].map((text) => [text, `${text} ${tag}`])) },
  ]);
  return { ...site, languages: Object.fromEntries(languages) };
}

function collect(value: Json, name: string, found: Set<string>): void {
  if (typeof value === 'string') {
    if (texts.has(name) && /\p{L}{2}/u.test(value.replaceAll(/\{\w+\}/g, ''))) found.add(value);
  } else if (Array.isArray(value)) for (const one of value) collect(one, name, found);
  else if (value !== null && typeof value === 'object')
    for (const [key, one] of Object.entries(value)) collect(one, key, found);
}
