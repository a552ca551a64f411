import type { ReactNode } from 'react';
import type { BlockOf, Telephone } from '../../compose/page';
import { Copy } from '../../ui/copy';
import { useWords } from '../../ui/site';
import styles from './form.module.css';
import { whatsAppLink } from './sending/answers-as-text';
import own from './unscripted.module.css';

interface OtherWaysProps {
  of: BlockOf<'form'>['failure']['otherWays'];
}

/** At the head of a form whose browser runs no scripts: that it cannot be sent, and how else to reach us. */
export function WithoutScripts({ of }: OtherWaysProps): ReactNode {
  const words = useWords();
  return (
    <noscript>
      <div className={styles.panel}>
        <p>{words.noScript}</p>
        <WhatsApp of={of?.whatsapp} />
      </div>
    </noscript>
  );
}

interface PreparingProps {
  label: string | undefined;
}

/** Beside the button, shown by its styles alone while a submitted form waits for the page's scripts, and said as it appears. */
export function Preparing({ label }: PreparingProps): ReactNode {
  const words = useWords();
  return (
    <div aria-live="polite">
      <p className={own.preparing}>{label ?? words.formPreparing}</p>
    </div>
  );
}

/**
 * Beside the button, shown by its styles alone once the page's scripts have not come for ten seconds, or at
 * once by the first script where a form was submitted and nothing could take it.
 */
export function WithLateScripts({ of }: OtherWaysProps): ReactNode {
  const words = useWords();
  return (
    <div className={own.late} data-unsent tabIndex={-1}>
      <div className={styles.panel}>
        <p>{words.formNotReady}</p>
        {of && <Copy of={of.text} />}
        <WhatsApp of={of?.whatsapp} />
      </div>
    </div>
  );
}

function WhatsApp({ of }: { of: Telephone | undefined }): ReactNode {
  const { whatsApp } = useWords();
  if (!of) return null;
  return (
    <p>
      {whatsApp}:{' '}
      <a href={whatsAppLink(of.number)}>
        <bdi>{of.text}</bdi>
      </a>
    </p>
  );
}
