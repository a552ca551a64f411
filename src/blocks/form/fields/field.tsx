import type { ReactNode } from 'react';
import { Copy } from '../../../ui/copy';
import { useSite } from '../../../ui/site';
import styles from '../form.module.css';
import { type FormField, fieldId, isAsked } from './answers';
import { Choices, type FieldTies } from './choices';
import { requirementOf } from './conditions';
import { AnswerInput } from './input';
import { Label } from './label';

interface FieldProps {
  field: FormField;
  formName: string;
  /** The message about the answer, where it is wrong. */
  message: string | undefined;
  /** Tells whether the answers to other fields make the form ask this one. */
  isShown: boolean;
}

/** One field with its label, its help and what is wrong with it. */
export function FormFieldView({ field, formName, message, isShown }: FieldProps): ReactNode {
  const { currentHref } = useSite();
  const id = fieldId(formName, field.name);
  if (!isAsked(field)) {
    const value = field.kind === 'page' ? currentHref : field.value;
    return <input type="hidden" name={field.name} defaultValue={value} />;
  }

  const described = [field.help && `${id}-help`, message && `${id}-message`].filter(Boolean).join(' ');
  const ties: FieldTies = {
    id,
    'aria-describedby': described || undefined,
    'aria-invalid': message ? true : undefined,
  };
  const notes = (
    <>
      {field.help && (
        <div id={`${id}-help`}>
          <Copy of={field.help} className={styles.help} />
        </div>
      )}
      {message && (
        <p id={`${id}-message`} className={styles.message}>
          {message}
        </p>
      )}
    </>
  );

  return (
    <div
      className={styles.field}
      data-width={field.width}
      data-wrong={message ? true : undefined}
      data-unmet={isShown ? undefined : true}
    >
      {field.kind === 'radio' || field.kind === 'checkbox' ? (
        <Choices field={field} ties={ties} notes={notes} />
      ) : field.kind === 'consent' ? (
        <>
          <label className={styles.choice}>
            <input {...ties} type="checkbox" name={field.name} value={field.value} {...requirementOf(field)} />
            <span>
              <Label of={field} />
            </span>
          </label>
          {notes}
        </>
      ) : (
        <>
          <label htmlFor={id} className={styles.label}>
            <Label of={field} />
          </label>
          {notes}
          <AnswerInput field={field} ties={ties} />
        </>
      )}
    </div>
  );
}
