import { isObject, type Json, type JsonObject } from './manifest';
import { rememberEach } from './memo';
import { memberPointer, type Pointer } from './pointer';

/** A further language of a site, as far as it is written well. */
export interface WrittenLanguage {
  /** Its code: `sw`. */
  tag: string;
  /** Where it is written. */
  pointer: Pointer;
  /** What it calls itself, where that is written. */
  label?: string;
  /** How the paths of its pages begin: `/sw`. */
  prefix: string;
  /** How the paths of its pages began before, at addresses that somebody may know. */
  formerly: readonly string[];
  direction: 'ltr' | 'rtl';
  isDraft: boolean;
  /** The translations by their texts, as they are written. */
  texts: JsonObject;
  /** The translations that texts have on one page alone, by the texts. */
  exceptions: ReadonlyMap<string, readonly Exception[]>;
  /** The paths of its pages without the prefix of the language, by the paths of their routes. */
  paths: JsonObject;
  /** What the site itself says. */
  words?: JsonObject;
}

/** What a text says otherwise on one page. */
export interface Exception {
  text: string;
  /** The path of the page, as its route has it. */
  page: string;
  says: string;
  pointer: Pointer;
}

/** Gives the further languages of a site, in the order of the file. */
export function languagesIn({ languages }: JsonObject): readonly WrittenLanguage[] {
  return isObject(languages) ? languagesByPart(languages) : none;
}

const none: readonly WrittenLanguage[] = [];
const languagesByPart = rememberEach((languages: JsonObject): readonly WrittenLanguage[] =>
  Object.entries(languages).flatMap(([tag, written]) => (isObject(written) ? languageOf(tag, written) : [])),
);

function languageOf(tag: string, written: JsonObject): WrittenLanguage {
  const { label, path, formerly, draft, texts, exceptions, paths, words } = written;
  const pointer = memberPointer('/languages', tag);
  return {
    tag,
    pointer,
    ...(typeof label === 'string' && { label }),
    prefix: typeof path === 'string' ? path : `/${tag.toLowerCase()}`,
    formerly: Array.isArray(formerly) ? formerly.filter((one) => typeof one === 'string') : [],
    direction: isRightToLeft(tag) ? 'rtl' : 'ltr',
    isDraft: draft === true,
    texts: isObject(texts) ? texts : {},
    exceptions: exceptionsIn(exceptions, `${pointer}/exceptions`),
    paths: isObject(paths) ? paths : {},
    ...(isObject(words) && { words }),
  };
}

/** Tells whether a language is written from right to left, by its code; a code that is none is not. */
export function isRightToLeft(tag: string): boolean {
  try {
    const { script = '' } = new Intl.Locale(tag).maximize();
    return ['Adlm', 'Arab', 'Hebr', 'Mand', 'Nkoo', 'Rohg', 'Syrc', 'Thaa'].includes(script);
  } catch {
    return false;
  }
}

function exceptionsIn(written: Json | undefined, pointer: Pointer): WrittenLanguage['exceptions'] {
  const byText = new Map<string, Exception[]>();
  for (const [index, exception] of (Array.isArray(written) ? written : []).entries()) {
    if (!isObject(exception)) continue;
    const { text, page, says } = exception;
    if (typeof text !== 'string' || typeof page !== 'string' || typeof says !== 'string') continue;
    const others = byText.get(text) ?? [];
    others.push({ text, page, says, pointer: `${pointer}/${index}` });
    byText.set(text, others);
  }
  return byText;
}
