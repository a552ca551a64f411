import { type RefObject, useEffect, useState } from 'react';
import { type FormField, readShownFields } from './answers';
import { drawnValues, followShown, shownFields } from './conditions';

/** The names of the fields that are shown, and the function that works them out anew. */
interface Shown {
  shownNames: Set<string>;
  look: () => void;
}

/** Works out which fields of a form its answers ask for, again whenever they change. */
export function useShownFields(form: RefObject<HTMLFormElement | null>, fields: FormField[]): Shown {
  const [shownNames, setShownNames] = useState(() => shownFields(fields, drawnValues));

  function look(): void {
    if (!form.current) return;
    const now = readShownFields(form.current, fields);
    setShownNames((before) => followShown(before, now));
  }

  // While a site is edited, the fields themselves change.
  useEffect(look);

  return { shownNames, look };
}
