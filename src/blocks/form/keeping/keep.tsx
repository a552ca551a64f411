import type { ReactNode, Ref } from 'react';
import type { BlockOf } from '../../../compose/page';
import { Copy } from '../../../ui/copy';
import styles from '../form.module.css';

interface KeepProps {
  of: NonNullable<BlockOf<'form'>['keep']>;
  formName: string;
  box: Ref<HTMLInputElement>;
}

/** A box that keeps unfinished answers on the device for as long as it is ticked. */
export function Keep({ of, formName, box }: KeepProps): ReactNode {
  const helpId = `${formName}-keep-help`;
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
