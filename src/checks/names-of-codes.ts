type CodeKind = 'language' | 'region' | 'currency';

/**
 * Gives the code of a language, a country or a currency by its name, in English or its own language, or by its sign of
 * its own: IE of Ireland.
 */
export function codeNamed(kind: CodeKind, name: string): string | undefined {
  return namesOf(kind).get(name.trim().toLowerCase());
}

/** Gives the names of all languages of two letters, countries or currencies in small letters, each with its code. */
export function namesOf(kind: CodeKind): Map<string, string> {
  const made = known.get(kind) ?? new Map(codesOf(kind).flatMap((code) => namesOfCode(kind, code)));
  known.set(kind, made);
  return made;
}

/** A tag of a language as it is written canonically; undefined where it is none. */
export function canonicalTag(tag: string): string | undefined {
  try {
    return Intl.getCanonicalLocales(tag)[0];
  } catch {
    return undefined;
  }
}

// Making them takes a tenth of a second, and few sites have such a mistake.
const known = new Map<CodeKind, Map<string, string>>();

const letters = [...'abcdefghijklmnopqrstuvwxyz'];

function codesOf(kind: CodeKind): string[] {
  if (kind === 'currency') return Intl.supportedValuesOf('currency');
  const pairs = letters.flatMap((one) => letters.map((other) => one + other));
  return kind === 'language'
    ? pairs.filter((code) => canonicalTag(code) === code)
    : pairs.map((code) => code.toUpperCase()).filter((code) => canonicalTag(`und-${code}`) === `und-${code}`);
}

function namesOfCode(kind: CodeKind, code: string): [name: string, code: string][] {
  const name = new Intl.DisplayNames('en', { type: kind, fallback: 'none' }).of(code);
  if (name === undefined) return [];
  const names = kind === 'language' ? [name, ownName(code)] : kind === 'currency' ? [name, signOf(code), code] : [name];
  return names.map((one) => [one.toLowerCase(), code]);
}

function ownName(language: string): string {
  return new Intl.DisplayNames(language, { type: 'language' }).of(language) ?? language;
}

/** Gives the sign of a currency, such as € and KSh, where it is nobody else's. */
function signOf(currency: string): string {
  const format = new Intl.NumberFormat('en', { style: 'currency', currency });
  return format.formatToParts(0).find(({ type }) => type === 'currency')?.value ?? currency;
}
