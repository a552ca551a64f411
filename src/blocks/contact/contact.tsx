import type { ReactNode } from 'react';
import type { BlockOf } from '../../compose/page';
import { Copy } from '../../ui/copy';
import { Heading } from '../../ui/heading';
import { Icon } from '../../ui/icon';
import { lastDay } from '../../ui/last-day';
import { Link } from '../../ui/link';
import { Section } from '../../ui/section';
import { WholeSpans } from '../../ui/whole-spans';
import styles from './contact.module.css';

type Way = BlockOf<'contact'>['items'][number];

/** Ways to reach the business; the number or address is what stands out. */
export function Contact(block: BlockOf<'contact'>): ReactNode {
  return (
    <Section block={block}>
      <ul className={styles.ways}>
        {block.items.map((way, index) => (
          <li key={index} className={styles.way} {...lastDay(way)}>
            <Heading level={block.itemLevel} size="item" className={styles.title}>
              {way.icon && <Icon name={way.icon} className={styles.icon} />}
              {way.to && !way.value ? (
                <Link to={way.to} className={styles.link}>
                  {way.title}
                </Link>
              ) : (
                way.title
              )}
            </Heading>
            {way.value && (
              <p className={styles.value}>
                <Link to={way.to} className={styles.link}>
                  {way.value}
                </Link>
              </p>
            )}
            {way.hours && <Hours of={way.hours} />}
            {way.text && <Copy of={way.text} className={styles.text} />}
          </li>
        ))}
      </ul>
    </Section>
  );
}

function Hours({ of }: { of: NonNullable<Way['hours']> }): ReactNode {
  if (of.length === 0) return null;
  return (
    <dl className={styles.hours}>
      {of.map((line, index) => (
        <div key={index} className={styles.line} {...lastDay(line)}>
          <dt>{line.days}</dt>
          <dd>
            <WholeSpans of={line.time} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
