import type { ReactNode } from 'react';
import type { FormField } from './answers';

/** The words of a label, with an asterisk where an answer is required. */
export function Label({ of }: { of: FormField }): ReactNode {
  return (
    <>
      {of.label}
      {of.required && <span aria-hidden="true">{'\u00a0*'}</span>}
    </>
  );
}
