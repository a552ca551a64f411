import type { ReactNode } from 'react';
import styles from './whole-words.module.css';

const hyphenated = /([\p{L}\p{M}\p{N}\p{P}\p{S}]*\p{L}-\p{L}[\p{L}\p{M}\p{N}\p{P}\p{S}]*)/u;
const mostLetters = 14;

/** The words of a heading. A short one with a hyphen, Pick-Up, goes to the next line as a whole where there is room for it. */
export function WholeWords({ of }: { of: string }): ReactNode {
  const parts = of.includes('-') ? of.split(hyphenated) : [];
  if (!parts.some(isShort)) return of;
  // One element around them: beside a flag, several would become several items of a row.
  return (
    <span>
      {parts.map((part, index) =>
        isShort(part, index) ? (
          <span key={index} className={styles.whole}>
            {part}
          </span>
        ) : (
          part
        ),
      )}
    </span>
  );
}

/** Tells whether a part of split words is a short one with a hyphen: every other part has one. */
function isShort(part: string, index: number): boolean {
  return index % 2 === 1 && part.length <= mostLetters;
}
