import type { FormField } from './answers';

/**
 * Gives the names of the fields that the answers ask for: one with a condition only where every field that it names is
 * shown and answered so.
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

/** Gives the values of a field as it is drawn. */
export function drawnValues({ kind, value }: FormField): string[] {
  return kind === 'consent' || value === undefined ? [] : [value];
}

/**
 * Gives the attributes by which an element says that its field must be answered; where that depends on other answers,
 * none by which a browser without scripts would insist on it.
 */
export function requirementOf({ required, when }: FormField): {
  required?: boolean | undefined;
  'aria-required'?: boolean | undefined;
} {
  return when ? { 'aria-required': required } : { required };
}
