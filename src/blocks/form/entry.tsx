import { type ReactNode, type SubmitEvent, useEffect, useRef } from 'react';
import type { BlockOf } from '../../compose/page';
import { Copy } from '../../ui/copy';
import { prepareNotifications } from '../../ui/notify';
import { useWords } from '../../ui/site';
import { type FormField, findControls } from './answers';
import { Button } from './button';
import { Clear } from './clear';
import { prepareDelivery } from './deliver';
import { ErrorSummary } from './error-summary';
import { Failure } from './failure';
import styles from './form.module.css';
import { Keep } from './keep';
import { Part } from './part';
import { useFaults } from './use-faults';
import { useSubmission } from './use-submission';

interface EntryProps {
  block: BlockOf<'form'>;
  /** Whether it stands there once more after a form was sent, so that the visitor goes on in it. */
  isAgain: boolean;
  onSent: (reference: string) => void;
}

/** The form while it is being filled in and sent. */
export function Entry({ block, isAgain, onSent }: EntryProps): ReactNode {
  const words = useWords();
  const form = useRef<HTMLFormElement>(null);
  const submitButton = useRef<HTMLButtonElement>(null);
  const fields = block.sections.flatMap((section) => section.fields);
  const faults = useFaults(form, fields);
  const { stage, submit, reset } = useSubmission({ block, fields, onSent, onReset: faults.forget });
  const isSending = stage.name === 'sending';
  const isSingle = fields.filter((field) => field.kind !== 'hidden').length === 1 && !block.sections[0]?.heading;

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the form appears.
  useEffect(() => {
    const element = form.current;
    if (!element) return;
    // Until here the browser checks the answers by itself; from here on the form says more than it can.
    element.noValidate = true;
    // What holds a form that was submitted too early waits for this mark.
    element.setAttribute('data-ready', '');
    if (element.contains(document.activeElement)) prepare();
    if (isAgain) focusFirst(element, fields);
  }, []);

  function checkAndSubmit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    if (!isSending && !faults.check()) return;
    // The button that tries again goes away with the failure it stands in.
    if (event.nativeEvent.submitter !== submitButton.current) submitButton.current?.focus();
    submit(event.currentTarget);
  }

  return (
    <form
      ref={form}
      method="post"
      className={isSingle ? styles.single : styles.form}
      aria-label={block.heading}
      onFocus={prepare}
      onPointerDown={prepare}
      onSubmit={checkAndSubmit}
      {...faults.listeners}
    >
      <noscript>
        <p className={styles.noScript}>{words.noScript}</p>
      </noscript>
      <ErrorSummary of={faults.summary} formName={block.name} level={block.itemLevel} />
      {!isSingle && fields.some((field) => field.required) && <p className={styles.help}>{words.requiredNote}</p>}
      {block.sections.map((section, index) => (
        <Part
          key={index}
          of={section}
          number={block.numbered ? index + 1 : undefined}
          formName={block.name}
          level={block.itemLevel}
          messages={faults.messages}
        />
      ))}
      <div className={styles.end}>
        {block.keep && block.feedback !== 'always' && (
          <Keep of={block.keep} formName={block.name} form={form} fields={fields} />
        )}
        {block.privacy && <Copy of={block.privacy} className={styles.help} />}
        <div className={styles.buttons}>
          <Button ref={submitButton} type="submit" data-busy={isSending || undefined}>
            {isSending ? block.submit.busy : block.submit.label}
          </Button>
          {block.clear && (
            <Clear of={block.clear} formName={block.name} isBusy={isSending} onClear={() => reset(form.current)} />
          )}
        </div>
      </div>
      {stage.name === 'failed' && (
        <Failure of={block.failure} reason={stage.reason} formName={block.name} level={block.itemLevel} />
      )}
    </form>
  );
}

/** Loads what sending needs once the visitor turns to the form, so that it is there even if the connection is not. */
function prepare(): void {
  prepareDelivery();
  prepareNotifications();
}

function focusFirst(form: HTMLFormElement, fields: FormField[]): void {
  const first = fields.find((field) => field.kind !== 'hidden');
  if (first) findControls(form, first.name)[0]?.focus();
}
