import { type ReactNode, useState } from 'react';
import { notify } from '../../../ui/notify';
import { useWords } from '../../../ui/site';
import { Button } from '../button';
import styles from '../form.module.css';
import own from './outcome.module.css';

interface CopyAnswersProps {
  /** The words on the button. */
  label: string | undefined;
  text: string;
}

/** A button that copies a text; where the browser does not allow that, the text stands there, selected. */
export function CopyAnswers({ label, text }: CopyAnswersProps): ReactNode {
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
