import { Fragment, type ReactNode } from 'react';
import type { Copy as CopyNodes, Inline } from '../compose/page';
import styles from './copy.module.css';
import { lastDay } from './last-day';
import { Link } from './link';

/** Paragraphs of copy. */
export function Copy({ of, className }: { of: CopyNodes; className?: string | undefined }): ReactNode {
  return (
    <div className={className ? `${styles.copy} ${className}` : styles.copy}>
      {of.map((paragraph, index) => (
        <Paragraph key={index} of={paragraph} />
      ))}
    </div>
  );
}

/** A paragraph; one that a list makes of an entry goes as a whole with the last day of that. */
function Paragraph({ of }: { of: Inline[] }): ReactNode {
  const [only] = of;
  if (typeof only !== 'object' || only.kind !== 'marked') return <p>{inline(of)}</p>;
  return <p {...lastDay(only)}>{inline(only.content)}</p>;
}

interface InlineCopyProps {
  of: CopyNodes;
  /** The words that say of a link that it opens in a new tab, where links do. */
  newTab?: string;
}

/** Copy that stands inside a line: in a list item, a cell, a label. Its paragraphs are separated by line breaks. */
export function InlineCopy({ of, newTab }: InlineCopyProps): ReactNode {
  return of.map((paragraph, index) => (
    <Fragment key={index}>
      {index > 0 && <br />}
      {inline(paragraph, newTab)}
    </Fragment>
  ));
}

function inline(content: Inline[], newTab?: string): ReactNode {
  return content.map((part, index) => {
    if (typeof part === 'string') return part;
    if (part.kind === 'link') {
      return (
        <Link key={index} to={part.to} className={styles.link} newTab={newTab}>
          {inline(part.content, newTab)}
        </Link>
      );
    }
    if (part.kind === 'marked') {
      return (
        <span key={index} {...lastDay(part)}>
          {inline(part.content, newTab)}
        </span>
      );
    }
    const Tag = part.kind;
    return <Tag key={index}>{inline(part.content, newTab)}</Tag>;
  });
}
