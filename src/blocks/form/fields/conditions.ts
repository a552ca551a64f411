import type { FormField } from './answers';

/**
 * Gives the names of the fields that are shown after these answers: one with a condition only where every field that
 * the condition names is shown and has such an answer.
 */
export function shownFields(fields: FormField[], valuesOf: (field: FormField) => string[]): Set<string> {
  const byName = new Map(fields.map((field) => [field.name, field]));
  const results = new Map<string, boolean>();

  function isShown(field: FormField): boolean {
    const before = results.get(field.name);
    if (before !== undefined) return before;
    // Of fields that depend on each other in a circle, which the check refuses, none is shown.
    results.set(field.name, false);
    const isMet = Object.entries(field.when ?? {}).every(([name, wanted]) => {
      const other = byName.get(name);
      return other && isShown(other) && valuesOf(other).some((value) => [wanted].flat().includes(value));
    });
    results.set(field.name, isMet);
    return isMet;
  }

  return new Set(fields.filter(isShown).map(({ name }) => name));
}

/** Gives the names that are shown now: the same set as before where they are the same, so that nothing is drawn anew. */
export function followShown(before: Set<string>, now: Set<string>): Set<string> {
  const isSame = before.size === now.size && [...before].every((name) => now.has(name));
  return isSame ? before : now;
}

/** Gives the values of a field as it is drawn. */
export function drawnValues({ kind, value }: FormField): string[] {
  return kind === 'consent' || value === undefined ? [] : [value];
}

/**
 * Gives the attributes by which an element says that its field must be answered. Where that depends on other answers,
 * it leaves out those on which a browser without scripts would insist.
 */
export function requirementOf({ required, when }: FormField): {
  required?: boolean | undefined;
  'aria-required'?: boolean | undefined;
} {
  return when ? { 'aria-required': required } : { required };
}
