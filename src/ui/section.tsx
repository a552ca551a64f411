import type { ReactNode } from 'react';
import type { Copy as CopyNodes, HeadingLevel, LabelledLink, Picture as PictureOf, Surface } from '../compose/page';
import { Breadcrumbs } from './breadcrumbs';
import { Copy } from './copy';
import { Heading } from './heading';
import { lastDay } from './last-day';
import { Picture } from './picture';
import styles from './section.module.css';

interface SectionProps {
  /** The block that the section draws. */
  block: {
    level: HeadingLevel;
    eyebrow?: string;
    heading?: string;
    text?: CopyNodes;
    surface?: Surface;
    backdrop?: PictureOf;
    anchor?: string;
    until?: string;
    above?: LabelledLink[];
  };
  className?: string | undefined;
  /**
   * beside: on a wide screen the head stands at the start of the line and the content at its end.
   * own: the content brings the head along, with SectionHead or otherwise.
   */
  layout?: 'stacked' | 'beside' | 'own';
  /** The layout of a block that opens a page; a site's styles leave out layouts that it does not use. */
  opening?: string;
  children?: ReactNode;
}

/** The frame of a block: its surface and anchor, its eyebrow, heading and introduction, then its content. */
export function Section({ block, className, layout = 'stacked', opening, children }: SectionProps): ReactNode {
  const hasHead = layout !== 'own' && (block.eyebrow || block.heading || block.text);
  // A section is what a heading introduces.
  const Frame = block.heading ? 'section' : 'div';
  return (
    <Frame className={styles.section} id={block.anchor} data-surface={block.surface} {...lastDay(block)}>
      {block.backdrop && (
        <div className={styles.backdrop}>
          <Picture of={block.backdrop} sizes="100vw" />
        </div>
      )}
      <div className={styles[layout === 'beside' && hasHead ? 'beside' : 'stacked']}>
        {hasHead && <SectionHead block={block} />}
        {children && (
          <div className={className} data-opening={opening}>
            {children}
          </div>
        )}
      </div>
    </Frame>
  );
}

/** The eyebrow, heading and introduction of a block that arranges them itself. */
export function SectionHead({ block }: Pick<SectionProps, 'block'>): ReactNode {
  return (
    <div className={styles.head}>
      <Breadcrumbs of={block.above} />
      {block.eyebrow && <p className={styles.eyebrow}>{block.eyebrow}</p>}
      {block.heading && <Heading level={block.level}>{block.heading}</Heading>}
      {block.text && <Copy of={block.text} className={styles.text} />}
    </div>
  );
}
