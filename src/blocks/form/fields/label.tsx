import type { ReactNode } from 'react';
import { InlineCopy } from '../../../ui/copy';
import { useWords } from '../../../ui/site';
import type { FormField } from './answers';

/** The words of a label, with an asterisk where an answer is required; its links leave the form where it is. */
export function Label({ of }: { of: FormField }): ReactNode {
  const { opensInNewTab } = useWords();
  return (
    <>
      <InlineCopy of={of.label} newTab={opensInNewTab} />
      {of.required && <span aria-hidden="true">{'\u00a0*'}</span>}
    </>
  );
}
