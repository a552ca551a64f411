import type { BlockOf } from '../../../compose/page';

/** The settings that guard a form from bots, with the usual values. */
interface Guard {
  trap: boolean;
  leastSeconds: number;
}

/**
 * Gives the guard of a form. A form that always gives the same feedback has none: it could not ask a person who looks
 * like a bot.
 */
export function guardOf({ spam, feedback }: Pick<BlockOf<'form'>, 'spam' | 'feedback'>): Guard {
  if (feedback === 'always') return { trap: false, leastSeconds: 0 };
  return { trap: spam?.trap ?? true, leastSeconds: spam?.leastSeconds ?? 2 };
}

/** Gives the name of the trap: one for which no browser offers an answer. */
export function trapName(formName: string): string {
  return `${formName}-leave-empty`;
}

/** What tells a person from a bot when a form is submitted. */
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
