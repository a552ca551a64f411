import type { ReactNode } from 'react';
import type { BlockOf, HeadingLevel } from '../../../compose/page';
import { Copy } from '../../../ui/copy';
import { Heading } from '../../../ui/heading';
import styles from '../form.module.css';
import { isAsked } from './answers';
import { FormFieldView } from './field';

interface PartsProps {
  block: BlockOf<'form'>;
  /** The messages about wrong answers, by the names of the fields. */
  messages: Record<string, string>;
  /** Whether the answers are on their way, and cannot be changed. */
  isHeld: boolean;
  /** The names of the fields that are asked for now. */
  shownNames: Set<string>;
}

/** The parts of a form, one after another; those in which something is asked for are numbered, if any. */
export function Parts({ block, messages, isHeld, shownNames }: PartsProps): ReactNode {
  let number = 0;
  return block.sections.map((section, index) => {
    const askedFields = section.fields.filter(isAsked);
    const isShown = askedFields.length === 0 || askedFields.some(({ name }) => shownNames.has(name));
    if (isShown) number++;
    return (
      <Part
        key={index}
        of={section}
        number={block.numbered && isShown ? number : undefined}
        formName={block.name}
        level={block.itemLevel}
        messages={messages}
        isHeld={isHeld}
        shownNames={shownNames}
        isShown={isShown}
      />
    );
  });
}

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
function Part({
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
