import type { ReactNode } from 'react';
import type { BlockOf, TitledList } from '../../compose/page';
import { Copy } from '../../ui/copy';
import { Heading } from '../../ui/heading';
import { lastDay } from '../../ui/last-day';
import { Picture } from '../../ui/picture';
import { Section } from '../../ui/section';
import styles from './profiles.module.css';

/** People under their names, or roles where no names are given, each a picture beside words, on alternate sides. */
export function Profiles(block: BlockOf<'profiles'>): ReactNode {
  return (
    <Section block={block}>
      <ul className={styles.profiles}>
        {block.items.map((profile, index) => (
          <li
            key={index}
            className={profile.picture ? `${styles.profile} ${styles.pictured}` : styles.profile}
            {...lastDay(profile)}
          >
            {profile.picture && (
              <Picture
                of={profile.picture}
                sizes="(min-width: 76rem) 24rem, (min-width: 44rem) 33vw, 6rem"
                className={styles.picture}
              />
            )}
            <div>
              <Heading level={block.itemLevel} size="item" className={styles.title}>
                {profile.name ?? profile.position}
              </Heading>
              {profile.name && <p className={styles.position}>{profile.position}</p>}
              <Copy of={profile.text} className={styles.text} />
              {profile.list && <ProfileList list={profile.list} />}
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}

function ProfileList({ list }: { list: TitledList }): ReactNode {
  return (
    <div className={styles.list}>
      <p className={styles.listHeading}>{list.heading}</p>
      <ul className={styles.items}>
        {list.items.map((item, index) => (
          <li key={index} {...lastDay(list, 'items', index)}>
            {item}
          </li>
        ))}
      </ul>
    </div>
  );
}
