import { type ReactNode, useEffect, useRef } from 'react';
import { useWords } from '../../../ui/site';
import { Button } from '../button';
import styles from '../form.module.css';
import own from './result.module.css';
import type { Stage } from './stage';

interface PersonQuestionProps {
  formName: string;
  /** The stage in which it is asked; another one asks anew. */
  stage: Stage;
  onConfirm: () => void;
}

/** Below a form that a program seems to have filled in: whether it was a person, before anything is sent. */
export function PersonQuestion({ formName, stage, onConfirm }: PersonQuestionProps): ReactNode {
  const words = useWords();
  const element = useRef<HTMLFieldSetElement>(null);
  const questionId = `${formName}-person`;

  // biome-ignore lint/correctness/useExhaustiveDependencies: each time that it is asked, it takes the focus.
  useEffect(() => element.current?.focus(), [stage]);

  return (
    <fieldset ref={element} className={`${styles.panel} ${own.result}`} aria-labelledby={questionId} tabIndex={-1}>
      <p id={questionId}>{words.confirmPerson}</p>
      <Button onClick={onConfirm}>{words.isPerson}</Button>
    </fieldset>
  );
}
