import { Children, type ReactNode } from 'react';
import type { HeadingLevel } from '../compose/page';
import styles from './heading.module.css';
import { WholeWords } from './whole-words';

interface HeadingProps {
  level: HeadingLevel;
  /** How large it looks, whatever its level: a page's, a block's or an item's. */
  size?: 'page' | 'block' | 'item';
  className?: string | undefined;
  children: ReactNode;
}

/** A heading of the level that compose gave it. */
export function Heading({
  level,
  size = level === 1 ? 'page' : 'block',
  className,
  children,
}: HeadingProps): ReactNode {
  const Tag = `h${level}` as const;
  return (
    <Tag className={className ? `${styles[size]} ${className}` : styles[size]}>
      {Children.map(children, (child) => (typeof child === 'string' ? <WholeWords of={child} /> : child))}
    </Tag>
  );
}
