import { useRef, useState } from 'react';
import type { BlockOf } from '../../compose/page';
import { alertVisitor, notify } from '../../ui/notify';
import { useWords } from '../../ui/site';
import { type FormField, readAnswers } from './answers';
import { deliver, type FailureReason } from './deliver';
import { removeDraft } from './draft';
import { References } from './reference';

/** How far a form has come. */
type Stage = { name: 'editing' } | { name: 'sending' } | { name: 'failed'; reason: FailureReason };

interface SubmissionOptions {
  block: BlockOf<'form'>;
  fields: FormField[];
  /** Told the reference once the form has been sent and emptied. */
  onSent: (reference: string) => void;
  /** Called when the form is emptied. */
  onReset: () => void;
}

interface Submission {
  stage: Stage;
  /** Sends what stands in the form, unless it is on its way already. */
  submit: (form: HTMLFormElement) => void;
  /** Empties the form and takes its draft off the device. */
  reset: (form: HTMLFormElement | null) => void;
}

/** Sends a form and tells the visitor what became of it. */
export function useSubmission({ block, fields, onSent, onReset }: SubmissionOptions): Submission {
  const words = useWords();
  const [stage, setStage] = useState<Stage>({ name: 'editing' });
  const isSending = useRef(false);
  const references = useRef<References>(undefined);
  const takeNoticeAway = useRef<() => void>(undefined);
  const takeAlertAway = useRef<() => void>(undefined);
  const { delivery, success, failure } = block;

  async function submit(form: HTMLFormElement): Promise<void> {
    if (isSending.current) {
      takeNoticeAway.current = notify({ title: words.alreadySending });
      return;
    }
    isSending.current = true;
    takeAlertAway.current?.();
    setStage({ name: 'sending' });
    const next = await (block.feedback === 'always' ? sendRegardless(form) : sendForOutcome(form));
    isSending.current = false;
    takeNoticeAway.current?.();
    setStage(next);
  }

  async function sendForOutcome(form: HTMLFormElement): Promise<Stage> {
    const answers = readAnswers(form, fields);
    references.current ??= new References();
    const reference = references.current.of(answers);
    const delay = wait(success.delaySeconds);
    const result = await deliver(delivery, [...answers, ['reference', reference]]);
    if (!result.ok) {
      sayFailed();
      return { name: 'failed', reason: result.reason };
    }
    await delay;
    references.current.forget();
    saySent();
    reset(form);
    onSent(reference);
    return { name: 'editing' };
  }

  async function sendRegardless(form: HTMLFormElement): Promise<Stage> {
    const result = deliver(delivery, readAnswers(form, fields));
    result.then(({ ok }) => ok || sayFailed());
    await wait(success.delaySeconds);
    saySent();
    reset(form);
    return { name: 'editing' };
  }

  function saySent(): void {
    notify({ title: success.title, text: success.text, seconds: success.showSeconds ?? 5 });
  }

  function sayFailed(): void {
    takeAlertAway.current = alertVisitor(failure.alert);
  }

  function reset(form: HTMLFormElement | null): void {
    form?.reset();
    removeDraft(block.name);
    setStage({ name: 'editing' });
    onReset();
  }

  return { stage, submit, reset };
}

function wait(seconds = 2): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, seconds * 1000));
}
