import type { ReactNode } from 'react';
import type { Flag as FlagPicture } from '../compose/page';
import styles from './flag.module.css';

/** A flag beside the name of its country, which says what it is. */
export function Flag({ of, className }: { of: FlagPicture; className?: string | undefined }): ReactNode {
  return (
    <img
      className={className ? `${styles.flag} ${className}` : styles.flag}
      src={of.src}
      width={of.width}
      height={of.height}
      alt=""
      loading="lazy"
    />
  );
}
