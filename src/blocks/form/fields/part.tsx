import type { ReactNode } from 'react';
import type { BlockOf, HeadingLevel } from '../../../compose/page';
import { Copy } from '../../../ui/copy';
import { Heading } from '../../../ui/heading';
import styles from '../form.module.css';
import { FormFieldView } from './field';

interface PartProps {
  of: BlockOf<'form'>['sections'][number];
  number: number | undefined;
  formName: string;
  level: HeadingLevel;
  /** The messages about wrong answers, by the names of the fields. */
  messages: Record<string, string>;
  /** Whether its answers are on their way, and cannot be changed. */
  isHeld: boolean;
  /** The names of the fields that are asked for now. */
  shownNames: Set<string>;
  /** Whether the part itself is shown. */
  isShown: boolean;
}

/** One part of a form: its heading, if it has one, and its fields. */
export function Part({
  of: { heading, text, fields },
  number,
  formName,
  level,
  messages,
  isHeld,
  shownNames,
  isShown,
}: PartProps): ReactNode {
  const content = (
    <>
      {text && <Copy of={text} className={styles.help} />}
      <div className={styles.fields} inert={isHeld}>
        {fields.map((field, index) => (
          <FormFieldView
            key={index}
            field={field}
            formName={formName}
            message={messages[field.name]}
            isShown={shownNames.has(field.name)}
          />
        ))}
      </div>
    </>
  );
  if (!heading) {
    return (
      <div className={styles.part} data-unmet={isShown ? undefined : true}>
        {content}
      </div>
    );
  }
  return (
    <fieldset className={`${styles.part} ${styles.titled}`} data-unmet={isShown ? undefined : true}>
      <legend className={styles.legend}>
        <Heading level={level} size="item" className={styles.title}>
          {number && <span className={styles.number}>{number}</span>}
          <span>{heading}</span>
        </Heading>
      </legend>
      <div className={styles.content}>{content}</div>
    </fieldset>
  );
}
