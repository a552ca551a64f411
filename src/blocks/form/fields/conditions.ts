import type { FormField } from './answers';

/**
 * The names of the fields that are asked for, by what stands in the others: one with a condition only where all that
 * it names is shown itself and answered so.
 */
export function shownFields(fields: FormField[], valuesOf: (field: FormField) => string[]): Set<string> {
  const byName = new Map(fields.map((field) => [field.name, field]));
  const known = new Map<string, boolean>();

  function isShown(field: FormField): boolean {
    const before = known.get(field.name);
    if (before !== undefined) return before;
    // Of fields that depend on each other in a circle, which the check refuses, none is shown.
    known.set(field.name, false);
    const isMet = Object.entries(field.when ?? {}).every(([name, wanted]) => {
      const other = byName.get(name);
      return other && isShown(other) && valuesOf(other).some((value) => [wanted].flat().includes(value));
    });
    known.set(field.name, isMet);
    return isMet;
  }

  return new Set(fields.filter(isShown).map(({ name }) => name));
}

/** What stands in a field as it is drawn. */
export function drawnValues({ kind, value }: FormField): string[] {
  return kind === 'consent' || value === undefined ? [] : [value];
}

/**
 * How an element says that its field must be answered. Where that depends on other answers, no browser without
 * scripts may insist on it.
 */
export function requirementOf({ required, when }: FormField): {
  required?: boolean | undefined;
  'aria-required'?: boolean | undefined;
} {
  return when ? { 'aria-required': required } : { required };
}
