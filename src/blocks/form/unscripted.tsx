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

/** The words above a form whose browser runs no scripts: it cannot be sent, and there are other ways to reach us. */
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

/** The words beside the button while a submitted form waits for the page's scripts; styles alone show them. */
export function Preparing({ label }: PreparingProps): ReactNode {
  const words = useWords();
  return (
    <div aria-live="polite">
      <p className={own.preparing}>{label ?? words.formPreparing}</p>
    </div>
  );
}

/**
 * The words beside the button once the page's scripts have not come for ten seconds, which styles alone show; the first
 * script shows them at once where a form was submitted and nothing could take it.
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
