import type { ReactNode } from 'react';
import type { BlockOf } from '../../compose/page';
import { Actions } from '../../ui/action';
import { Copy } from '../../ui/copy';
import { Heading } from '../../ui/heading';
import { Section } from '../../ui/section';
import styles from './not-found.module.css';

/** What a visitor sees at an address that does not exist. */
export function NotFound({ heading, text, help, action, itemLevel, ...frame }: BlockOf<'not-found'>): ReactNode {
  return (
    <Section block={frame} className={styles.notFound}>
      <Heading level={frame.level} className={isNumber(heading) ? styles.number : undefined}>
        {heading}
      </Heading>
      <div className={styles.words}>
        <p className={styles.text}>{text}</p>
        {help && <Copy of={help} className={styles.help} />}
        <Actions of={[action]} />
      </div>
    </Section>
  );
}

// Only a short number fits a narrow phone at the size of a poster.
function isNumber(heading: string): boolean {
  return /^[^\p{L}\d]*\d{1,3}[^\p{L}\d]*$/u.test(heading);
}
