import type { ReactNode } from 'react';
import { useWords } from '../../../ui/site';
import { unseen } from '../../../ui/unseen';
import { trapName } from './spam';

/** Tells password managers, each in its own way, that there is nothing to fill in. */
const leaveAlone = { 'data-1p-ignore': '', 'data-bwignore': '', 'data-lpignore': 'true', 'data-form-type': 'other' };

/** A field that nobody sees, for bots that fill in whatever they find. */
export function Trap({ formName }: { formName: string }): ReactNode {
  const { leaveEmpty } = useWords();
  return (
    <div className={unseen} aria-hidden="true">
      <label>
        {leaveEmpty}
        <input type="text" name={trapName(formName)} tabIndex={-1} autoComplete="off" {...leaveAlone} />
      </label>
    </div>
  );
}
