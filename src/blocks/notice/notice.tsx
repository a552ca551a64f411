import type { ReactNode } from 'react';
import type { BlockOf } from '../../compose/page';
import { Actions } from '../../ui/action';
import { Copy } from '../../ui/copy';
import { Heading } from '../../ui/heading';
import { Icon } from '../../ui/icon';
import { Section } from '../../ui/section';
import styles from './notice.module.css';

/** A short remark beside the page's own words. */
export function Notice({ text, ...block }: BlockOf<'notice'>): ReactNode {
  const { title, icon, actions, itemLevel } = block;
  return (
    <Section block={block}>
      <aside role="note" className={styles.notice}>
        {icon && <Icon name={icon} className={styles.icon} />}
        <div className={styles.words}>
          {title && (
            <Heading level={itemLevel} size="item" className={styles.title}>
              {title}
            </Heading>
          )}
          <Copy of={text} />
          <Actions of={actions} />
        </div>
      </aside>
    </Section>
  );
}
