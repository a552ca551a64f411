import type { ReactNode } from 'react';
import type { BlockOf } from '../../compose/page';
import { Actions } from '../../ui/action';
import { Copy } from '../../ui/copy';
import { Section } from '../../ui/section';
import styles from './text.module.css';

/** A heading and paragraphs, in lines of a length that reads well. */
export function Text({ text, actions, ...head }: BlockOf<'text'>): ReactNode {
  const isOnSurface = head.surface !== undefined && head.surface !== 'plain';
  const isAlone = !isOnSurface && !head.heading && !head.eyebrow;
  return (
    <Section block={head} layout={isOnSurface ? 'stacked' : 'beside'}>
      <Copy of={text} className={isAlone ? `${styles.text} ${styles.alone}` : styles.text} />
      <Actions of={actions} />
    </Section>
  );
}
