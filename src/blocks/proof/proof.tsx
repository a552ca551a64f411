import type { ReactNode } from 'react';
import type { BlockOf } from '../../compose/page';
import { Copy } from '../../ui/copy';
import { Icon } from '../../ui/icon';
import { lastDay } from '../../ui/last-day';
import { Picture } from '../../ui/picture';
import { RuledRow } from '../../ui/ruled-row';
import { Section } from '../../ui/section';
import { Source } from '../../ui/source';
import styles from './proof.module.css';

/** Facts that can be checked, each under its mark. */
export function Proof(block: BlockOf<'proof'>): ReactNode {
  return (
    <Section block={block}>
      <RuledRow as="ul">
        {block.items.map((item, index) => (
          <Proven key={index} of={item} />
        ))}
      </RuledRow>
    </Section>
  );
}

function Proven({ of }: { of: BlockOf<'proof'>['items'][number] }): ReactNode {
  const { icon, picture, label, value, note, source } = of;
  return (
    <li className={styles.proof} {...lastDay(of)}>
      <div className={styles.mark}>
        {icon && <Icon name={icon} className={styles.icon} />}
        {picture && <Picture of={picture} sizes="(min-width: 44rem) 9rem, 3rem" className={styles.picture} />}
      </div>
      <p className={styles.label}>{label}</p>
      {(value || note) && (
        <div>
          {value && (
            <p className={styles.value}>
              <bdi>{value}</bdi>
            </p>
          )}
          {note && <Copy of={note} className={styles.note} />}
        </div>
      )}
      {source && (
        <p className={styles.source}>
          <Source of={source} />
        </p>
      )}
    </li>
  );
}
