import { type ReactNode, type RefObject, useLayoutEffect, useState } from 'react';
import type { BlockOf, HeadingLevel } from '../../../compose/page';
import looks from '../../../ui/action.module.css';
import { Copy } from '../../../ui/copy';
import { Heading } from '../../../ui/heading';
import { notify } from '../../../ui/notify';
import { useWords } from '../../../ui/site';
import { Button } from '../button';
import { type FormField, readAnswers } from '../fields/answers';
import styles from '../form.module.css';
import { mailLink, whatsAppLink, writeAnswers } from './answers-as-text';
import own from './outcome.module.css';

interface WaysToSendProps {
  block: BlockOf<'form'>;
  form: RefObject<HTMLFormElement | null>;
  fields: FormField[];
  reference: string | undefined;
}

/** The ways, beside the button of a form that could not be sent, to carry all that was typed by another service. */
export function WaysToSend({ block, form, fields, reference }: WaysToSendProps): ReactNode {
  const words = useWords();
  const { copy, otherWays } = block.failure;
  const answers = useAnswerText(form, fields);
  const text = reference ? `${answers}\n\n${words.yourReference}: ${reference}` : answers;
  const subject = [otherWays?.subject ?? block.heading ?? block.name, reference].filter(Boolean).join(' ');
  const mail = otherWays?.email && mailLink(otherWays.email, subject, text);
  const whatsApp = otherWays?.whatsapp && whatsAppLink(otherWays.whatsapp.number, text);
  const isTooLong = (otherWays?.email && !mail) || (otherWays?.whatsapp && !whatsApp);
  const look = `${looks.action} ${looks.quiet}`;

  return (
    <>
      {otherWays?.email && (
        <a className={look} href={mail || mailLink(otherWays.email, subject)}>
          {words.sendByEmail}
        </a>
      )}
      {otherWays?.whatsapp && (
        <a
          className={look}
          href={whatsApp || whatsAppLink(otherWays.whatsapp.number)}
          target="_blank"
          rel="noopener noreferrer"
        >
          {words.sendByWhatsApp}
        </a>
      )}
      <CopyAnswers label={copy} text={text} />
      {isTooLong && <p className={own.emphasis}>{words.tooLongForLink}</p>}
    </>
  );
}

/** How else to reach those who wait for the form, as the form says. */
export function OtherWays({
  of,
  level,
}: {
  of: BlockOf<'form'>['failure']['otherWays'];
  level: HeadingLevel;
}): ReactNode {
  if (!of) return null;
  return (
    <div>
      <Heading level={level} size="item" className={own.ways}>
        {of.heading}
      </Heading>
      <Copy of={of.text} />
    </div>
  );
}

/** Gives the answers of a form as text, again whenever they change. */
function useAnswerText(form: RefObject<HTMLFormElement | null>, fields: FormField[]): string {
  const [text, setText] = useState('');
  // Before the links are painted: one without the answers would send nothing.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the form stays the same.
  useLayoutEffect(() => {
    const element = form.current;
    if (!element) return;
    const write = (): void => setText(writeAnswers(fields, readAnswers(element, fields)));
    write();
    element.addEventListener('input', write);
    return () => element.removeEventListener('input', write);
  }, []);
  return text;
}

interface CopyAnswersProps {
  /** The words on the button. */
  label: string | undefined;
  text: string;
}

/** A button that copies a text; where the browser does not allow that, the text stands there, selected. */
function CopyAnswers({ label, text }: CopyAnswersProps): ReactNode {
  const words = useWords();
  const [isByHand, setIsByHand] = useState(false);

  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(text);
      notify({ title: words.copied });
    } catch {
      setIsByHand(true);
    }
  }

  return (
    <>
      <Button style="quiet" onClick={copy}>
        {label ?? words.copyAnswers}
      </Button>
      {isByHand && (
        <label className={own.written}>
          {words.copyByHand}
          <textarea ref={select} className={styles.input} readOnly rows={6} value={text} />
        </label>
      )}
    </>
  );
}

function select(area: HTMLTextAreaElement | null): void {
  area?.focus();
  area?.select();
}
