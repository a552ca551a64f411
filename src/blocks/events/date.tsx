import type { ReactNode } from 'react';
import { useSite } from '../../ui/site';
import styles from './date.module.css';

/** A day set like an entry stamp: its number large, month and year around it. */
export function DateStamp({ date }: { date: string }): ReactNode {
  const { language } = useSite();
  return (
    <time dateTime={date} className={styles.stamp}>
      <Part className={styles.day} text={format(date, language, { day: 'numeric' })} />{' '}
      <Part className={styles.month} text={format(date, language, { month: 'short' })} />{' '}
      <Part className={styles.year} text={format(date, language, { year: 'numeric' })} />
    </time>
  );
}

/** A day in full, with its weekday, as the site's language writes it. */
export function LongDate({ date }: { date: string }): ReactNode {
  const { language } = useSite();
  return (
    <time dateTime={date} suppressHydrationWarning>
      {format(date, language, { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' })}
    </time>
  );
}

function Part({ text, className }: { text: string; className: string | undefined }): ReactNode {
  return (
    <span className={className} suppressHydrationWarning>
      {text}
    </span>
  );
}

// Browsers know languages from tables of different years ("Sep", "Sept"): what the build wrote stays, hence
// suppressHydrationWarning above.
function format(date: string, language: string, options: Intl.DateTimeFormatOptions): string {
  const day = new Date(`${date}T00:00:00Z`);
  // Of what is still being written, no day is known.
  if (Number.isNaN(day.getTime())) return '';
  return new Intl.DateTimeFormat(language, { ...options, timeZone: 'UTC' }).format(day);
}
