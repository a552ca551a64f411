import { type ReactNode, type RefObject, useLayoutEffect, useState } from 'react';
import type { BlockOf, Copy as CopyNodes, HeadingLevel } from '../../../compose/page';
import looks from '../../../ui/action.module.css';
import { Copy } from '../../../ui/copy';
import { Heading } from '../../../ui/heading';
import { useWords } from '../../../ui/site';
import { Button } from '../button';
import { type FormField, readAnswers } from '../fields/answers';
import styles from '../form.module.css';
import { mailLink, whatsAppLink, writeAnswers } from './answers-as-text';
import { CopyAnswers } from './copy-answers';
import own from './result.module.css';

interface FailureProps {
  block: BlockOf<'form'>;
  form: RefObject<HTMLFormElement | null>;
  fields: FormField[];
  reference: string | undefined;
  explanation: CopyNodes;
  level: HeadingLevel;
}

/** Below a form that could not be sent: why, that nothing is lost, and every way that is left. */
export function Failure({ block, form, fields, reference, explanation, level }: FailureProps): ReactNode {
  const words = useWords();
  const { alert, kept, copy, otherWays } = block.failure;
  const answers = useWritten(form, fields);
  const text = reference ? `${answers}\n\n${words.yourReference}: ${reference}` : answers;
  const subject = [otherWays?.subject ?? block.heading ?? block.name, reference].filter(Boolean).join(' ');
  const mail = otherWays?.email && mailLink(otherWays.email, subject, text);
  const whatsApp = otherWays?.whatsapp && whatsAppLink(otherWays.whatsapp, text);
  const isTooLong = (otherWays?.email && !mail) || (otherWays?.whatsapp && !whatsApp);
  const look = `${looks.action} ${looks.secondary} ${styles.button}`;

  return (
    <div ref={show} className={`${styles.panel} ${own.result}`}>
      <p className={own.emphasis}>{alert}</p>
      <Copy of={explanation} />
      <p>{kept ?? words.answersKept}</p>
      {isTooLong && <p className={own.emphasis}>{words.tooLongForLink}</p>}
      <div className={styles.buttons}>
        <Button type="submit" style="secondary">
          {words.retry}
        </Button>
        {otherWays?.email && (
          <a className={look} href={mail || mailLink(otherWays.email, subject)}>
            {words.sendByEmail}
          </a>
        )}
        {otherWays?.whatsapp && (
          <a
            className={look}
            href={whatsApp || whatsAppLink(otherWays.whatsapp)}
            target="_blank"
            rel="noopener noreferrer"
          >
            {words.sendByWhatsApp}
          </a>
        )}
        <CopyAnswers label={copy} text={text} />
      </div>
      {otherWays && (
        <>
          <Heading level={level} size="item">
            {otherWays.heading}
          </Heading>
          <Copy of={otherWays.text} />
        </>
      )}
    </div>
  );
}

/** What stands in a form, written out, and so again whenever it changes. */
function useWritten(form: RefObject<HTMLFormElement | null>, fields: FormField[]): string {
  const [written, setWritten] = useState('');
  // Before the links are painted: one without the answers would send nothing.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the form stays the same.
  useLayoutEffect(() => {
    const element = form.current;
    if (!element) return;
    const write = (): void => setWritten(writeAnswers(fields, readAnswers(element, fields)));
    write();
    element.addEventListener('input', write);
    return () => element.removeEventListener('input', write);
  }, []);
  return written;
}

function show(element: HTMLElement | null): void {
  element?.scrollIntoView({ block: 'nearest' });
}
