import type { ReactNode } from 'react';
import type { BlockOf } from '../../compose/page';
import { Actions } from '../../ui/action';
import { Section, SectionHead } from '../../ui/section';
import styles from './cta.module.css';

/** One thing to do next: what it is, and its buttons on a stub beside it. */
export function Cta(block: BlockOf<'cta'>): ReactNode {
  return (
    <Section block={{ ...block, surface: block.surface ?? 'ink' }} layout="own" className={styles.ticket}>
      <SectionHead block={block} />
      <div className={styles.stub}>
        <Actions of={block.actions} />
      </div>
    </Section>
  );
}
