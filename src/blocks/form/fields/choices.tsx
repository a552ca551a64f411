import type { ReactNode } from 'react';
import { lastDay } from '../../../ui/last-day';
import styles from '../form.module.css';
import type { FormField } from './answers';
import { requirementOf } from './conditions';
import { Label } from './label';
import { optionsOf } from './options';

/** The attributes that tie a field to its help and its message. */
export interface FieldTies {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
}

interface ChoicesProps {
  field: FormField;
  ties: FieldTies;
  /** The help and the message of the field. */
  notes: ReactNode;
}

/** A field with a line for each choice, of which one (radio) or several (checkbox) may be taken. */
export function Choices({ field, ties, notes }: ChoicesProps): ReactNode {
  const { id, ...described } = ties;
  const isRadio = field.kind === 'radio';
  const group = isRadio ? { role: 'radiogroup', 'aria-required': field.required, ...described } : undefined;
  return (
    <fieldset aria-describedby={described['aria-describedby']} {...group}>
      <legend className={styles.label}>
        <Label of={field} />
      </legend>
      {notes}
      {optionsOf(field).map((option, index) => (
        <label key={index} className={styles.choice} {...lastDay(option)}>
          <input
            id={index === 0 ? id : `${id}-${index + 1}`}
            type={isRadio ? 'radio' : 'checkbox'}
            name={field.name}
            value={option.value}
            defaultChecked={option.value === field.value}
            required={isRadio && requirementOf(field).required}
            aria-invalid={isRadio ? undefined : described['aria-invalid']}
          />
          <span>{option.label}</span>
        </label>
      ))}
    </fieldset>
  );
}
