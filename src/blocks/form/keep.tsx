import { type ReactNode, type RefObject, useEffect, useRef } from 'react';
import type { BlockOf } from '../../compose/page';
import { Copy } from '../../ui/copy';
import { notify } from '../../ui/notify';
import { useWords } from '../../ui/site';
import type { FormField } from './answers';
import { keepDraft, readDraft, removeDraft, restoreDraft } from './draft';
import styles from './form.module.css';

interface KeepProps {
  of: NonNullable<BlockOf<'form'>['keep']>;
  formName: string;
  form: RefObject<HTMLFormElement | null>;
  fields: FormField[];
}

/** A box that keeps unfinished answers on the device for as long as it is ticked. */
export function Keep({ of, formName, form, fields }: KeepProps): ReactNode {
  const words = useWords();
  const box = useRef<HTMLInputElement>(null);
  const helpId = `${formName}-keep-help`;

  // biome-ignore lint/correctness/useExhaustiveDependencies: a draft is put back once, when the form appears.
  useEffect(() => {
    const draft = readDraft(formName);
    const element = form.current;
    if (!box.current || !element) return;
    if (draft) {
      box.current.checked = true;
      if (restoreDraft(element, fields, draft)) notify({ title: words.draftRestored });
    }
    function keep(event?: Event): void {
      if (!box.current || !element) return;
      if (box.current.checked) {
        box.current.checked = keepDraft(formName, element, fields);
        if (!box.current.checked) notify({ title: words.draftNotKept });
      } else if (event?.target === box.current) {
        removeDraft(formName);
      }
    }
    keep();
    element.addEventListener('input', keep);
    return () => element.removeEventListener('input', keep);
  }, []);

  return (
    <div>
      <label className={styles.choice}>
        <input ref={box} id={`${formName}-keep`} type="checkbox" aria-describedby={of.help && helpId} />
        <span>{of.label}</span>
      </label>
      {of.help && (
        <div id={helpId}>
          <Copy of={of.help} className={styles.help} />
        </div>
      )}
    </div>
  );
}
