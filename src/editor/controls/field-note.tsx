import type { ReactNode } from 'react';

interface FieldNoteProps {
  /** The words; nothing is drawn where there are none. */
  says: string | undefined;
  /** The id by which a field is described by them. */
  id?: string;
}

/** What a field is for, or what it holds in other words. */
export function HintNote({ says, id }: FieldNoteProps): ReactNode {
  return (
    says && (
      <small className="hint" id={id}>
        {says}
      </small>
    )
  );
}

/** What is wrong with an answer, told to whoever hears the window, too. */
export function ProblemNote({ says, id }: FieldNoteProps): ReactNode {
  return (
    says && (
      <p role="alert" className="problem" id={id}>
        {says}
      </p>
    )
  );
}
