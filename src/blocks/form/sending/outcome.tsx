import { type ReactNode, type RefObject, useLayoutEffect, useRef } from 'react';
import type { BlockOf, Copy as CopyNodes, Words } from '../../../compose/page';
import { Copy } from '../../../ui/copy';
import { fillWord, useSite, useWords } from '../../../ui/site';
import { unseen } from '../../../ui/unseen';
import { Button } from '../button';
import type { FormField } from '../fields/answers';
import styles from '../form.module.css';
import { Countdown, countdown } from './countdown';
import type { FailureReason } from './deliver';
import { OtherWays, WaysToSend } from './other-ways';
import own from './outcome.module.css';
import { bringIntoWindow, showWithFocus } from './show-with-focus';
import type { Stage } from './stage';
import type { Submission } from './use-submission';

interface OutcomeProps {
  block: BlockOf<'form'>;
  form: RefObject<HTMLFormElement | null>;
  fields: FormField[];
  submission: Submission;
  submitButton: RefObject<HTMLButtonElement | null>;
  /** Called when the visitor wants to send another. */
  onAgain: () => void;
}

/**
 * The button that sends, and around it what becomes of the form; once the form was sent, the outcome takes the button's
 * place. A form whose feedback is always the same shows its button alone.
 */
export function Outcome({ block, form, fields, submission, submitButton, onAgain }: OutcomeProps): ReactNode {
  const words = useWords();
  const panel = useRef<HTMLDivElement>(null);
  const { reference, confirm, tryAgain, stop } = submission;
  const isBlind = block.feedback === 'always';
  const stage: Stage = isBlind && submission.stage.name === 'sent' ? { name: 'editing' } : submission.stage;
  const title = titleOf(stage, block, words);
  const titleId = `${block.name}-outcome`;
  useFollowing(panel, form, isBlind ? { name: 'editing' } : stage);

  return (
    <div
      ref={panel}
      className={own.outcome}
      data-stage={isBlind ? undefined : stage.name}
      tabIndex={-1}
      {...(title && { role: 'group', 'aria-labelledby': titleId })}
    >
      {title && (
        <p id={titleId} className={own.title}>
          {title}
        </p>
      )}
      {stage.name === 'waiting' && <Countdown seconds={stage.seconds} onDue={tryAgain} />}
      {stage.name === 'failed' && (
        <div>
          <Copy of={explain(stage.reason, block.failure, words)} />
          <p>{block.failure.kept ?? words.answersKept}</p>
        </div>
      )}
      {stage.name === 'sent' && <Copy of={block.success.text} />}
      <div className={styles.buttons}>
        {stage.name === 'asked' && (
          <Button key="confirm" onClick={confirm}>
            {words.isPerson}
          </Button>
        )}
        {stage.name === 'sent' && (
          <Button key="again" style="quiet" onClick={onAgain}>
            {words.sendAnother}
          </Button>
        )}
        {stage.name !== 'asked' && stage.name !== 'sent' && (
          <Button key="submit" ref={submitButton} type="submit" data-busy={stage.name === 'sending' || undefined}>
            {labelOf(stage, block, words)}
          </Button>
        )}
        {stage.name === 'waiting' && (
          <Button style="quiet" onClick={stop}>
            {words.stopRetrying}
          </Button>
        )}
        {stage.name === 'failed' && <WaysToSend block={block} form={form} fields={fields} reference={reference} />}
      </div>
      {stage.name === 'failed' && <OtherWays of={block.failure.otherWays} level={block.itemLevel} />}
    </div>
  );
}

/** Tells a screen reader that a form is being sent, and once for each wait that it will be tried again. */
export function StageStatus({ block, stage }: { block: BlockOf<'form'>; stage: Stage }): ReactNode {
  const site = useSite();
  return (
    <p role="status" className={unseen}>
      {stage.name === 'sending' && labelOf(stage, block, site.words)}
      {stage.name === 'waiting' && countdown(stage.seconds, site)}
    </p>
  );
}

function titleOf(stage: Stage, { failure }: BlockOf<'form'>, words: Words): string | undefined {
  if (stage.name === 'asked') return words.confirmPerson;
  if (stage.name === 'sent') return words.formSent;
  if (stage.name === 'waiting') return stage.reason === 'offline' ? words.offlineYet : words.notSentYet;
  return stage.name === 'failed' ? failure.alert : undefined;
}

function labelOf(stage: Stage, { submit }: BlockOf<'form'>, words: Words): string {
  if (stage.name === 'waiting') return words.retryNow;
  if (stage.name === 'failed') return words.retry;
  if (stage.name !== 'sending') return submit.label;
  return stage.tries === 1 ? submit.busy : fillWord(words.sendingAgain, { number: stage.tries });
}

const wordOf = {
  badRequest: 'formBadRequest',
  blocked: 'formBlocked',
  tooManyRequests: 'formTooManyRequests',
  tooLarge: 'formTooLarge',
  serviceTrouble: 'formServiceTrouble',
  offline: 'formOffline',
  notLoaded: 'formNotLoaded',
  unknown: 'formUnknown',
} as const satisfies Record<FailureReason, keyof Words>;

/** Gives the explanation of a failure, in the words of the form or else in the usual ones. */
function explain(reason: FailureReason, { reasons }: BlockOf<'form'>['failure'], words: Words): CopyNodes {
  return reasons?.[reason] ?? [[words[wordOf[reason]]]];
}

/** Brings each stage into the window, with the focus, unless the visitor has gone on to another part of the page. */
function useFollowing(
  panel: RefObject<HTMLDivElement | null>,
  form: RefObject<HTMLFormElement | null>,
  stage: Stage,
): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each stage.
  useLayoutEffect(() => {
    const element = panel.current;
    const active = document.activeElement;
    const isElsewhere = active !== document.body && !form.current?.contains(active);
    if (!element || isElsewhere || stage.name === 'editing') return;
    // The button that was pressed keeps the focus while it says that the form is being sent.
    if (stage.name === 'sending' && element.contains(active)) bringIntoWindow(element);
    else showWithFocus(element);
  }, [stage]);
}
