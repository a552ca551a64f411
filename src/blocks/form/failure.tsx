import type { ReactNode } from 'react';
import type { BlockOf, HeadingLevel, Words } from '../../compose/page';
import { Copy } from '../../ui/copy';
import { Heading } from '../../ui/heading';
import { useWords } from '../../ui/site';
import { Button } from './button';
import type { FailureReason } from './deliver';
import styles from './form.module.css';

interface FailureProps {
  of: BlockOf<'form'>['failure'];
  reason: FailureReason;
  formName: string;
  level: HeadingLevel;
}

const wordOf: Record<FailureReason, keyof Words> = {
  badRequest: 'formBadRequest',
  blocked: 'formBlocked',
  tooManyRequests: 'formTooManyRequests',
  tooLarge: 'formTooLarge',
  serviceTrouble: 'formServiceTrouble',
  offline: 'formOffline',
  unknown: 'formUnknown',
};

/** Below a form that could not be sent: that nothing is lost, why it was, and what can be done. */
export function Failure({ of, reason, formName, level }: FailureProps): ReactNode {
  const words = useWords();
  return (
    <div ref={show} id={`${formName}-failure`} className={styles.failure}>
      <p className={styles.kept}>{of.kept ?? words.answersKept}</p>
      <Copy of={of.reasons?.[reason] ?? [[words[wordOf[reason]]]]} />
      <Button type="submit" style="secondary">
        {words.retry}
      </Button>
      {of.otherWays && (
        <>
          <Heading level={level} size="item">
            {of.otherWays.heading}
          </Heading>
          <Copy of={of.otherWays.text} />
        </>
      )}
    </div>
  );
}

function show(element: HTMLElement | null): void {
  element?.scrollIntoView({ block: 'nearest' });
}
