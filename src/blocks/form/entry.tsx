import {
  type ComponentProps,
  type FormEvent,
  type ReactNode,
  type RefObject,
  type SubmitEvent,
  useEffect,
  useRef,
} from 'react';
import type { BlockOf } from '../../compose/page';
import { Copy } from '../../ui/copy';
import { prepareNotifications } from '../../ui/notify';
import { useWords } from '../../ui/site';
import { unseen } from '../../ui/unseen';
import { Clear } from './clear';
import { type FormField, findControls, isAsked } from './fields/answers';
import { ErrorSummary } from './fields/error-summary';
import { Parts } from './fields/parts';
import { useFieldErrors } from './fields/use-field-errors';
import { usePrefill } from './fields/use-prefill';
import { useShownFields } from './fields/use-shown-fields';
import styles from './form.module.css';
import { Keep } from './keeping/keep';
import { forgetOldProgress } from './keeping/progress';
import { useProgress } from './keeping/use-progress';
import { prepareDelivery } from './sending/deliver';
import { forgetOldSendings } from './sending/once';
import { Outcome, StageStatus } from './sending/outcome';
import { guardOf, trapName } from './sending/spam';
import { isUnderWay } from './sending/stage';
import type { SentForm } from './sending/summary';
import { useSubmission } from './sending/use-submission';
import { Preparing, WithLateScripts, WithoutScripts } from './unscripted';

interface EntryProps {
  block: BlockOf<'form'>;
  /** Whether the form is shown again after one was sent, so that the visitor goes on in it. */
  isAgain: boolean;
  onSent: (sent: SentForm) => void;
}

/** The form while it is being filled in and sent. */
export function Entry({ block, isAgain, onSent }: EntryProps): ReactNode {
  const words = useWords();
  const form = useRef<HTMLFormElement>(null);
  const box = useRef<HTMLInputElement>(null);
  const submitButton = useRef<HTMLButtonElement>(null);
  const fields = block.sections.flatMap((section) => section.fields);
  const isBlind = block.feedback === 'always';
  const { shownNames, look } = useShownFields(form, fields);
  const fieldErrors = useFieldErrors(form, fields, shownNames);
  const { given, fillIn } = usePrefill(form, fields, look);
  const progress = useProgress({ formName: block.name, form, fields, box, given, isOn: !isBlind });
  const submission = useSubmission({ block, form, fields, progress, onSent, onReset });
  const { stage } = submission;
  const isHeld = isUnderWay(stage) && !isBlind;
  const isSingle = fields.filter(isAsked).length === 1 && !block.sections[0]?.heading;

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the form appears.
  useEffect(() => {
    const element = form.current;
    if (!element) return;
    forgetOldSendings();
    forgetOldProgress();
    const earlier = progress.restore();
    fillIn();
    look();
    if (earlier?.mayHaveArrived) submission.resume(earlier.reference);
    // Until here the browser checks the answers by itself; from here on the form says more than it can.
    element.noValidate = true;
    // `holdSubmits` waits for this mark before it submits an early form.
    element.setAttribute('data-ready', '');
    if (element.contains(document.activeElement)) prepare(block);
    if (isAgain) focusFirst(element, fields);
  }, []);

  function noteInput(event: FormEvent<HTMLFormElement>): void {
    submission.begin();
    look();
    fieldErrors.listeners.onInput(event);
    progress.keep();
  }

  function beginAgain(): void {
    submission.begin();
    if (form.current) focusFirst(form.current, fields);
  }

  function checkAndSubmit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    if (!isUnderWay(stage) && !fieldErrors.check()) return;
    // What had the focus goes away or cannot be used while the form is on its way.
    submitButton.current?.focus();
    submission.submit();
  }

  function onReset(): void {
    look();
    fieldErrors.forget();
  }

  return (
    // Without scripts this method sends nothing and leaves the page as it is; another would throw the answers away.
    <form
      ref={form}
      method="dialog"
      className={isSingle ? styles.single : styles.form}
      aria-label={block.heading}
      onFocus={() => prepare(block)}
      onPointerDown={() => prepare(block)}
      onSubmit={checkAndSubmit}
      {...fieldErrors.listeners}
      onInput={noteInput}
    >
      <WithoutScripts of={block.failure.otherWays} />
      <ErrorSummary of={fieldErrors.summary} formName={block.name} level={block.itemLevel} />
      {!isSingle && fields.some((field) => field.required) && <p className={styles.help}>{words.requiredNote}</p>}
      <Parts block={block} messages={fieldErrors.messages} isHeld={isHeld} shownNames={shownNames} />
      {guardOf(block).trap && <Trap formName={block.name} />}
      <FormEnd
        block={block}
        form={form}
        fields={fields}
        submission={submission}
        submitButton={submitButton}
        box={box}
        isSingle={isSingle}
        onAgain={beginAgain}
      />
      <StageStatus block={block} stage={stage} />
    </form>
  );
}

interface FormEndProps extends ComponentProps<typeof Outcome> {
  box: RefObject<HTMLInputElement | null>;
  /** Whether the form asks for one thing alone, so that its button stands beside that. */
  isSingle: boolean;
}

/**
 * The part below the fields: what the browser keeps, what the site says of that, and the buttons or the outcome of
 * sending.
 */
function FormEnd({ box, isSingle, ...outcome }: FormEndProps): ReactNode {
  const { block, submission } = outcome;
  const privacy = block.privacy && <Copy of={block.privacy} className={styles.help} />;
  return (
    <div className={styles.end}>
      {block.keep && block.feedback !== 'always' && <Keep of={block.keep} formName={block.name} box={box} />}
      {!isSingle && privacy}
      <div>
        <div className={styles.buttons}>
          <Outcome {...outcome} />
          {block.clear && (
            <Clear
              of={block.clear}
              formName={block.name}
              isBusy={isUnderWay(submission.stage)}
              onClear={submission.reset}
            />
          )}
        </div>
        <Preparing label={block.submit.preparing} />
        <WithLateScripts of={block.failure.otherWays} />
      </div>
      {isSingle && privacy}
    </div>
  );
}

/** Loads what sending needs once the visitor turns to the form, so that it is there even if the connection is not. */
function prepare({ delivery }: BlockOf<'form'>): void {
  prepareDelivery(delivery);
  prepareNotifications();
}

function focusFirst(form: HTMLFormElement, fields: FormField[]): void {
  const first = fields.find(isAsked);
  if (first) findControls(form, first.name)[0]?.focus();
}

/** Tells password managers, each in its own way, that there is nothing to fill in. */
const leaveAlone = { 'data-1p-ignore': '', 'data-bwignore': '', 'data-lpignore': 'true', 'data-form-type': 'other' };

/** A field that nobody sees, for bots that fill in whatever they find. */
function Trap({ formName }: { formName: string }): ReactNode {
  const { leaveEmpty } = useWords();
  return (
    <div className={unseen} aria-hidden="true">
      <label>
        {leaveEmpty}
        <input type="text" name={trapName(formName)} tabIndex={-1} autoComplete="off" {...leaveAlone} />
      </label>
    </div>
  );
}
