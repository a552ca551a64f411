import type { ReactNode } from 'react';
import styles from './whole-words.module.css';

const hour = String.raw`\d[\d:.]*(?:\s?[ap]\.?m\b\.?)?`;
const span = new RegExp(`(${hour}\\s?–\\s?${hour})`, 'i');

/** A line of hours. What runs from one time to another, 9:00 AM–1:00 PM, goes to the next line as a whole where there is room for it. */
export function WholeSpans({ of }: { of: string }): ReactNode {
  const parts = of.split(span);
  if (parts.length === 1) return of;
  // In one element: beside a flag these are one part.
  return (
    <span>
      {parts.map((part, index) =>
        index % 2 === 0 ? (
          part
        ) : (
          <span key={index} className={styles.whole}>
            {part}
          </span>
        ),
      )}
    </span>
  );
}
