import type { BlockOf } from '../../../compose/page';

/** The settings that guard a form from bots, with the usual values. */
interface Guard {
  trap: boolean;
  leastSeconds: number;
}

/** Gives the guard of a form: none where it says the same whatever happens, since it could not ask. */
export function guardOf({ spam, feedback }: Pick<BlockOf<'form'>, 'spam' | 'feedback'>): Guard {
  if (feedback === 'always') return { trap: false, leastSeconds: 0 };
  return { trap: spam?.trap ?? true, leastSeconds: spam?.leastSeconds ?? 2 };
}

/** Gives the name of the trap, by which no browser would fill it in. */
export function trapName(formName: string): string {
  return `${formName}-leave-empty`;
}

/** The signs of whether a person submits a form. */
export interface Evidence {
  /** The text in the trap, unless the browser wrote it there by itself. */
  trapped: string;
  secondsOpen: number;
  /** Whether somebody has touched, clicked or typed on this page; scripts cannot pretend that. */
  isTouched: boolean;
}

/**
 * Tells whether a script fills in the form. Speed alone proves nothing, since a browser or a password manager fills in
 * a whole form at once: somebody pressed the button.
 */
export function isBot({ trapped, secondsOpen, isTouched }: Evidence, { trap, leastSeconds }: Guard): boolean {
  return (trap && trapped !== '') || (secondsOpen < leastSeconds && !isTouched);
}

/** Looks at a form that is being submitted. */
export function gatherEvidence(form: HTMLFormElement, formName: string, openedAt: number): Evidence {
  const trap = form.elements.namedItem(trapName(formName));
  const isTrap = trap instanceof HTMLInputElement && !trap.matches(':autofill');
  return {
    trapped: isTrap ? trap.value : '',
    secondsOpen: (performance.now() - openedAt) / 1000,
    isTouched: navigator.userActivation?.hasBeenActive ?? true,
  };
}
