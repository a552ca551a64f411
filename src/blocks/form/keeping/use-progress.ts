import { type RefObject, useRef } from 'react';
import { notify } from '../../../ui/notify';
import { useSite, useWords } from '../../../ui/site';
import type { FormField } from '../fields/answers';
import type { GivenAnswers } from '../fields/prefill';
import { hasAnswers, restoreDraft, takeDraft } from './draft';
import { forgetProgress, keepProgress, type Progress, recallProgress } from './progress';

interface ProgressOptions {
  formName: string;
  form: RefObject<HTMLFormElement | null>;
  fields: FormField[];
  /** The choice to keep unfinished answers on the device, where the form offers it. */
  box: RefObject<HTMLInputElement | null>;
  /** The answers that the address of the page has filled in, now or on an earlier visit. */
  given: RefObject<GivenAnswers>;
  /** Whether anything is kept at all. */
  isOn: boolean;
}

/** The state of sending a form. */
type Sending = Omit<Progress, 'draft' | 'given'>;

/** The functions that keep a form while the visitor works on it. */
export interface KeptProgress {
  /**
   * Restores the answers of an earlier visit into fields that are as they were drawn, then keeps the form as it is;
   * gives the progress of that visit.
   */
  restore: () => Progress | undefined;
  /** Keeps the answers in the form, with the state of sending it. */
  keep: (sending?: Sending) => void;
  forget: () => void;
  /**
   * The name under which the browser keeps the form: with the base of its site, where the host has other sites, too.
   * Nothing that was typed on one site may appear, or count as sent, on another.
   */
  knownAs: string;
}

/** Keeps a form in the tab while it is open, and on the device where the visitor wishes it. */
export function useProgress({ formName, form, fields, box, given, isOn }: ProgressOptions): KeptProgress {
  const words = useWords();
  const { base } = useSite();
  const knownAs = base === '/' ? formName : base + formName;
  const sending = useRef<Sending>({});
  const isTold = useRef(false);

  function restore(): Progress | undefined {
    const element = form.current;
    if (!isOn || !element) return undefined;
    const savedProgress = recallProgress(knownAs);
    if (savedProgress) {
      sending.current = { reference: savedProgress.reference, mayHaveArrived: savedProgress.mayHaveArrived };
      given.current = savedProgress.given ?? {};
      if (box.current) box.current.checked ||= savedProgress.isOnDevice;
      if (restoreDraft(element, fields, savedProgress.draft)) notify({ title: words.draftRestored });
    }
    if (hasAnswers(element, fields)) keep();
    return savedProgress;
  }

  function keep(changes?: Sending): void {
    if (!isOn || !form.current) return;
    sending.current = { ...sending.current, ...changes };
    const isForDevice = box.current?.checked ?? false;
    const progress = { ...sending.current, given: given.current, draft: takeDraft(form.current, fields) };
    const { isInTab, isOnDevice } = keepProgress(knownAs, progress, isForDevice);
    if (box.current) box.current.checked = isOnDevice;
    const isRefused = !isInTab || isOnDevice !== isForDevice;
    if (isRefused && !isTold.current) notify({ title: words.draftNotKept });
    isTold.current ||= isRefused;
  }

  function forget(): void {
    sending.current = {};
    given.current = {};
    forgetProgress(knownAs);
  }

  return { restore, keep, forget, knownAs };
}
