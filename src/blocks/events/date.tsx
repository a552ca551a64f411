import type { ReactNode } from 'react';
import { dateWriter } from '../../calendar/date-writer';
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

interface LongDateProps {
  date: string;
  /** The last of several days. */
  until?: string | undefined;
}

/** A day in full, with its weekday, or the days from one to another, as the site's language writes them. */
export function LongDate({ date, until = date }: LongDateProps): ReactNode {
  const { language } = useSite();
  const words = longDate(date, until, language);
  if (until !== date) return <span suppressHydrationWarning>{words}</span>;
  return (
    <time dateTime={date} suppressHydrationWarning>
      {words}
    </time>
  );
}

/** Writes a day in full, or the days from one to another. */
export function longDate(date: string, until: string, language: string): string {
  return format(date, language, { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' }, until);
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
function format(date: string, language: string, options: Intl.DateTimeFormatOptions, until = date): string {
  const [first, last] = [new Date(`${date}T00:00:00Z`), new Date(`${until}T00:00:00Z`)];
  // A date that is still being written is no day yet.
  if (Number.isNaN(first.getTime()) || Number.isNaN(last.getTime())) return '';
  return dateWriter(language, options).formatRange(first, last);
}
