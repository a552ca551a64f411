import { type ReactNode, useEffect, useRef } from 'react';
import type { HeadingLevel } from '../../../compose/page';
import { Heading } from '../../../ui/heading';
import { useWords } from '../../../ui/site';
import styles from '../form.module.css';
import { fieldId } from './answers';

interface ErrorSummaryProps {
  /** The wrong fields in their order; `at` changes whenever the summary is to take the focus. */
  of: { at: number; fieldErrors: { name: string; message: string }[] } | undefined;
  formName: string;
  level: HeadingLevel;
}

/** Above a form with several wrong answers: a link to each. */
export function ErrorSummary({ of, formName, level }: ErrorSummaryProps): ReactNode {
  const words = useWords();
  const element = useRef<HTMLElement>(null);
  const at = of?.at;

  useEffect(() => {
    if (at) element.current?.focus();
  }, [at]);

  if (!of?.fieldErrors.length) return null;
  const headingId = `${formName}-summary`;
  return (
    <section ref={element} className={`${styles.panel} ${styles.summary}`} aria-labelledby={headingId} tabIndex={-1}>
      <div id={headingId}>
        <Heading level={level} size="item">
          {words.errorSummaryHeading}
        </Heading>
      </div>
      <p>{words.errorSummaryText}</p>
      <ul>
        {of.fieldErrors.map(({ name, message }) => {
          const id = fieldId(formName, name);
          return (
            <li key={name}>
              <a
                href={`#${id}`}
                onClick={(event) => {
                  event.preventDefault();
                  document.getElementById(id)?.focus();
                }}
              >
                {message}
              </a>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
