import type { ReactNode } from 'react';
import { fillWord, useWords } from '../../ui/site';
import { unseen } from '../../ui/unseen';
import styles from './stars.module.css';

// A star of five points around the middle of a square of 24, from its upper point on.
const star = 'M12 2.5l2.9 6.2 6.8.9-5 4.7 1.3 6.7-6-3.3-6 3.3 1.3-6.7-5-4.7 6.8-.9z';

/** How many stars of five were given: drawn, and said in words to those who do not see them. */
export function Stars({ count }: { count: number }): ReactNode {
  const { stars } = useWords();
  return (
    <p className={styles.stars}>
      <span className={unseen}>{fillWord(stars, { stars: count })}</span>
      {[1, 2, 3, 4, 5].map((place) => (
        <svg key={place} className={place > count ? styles.empty : undefined} viewBox="0 0 24 24" aria-hidden="true">
          <path d={star} />
        </svg>
      ))}
    </p>
  );
}
