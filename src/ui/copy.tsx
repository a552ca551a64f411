import { Fragment, type ReactNode } from 'react';
import type { Copy as CopyNodes, Inline, MarkedLines } from '../compose/page';
import styles from './copy.module.css';
import { lastDay } from './last-day';
import { Link } from './link';

/** Copy: paragraphs, lists, small headings and quotations. */
export function Copy({ of, className }: { of: CopyNodes; className?: string | undefined }): ReactNode {
  return (
    <div
      className={className ? `${styles.copy} ${className}` : styles.copy}
      data-line-marks={of.every(Array.isArray) ? undefined : ''}
    >
      {of.map((passage, index) =>
        Array.isArray(passage) ? <Paragraph key={index} of={passage} /> : <Lines key={index} {...passage} />,
      )}
    </div>
  );
}

/** A paragraph; one that a list makes of an entry is hidden as a whole after the entry's last day. */
function Paragraph({ of }: { of: Inline[] }): ReactNode {
  const [only] = of;
  if (typeof only !== 'object' || only.kind !== 'marked') return <p>{inline(of)}</p>;
  return <p {...lastDay(only)}>{inline(only.content)}</p>;
}

function Lines({ kind: Tag, content }: MarkedLines): ReactNode {
  const Line = Tag === 'blockquote' ? 'p' : Tag === 'ul' || Tag === 'ol' ? 'li' : Fragment;
  return (
    <Tag>
      {content.map((line, index) => (
        <Line key={index}>{inline(line)}</Line>
      ))}
    </Tag>
  );
}

interface InlineCopyProps {
  of: Inline[][];
  /** The words for a link that opens in a new tab. */
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
