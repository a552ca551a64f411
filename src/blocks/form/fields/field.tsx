import type { ReactNode } from 'react';
import { Copy } from '../../../ui/copy';
import { useWords } from '../../../ui/site';
import styles from '../form.module.css';
import { type FormField, fieldId } from './answers';
import { Choices, type FieldTies } from './choices';
import { DateInput } from './date-input';
import { Label } from './label';
import { phonePattern } from './validation';

interface FieldProps {
  field: FormField;
  formName: string;
  /** What is wrong with the answer. */
  message: string | undefined;
}

/** One field with its label, its help and what is wrong with it. */
export function Field({ field, formName, message }: FieldProps): ReactNode {
  const id = fieldId(formName, field.name);
  if (field.kind === 'hidden') return <input type="hidden" name={field.name} defaultValue={field.value} />;

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
    <div className={styles.field} data-width={field.width} data-wrong={message ? true : undefined}>
      {field.kind === 'radio' || field.kind === 'checkbox' ? (
        <Choices field={field} ties={ties} notes={notes} />
      ) : field.kind === 'consent' ? (
        <>
          <label className={styles.choice}>
            <input {...ties} type="checkbox" name={field.name} value={field.value} required={field.required} />
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
          <Input field={field} ties={ties} />
        </>
      )}
    </div>
  );
}

function Input({ field, ties }: { field: FormField; ties: FieldTies }): ReactNode {
  const { chooseOne } = useWords();
  const shared = {
    ...ties,
    name: field.name,
    required: field.required,
    autoComplete: field.autocomplete,
    defaultValue: field.value ?? '',
    className: styles.input,
  };
  const lengths = { minLength: field.minLength, maxLength: field.maxLength };

  switch (field.kind) {
    case 'select':
      return (
        <select {...shared}>
          <option value="">{chooseOne}</option>
          {field.options?.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
      );
    case 'textarea':
      return <textarea {...shared} {...lengths} rows={field.rows ?? 4} inputMode={field.inputmode} />;
    case 'date':
      return <DateInput {...shared} min={field.min} max={field.max} inputMode={field.inputmode} />;
    case 'number':
      return <input {...shared} type="number" min={field.min} max={field.max} step="any" inputMode={field.inputmode} />;
    default:
      return (
        <input
          {...shared}
          {...lengths}
          type={field.kind}
          dir={field.kind === 'email' ? 'ltr' : undefined}
          pattern={field.pattern ?? (field.kind === 'tel' ? phonePattern : undefined)}
          inputMode={field.inputmode}
        />
      );
  }
}
