import { type ComponentProps, type ReactNode, useEffect, useState } from 'react';

type Chooser = typeof import('./value-chooser').ValueChooser;

/** Loaded when a value is first chosen. */
let loaded: Chooser | undefined;

/** The window in which one chooses what a text takes in, once it is there. */
export function ValueWindow(given: ComponentProps<Chooser>): ReactNode {
  const [Open, setOpen] = useState(() => loaded);
  useEffect(() => {
    const load = async (): Promise<void> => {
      loaded ??= (await import('./value-chooser')).ValueChooser;
      setOpen(() => loaded);
    };
    load();
  }, []);
  return Open ? <Open {...given} /> : null;
}
