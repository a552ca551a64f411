import type { ReactNode, RefObject } from 'react';
import type { BlockOf } from '../../../compose/page';
import { useSite, useWords } from '../../../ui/site';
import { unseen } from '../../../ui/unseen';
import type { FormField } from '../fields/answers';
import { explain } from './explanation';
import { Failure } from './failure';
import { PersonQuestion } from './person-question';
import type { Stage } from './stage';
import type { Submission } from './use-submission';
import { countdown, Waiting } from './waiting';

interface ResultProps {
  block: BlockOf<'form'>;
  form: RefObject<HTMLFormElement | null>;
  fields: FormField[];
  submission: Submission;
  onConfirm: () => void;
  onStop: () => void;
}

/** What became of a form that was not sent at once. */
export function Result({ block, form, fields, submission, onConfirm, onStop }: ResultProps): ReactNode {
  const words = useWords();
  const { stage, reference, tryAgain } = submission;
  if (stage.name === 'asked') return <PersonQuestion formName={block.name} stage={stage} onConfirm={onConfirm} />;
  if (stage.name === 'waiting') {
    const explanation = explain(stage.reason, block.failure, words);
    return <Waiting seconds={stage.seconds} explanation={explanation} onDue={tryAgain} onStop={onStop} />;
  }
  if (stage.name !== 'failed') return null;
  const explanation = explain(stage.reason, block.failure, words);
  return (
    <Failure
      block={block}
      form={form}
      fields={fields}
      reference={reference}
      explanation={explanation}
      level={block.itemLevel}
    />
  );
}

/** Tells a screen reader that a form is being sent, and once for each wait that it will be tried again. */
export function StageStatus({ block, stage }: { block: BlockOf<'form'>; stage: Stage }): ReactNode {
  const site = useSite();
  return (
    <p role="status" className={unseen}>
      {stage.name === 'sending' && block.submit.busy}
      {stage.name === 'waiting' && countdown(stage.seconds, site)}
    </p>
  );
}
