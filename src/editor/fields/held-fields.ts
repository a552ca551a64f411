import { type FocusEvent, useCallback, useMemo, useState } from 'react';
import type { Field } from '../inputs/input';
import { isAlike } from '../inputs/inputs';

/** The fields that a form shows: while somebody writes in it, those that had a value stay as they are. */
export interface HeldFields {
  shown: Field[];
  /** The listeners of the element around the fields. */
  listeners: { onFocus: () => void; onBlur: (event: FocusEvent) => void };
  /** Lets go of a field that somebody leaves out. */
  letGo: (name: string) => void;
}

/**
 * Keeps the given fields until the focus leaves the form: one that is emptied would vanish under the hands of whoever
 * writes in it.
 */
export function useHeldFields(given: Field[]): HeldFields {
  const [held, setHeld] = useState<Field[]>([]);
  const heldFields = useMemo(() => withHeld(held, given), [held, given]);
  const letGo = useCallback((name: string) => setHeld((fields) => fields.filter((field) => field.name !== name)), []);
  return {
    shown: heldFields,
    listeners: {
      onFocus: () => setHeld(heldFields),
      onBlur: ({ currentTarget, relatedTarget }) => {
        // Whoever goes to another window comes back to the same field.
        const goesTo = relatedTarget instanceof Node ? relatedTarget : undefined;
        if (goesTo && !currentTarget.closest('.pane')?.contains(goesTo)) setHeld([]);
      },
    },
    letGo,
  };
}

/** Gives the given fields with those that are held, each in its place, and with the input that it had. */
export function withHeld(held: Field[], given: Field[]): Field[] {
  const fields = held.map((field): Field => {
    const fresh = given.find(({ name }) => name === field.name);
    return fresh && isAlike(fresh.input, field.input) ? fresh : field;
  });
  for (const [index, field] of given.entries()) {
    if (held.some(({ name }) => name === field.name)) continue;
    const before = fields.findIndex(({ name }) => name === given[index - 1]?.name);
    fields.splice(before + 1, 0, field);
  }
  return fields;
}
