import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import type { BlockOf } from '../../compose/page';
import { notify } from '../../ui/notify';
import { Button } from './button';
import styles from './form.module.css';

interface ClearProps {
  of: NonNullable<BlockOf<'form'>['clear']>;
  formName: string;
  /** Whether the form is on its way, when nothing may be cleared. */
  isBusy: boolean;
  onClear: () => void;
}

/** A button that empties the form, once a question in its place has been answered. */
export function Clear({ of, formName, isBusy, onClear }: ClearProps): ReactNode {
  const [isAsking, setIsAsking] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const cancel = useRef<HTMLButtonElement>(null);
  const wasAsking = useRef(false);
  const questionId = `${formName}-clear`;

  useEffect(() => {
    if (isAsking) cancel.current?.focus();
    else if (wasAsking.current) opener.current?.focus();
    wasAsking.current = isAsking;
  }, [isAsking]);

  function clear(): void {
    setIsAsking(false);
    onClear();
    notify({ title: of.done });
  }

  if (!isAsking || isBusy) {
    return (
      <Button ref={opener} style="quiet" disabled={isBusy} onClick={() => setIsAsking(true)}>
        {of.label}
      </Button>
    );
  }
  return (
    <fieldset
      className={styles.question}
      aria-labelledby={questionId}
      onKeyDown={(event: KeyboardEvent) => event.key === 'Escape' && setIsAsking(false)}
    >
      <p id={questionId}>{of.question}</p>
      <Button style="secondary" onClick={clear}>
        {of.confirm}
      </Button>
      <Button ref={cancel} style="quiet" onClick={() => setIsAsking(false)}>
        {of.cancel}
      </Button>
    </fieldset>
  );
}
