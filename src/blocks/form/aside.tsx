import type { ReactNode } from 'react';
import type { BlockOf, HeadingLevel } from '../../compose/page';
import { Copy } from '../../ui/copy';
import { Heading } from '../../ui/heading';
import { lastDay } from '../../ui/last-day';
import styles from './aside.module.css';

interface AsideProps {
  of: NonNullable<BlockOf<'form'>['aside']>;
  level: HeadingLevel;
}

/** What is good to know while a form is filled in: beside it on a wide screen, below it on a narrow one. */
export function Aside({ of, level }: AsideProps): ReactNode {
  return (
    <aside className={styles.aside} aria-label={of.heading}>
      <Heading level={level} size="item">
        {of.heading}
      </Heading>
      <ul>
        {of.items.map((item, index) => (
          <li key={index} {...lastDay(of, 'items', index)}>
            <Copy of={item} />
          </li>
        ))}
      </ul>
    </aside>
  );
}
