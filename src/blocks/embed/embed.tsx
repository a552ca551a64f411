import type { ReactNode } from 'react';
import type { BlockOf } from '../../compose/page';
import { FrameOnClick } from '../../ui/frame-on-click';
import { Section } from '../../ui/section';
import styles from './embed.module.css';

/** A page of another service, which opens when the visitor asks for it. */
export function Embed(block: BlockOf<'embed'>): ReactNode {
  const { framed, title, tallness } = block;
  return (
    <Section block={block}>
      <FrameOnClick of={framed} title={framed.service} action={title} height={tallness} className={styles.place} />
    </Section>
  );
}
