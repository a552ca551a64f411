import type { BlockOf } from '../../../compose/page';

/** What stands in a form's way for bots, filled up with what is usual. */
interface Guard {
  trap: boolean;
  leastSeconds: number;
}

/** What a form is guarded with: nothing where it says the same whatever happens, since it could not ask. */
export function guardOf({ spam, feedback }: Pick<BlockOf<'form'>, 'spam' | 'feedback'>): Guard {
  if (feedback === 'always') return { trap: false, leastSeconds: 0 };
  return { trap: spam?.trap ?? true, leastSeconds: spam?.leastSeconds ?? 2 };
}

/** The name of the field that people leave empty; none by which a browser would fill it in. */
export function trapName(formName: string): string {
  return `${formName}-leave-empty`;
}

/** What is known about who submits a form. */
export interface Evidence {
  /** What stands in the trap, unless the browser wrote it there by itself. */
  trapped: string;
  secondsOpen: number;
  /** Whether somebody has touched, clicked or typed on this page; scripts cannot pretend that. */
  isTouched: boolean;
}

/**
 * Whether a script fills in the form. Speed alone proves nothing, since a browser or a password manager
 * fills in a whole form at once: somebody pressed the button.
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
