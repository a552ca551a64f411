type CodeKind = 'language' | 'region';

/** Gives the code of a language or a country by its English name, of a language by its own name, too: IE of Ireland. */
export function codeNamed(kind: CodeKind, name: string): string | undefined {
  return namesOf(kind).get(name.trim().toLowerCase());
}

/** Gives the names of all languages of two letters or countries in small letters, each with its code. */
export function namesOf(kind: CodeKind): Map<string, string> {
  const names = namesByKind.get(kind) ?? new Map(codesOf(kind).flatMap((code) => namesOfCode(kind, code)));
  namesByKind.set(kind, names);
  return names;
}

/** Gives the canonical form of a language tag; undefined where it is none. */
export function canonicalTag(tag: string): string | undefined {
  try {
    return Intl.getCanonicalLocales(tag)[0];
  } catch {
    return undefined;
  }
}

// Making them takes a tenth of a second, and few sites have such a mistake.
const namesByKind = new Map<CodeKind, Map<string, string>>();

const letters = [...'abcdefghijklmnopqrstuvwxyz'];

function codesOf(kind: CodeKind): string[] {
  const pairs = letters.flatMap((one) => letters.map((other) => one + other));
  return kind === 'language'
    ? pairs.filter((code) => canonicalTag(code) === code)
    : pairs.map((code) => code.toUpperCase()).filter((code) => canonicalTag(`und-${code}`) === `und-${code}`);
}

function namesOfCode(kind: CodeKind, code: string): [name: string, code: string][] {
  const name = new Intl.DisplayNames('en', { type: kind, fallback: 'none' }).of(code);
  if (name === undefined) return [];
  const names = kind === 'language' ? [name, ownName(code)] : [name];
  return names.map((one) => [one.toLowerCase(), code]);
}

function ownName(language: string): string {
  return new Intl.DisplayNames(language, { type: 'language' }).of(language) ?? language;
}
