import type { BlockOf, Copy, Words } from '../../../compose/page';
import type { FailureReason } from './deliver';

const wordOf = {
  badRequest: 'formBadRequest',
  blocked: 'formBlocked',
  tooManyRequests: 'formTooManyRequests',
  tooLarge: 'formTooLarge',
  serviceTrouble: 'formServiceTrouble',
  offline: 'formOffline',
  notLoaded: 'formNotLoaded',
  unknown: 'formUnknown',
} as const satisfies Record<FailureReason, keyof Words>;

/** What to say about a failure, in the words of the form or else in the usual ones. */
export function explain(reason: FailureReason, { reasons }: BlockOf<'form'>['failure'], words: Words): Copy {
  return reasons?.[reason] ?? [[words[wordOf[reason]]]];
}
