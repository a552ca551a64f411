import type { ReactNode } from 'react';
import type { BlockOf } from '../../compose/page';
import { Actions } from '../../ui/action';
import { Breadcrumbs } from '../../ui/breadcrumbs';
import { Copy } from '../../ui/copy';
import { Flag } from '../../ui/flag';
import { Heading } from '../../ui/heading';
import { Icon } from '../../ui/icon';
import { lastDay } from '../../ui/last-day';
import { Section } from '../../ui/section';
import styles from './country.module.css';

/** One country: what to know about it, a list, and a card with what to do next. */
export function Country(block: BlockOf<'country'>): ReactNode {
  const { eyebrow, heading, text, flag, highlights, list, next, itemLevel, ...frame } = block;
  return (
    <Section block={frame} className={styles.country}>
      <div className={styles.head}>
        <Breadcrumbs of={block.above} />
        <p className={styles.eyebrow}>{eyebrow}</p>
        <Heading level={block.level} className={styles.heading}>
          <Flag of={flag} className={styles.flag} />
          {heading}
        </Heading>
        {text && <Copy of={text} className={styles.introduction} />}
      </div>
      {highlights && highlights.length > 0 && (
        <ul className={styles.highlights}>
          {highlights.map((highlight, index) => (
            <li key={index} className={styles.highlight} {...lastDay(highlight)}>
              {highlight.icon && <Icon name={highlight.icon} className={styles.icon} />}
              <Heading level={itemLevel} size="item">
                {highlight.title}
              </Heading>
              <Copy of={highlight.text} className={styles.text} />
            </li>
          ))}
        </ul>
      )}
      {list && (
        <div className={styles.list}>
          <Heading level={itemLevel} size="item">
            {list.heading}
          </Heading>
          <ul className={styles.items}>
            {list.items.map((item, index) => (
              <li key={index} {...lastDay(list, 'items', index)}>
                {item}
              </li>
            ))}
          </ul>
        </div>
      )}
      {next && (
        <div className={styles.next}>
          <Heading level={itemLevel} size="item">
            {next.heading}
          </Heading>
          {next.text && <Copy of={next.text} className={styles.text} />}
          <Actions of={next.actions} />
        </div>
      )}
    </Section>
  );
}
