import { type RefObject, useEffect, useRef, useState } from 'react';
import type { BlockOf } from '../../../compose/page';
import type { Answers } from '../../../delivery/sender';
import { alertVisitor, notify } from '../../../ui/notify';
import { type DrawnSite, useSite, useWords } from '../../../ui/site';
import { type FormField, readAnswers } from '../fields/answers';
import type { KeptProgress } from '../keeping/use-progress';
import { deliver } from './deliver';
import { makeReference, type OnceResult, sendOnce } from './once';
import { gatherEvidence, guardOf, isBot } from './spam';
import { isUnderWay, nextStage, type Stage, type StageEvent } from './stage';
import { type SentForm, summarizeAnswers } from './summary';

interface SubmissionOptions {
  block: BlockOf<'form'>;
  form: RefObject<HTMLFormElement | null>;
  fields: FormField[];
  progress: KeptProgress;
  /** Called with the sent form once it has been sent and emptied. */
  onSent: (sent: SentForm) => void;
  /** Called when the form is emptied. */
  onReset: () => void;
}

/** A form on its way. */
export interface Submission {
  stage: Stage;
  /** The reference of the form, once it was tried to send. */
  reference: string | undefined;
  /** Sends the answers in the form, unless it is on its way already. */
  submit: () => void;
  /** Sends it on the word of the visitor that they are a person. */
  confirm: () => void;
  /** Tries once more, when the time for it has come. */
  tryAgain: () => void;
  /** Ends the tries that go on by themselves. */
  stop: () => void;
  /** Goes on with a form that was on its way when the page was left. */
  resume: (reference: string | undefined) => void;
  /** Empties the form and removes what is kept of it. */
  reset: () => void;
  /** Removes the message about a sent form, since another is begun in it. */
  begin: () => void;
}

/** Sends a form and tells the visitor the result. */
export function useSubmission({ block, form, fields, progress, onSent, onReset }: SubmissionOptions): Submission {
  const { stage, latest, tell } = useStage();
  const site = useSite();
  const { alreadySending } = useWords();
  const reference = useRef<string>(undefined);
  const isPerson = useRef(false);
  const openedAt = useRef(0);
  const submittedAt = useRef(0);
  const takeNoticeAway = useRef<() => void>(undefined);
  const takeAlertAway = useRef<() => void>(undefined);
  const { delivery, success, failure } = block;
  const isBlind = block.feedback === 'always';

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the form appears and when it goes.
  useEffect(() => {
    openedAt.current = performance.now();
    // Nobody can watch or stop a form that is off the page.
    return stop;
  }, []);

  useWarning(isUnderWay(stage));

  function submit(): void {
    if (latest.current.name === 'sending') {
      takeNoticeAway.current = notify({ title: alreadySending });
      return;
    }
    takeAlertAway.current?.();
    submittedAt.current = performance.now();
    tell({ name: 'submitted' });
    send();
  }

  function confirm(): void {
    if (latest.current.name !== 'asked') return;
    isPerson.current = true;
    submittedAt.current = performance.now();
    tell({ name: 'confirmed' });
    send();
  }

  function tryAgain(): void {
    if (tell({ name: 'due' }).name === 'sending') send();
  }

  async function send(): Promise<void> {
    const element = form.current;
    if (!element) return;
    if (!isPerson.current && isBot(gatherEvidence(element, block.name, openedAt.current), guardOf(block))) {
      tell({ name: 'doubted' });
      return;
    }
    const answers = withLanguage(readAnswers(element, fields), site);
    if (isBlind) {
      deliver(delivery, answers).then(({ ok }) => ok || sayFailed());
      await finish(element);
    } else {
      reference.current ??= makeReference();
      progress.keep({ reference: reference.current, mayHaveArrived: true });
      const result = await sendOnce(progress.knownAs, answers, reference.current, (given) =>
        deliver(delivery, [...answers, ['reference', [given]]]),
      );
      reference.current = result.reference;
      await (result.ok
        ? finish(element, { reference: result.reference, summary: summarizeAnswers(fields, answers) })
        : giveUp(result.reason));
    }
    takeNoticeAway.current?.();
  }

  /** Says that a form was sent, no sooner than some seconds after it was submitted. */
  async function finish(element: HTMLFormElement, sent?: SentForm): Promise<void> {
    const sinceSubmit = performance.now() - submittedAt.current;
    await wait((success.delaySeconds ?? 2) * 1000 - sinceSubmit);
    notify({ title: success.title, text: success.text, seconds: success.showSeconds ?? 5 });
    tell({ name: 'delivered' });
    empty(element);
    if (sent) onSent(sent);
  }

  function giveUp(reason: (OnceResult & { ok: false })['reason']): void {
    progress.keep({ reference: reference.current, mayHaveArrived: reason === 'unknown' });
    if (tell({ name: 'refused', reason }).name === 'failed') sayFailed();
  }

  function stop(): void {
    const wasWaiting = latest.current.name === 'waiting';
    tell({ name: 'stopped' });
    if (wasWaiting) sayFailed();
  }

  function resume(earlier: string | undefined): void {
    reference.current = earlier;
    tell({ name: 'interrupted' });
    sayFailed();
  }

  function sayFailed(): void {
    takeAlertAway.current = alertVisitor(failure.alert);
  }

  function reset(): void {
    takeAlertAway.current?.();
    empty(form.current);
    tell({ name: 'emptied' });
  }

  function begin(): void {
    tell({ name: 'begun' });
  }

  function empty(element: HTMLFormElement | null): void {
    element?.reset();
    reference.current = undefined;
    isPerson.current = false;
    progress.forget();
    onReset();
  }

  return { stage, reference: reference.current, submit, confirm, tryAgain, stop, resume, reset, begin };
}

/** Holds the stage of a form; `tell` gives the next one, of which `latest` knows before the form is drawn again. */
function useStage(): { stage: Stage; latest: RefObject<Stage>; tell: (event: StageEvent) => Stage } {
  const [stage, setStage] = useState<Stage>({ name: 'editing' });
  const latest = useRef(stage);
  const tell = (event: StageEvent): Stage => {
    latest.current = nextStage(latest.current, event);
    setStage(latest.current);
    return latest.current;
  };
  return { stage, latest, tell };
}

/** Lets the browser ask before the page is left while the form is on its way. */
function useWarning(isOn: boolean): void {
  useEffect(() => {
    if (!isOn) return;
    const warn = (event: BeforeUnloadEvent): void => event.preventDefault();
    addEventListener('beforeunload', warn);
    return () => removeEventListener('beforeunload', warn);
  }, [isOn]);
}

function wait(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}

/** Gives answers with the language in which they were asked for, of a form that is in several. */
function withLanguage(answers: Answers, { language, isTranslated }: DrawnSite): Answers {
  const isAsked = answers.some(([name]) => name === 'language');
  return isTranslated && !isAsked ? [...answers, ['language', [language]]] : answers;
}
