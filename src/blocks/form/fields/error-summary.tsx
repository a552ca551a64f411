import { type ReactNode, useEffect, useRef } from 'react';
import type { HeadingLevel } from '../../../compose/page';
import { Heading } from '../../../ui/heading';
import { fillWord, useWords } from '../../../ui/site';
import styles from '../form.module.css';
import { showWithFocus } from '../sending/show-with-focus';
import { fieldId } from './answers';

/** The most lines, as many as a phone's window has room for below the heading. */
const mostLines = 5;

interface ErrorSummaryProps {
  /** The wrong fields in their order; `at` changes whenever the summary is to take the focus. */
  of: { at: number; fieldErrors: { name: string; message: string }[] } | undefined;
  formName: string;
  level: HeadingLevel;
}

/** The summary above a form with several wrong answers: a link to each; of many, to the first few, and in a last line to the next. */
export function ErrorSummary({ of, formName, level }: ErrorSummaryProps): ReactNode {
  const words = useWords();
  const element = useRef<HTMLElement>(null);
  const at = of?.at;

  useEffect(() => {
    if (at && element.current) showWithFocus(element.current);
  }, [at]);

  if (!of?.fieldErrors.length) return null;
  const { fieldErrors } = of;
  const headingId = `${formName}-summary`;
  const [listed, rest] =
    fieldErrors.length > mostLines
      ? [fieldErrors.slice(0, mostLines - 1), fieldErrors.slice(mostLines - 1)]
      : [fieldErrors, []];
  const lines = [
    ...listed,
    ...rest.slice(0, 1).map(({ name }) => ({ name, message: fillWord(words.moreToCheck, { number: rest.length }) })),
  ];
  return (
    <section ref={element} className={`${styles.panel} ${styles.summary}`} aria-labelledby={headingId} tabIndex={-1}>
      <div id={headingId}>
        <Heading level={level} size="item">
          {words.errorSummaryHeading}
        </Heading>
      </div>
      <p>{words.errorSummaryText}</p>
      <ul>
        {lines.map(({ name, message }) => {
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
