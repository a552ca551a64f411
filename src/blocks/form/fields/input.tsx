import { type ComponentProps, type ReactNode, useEffect, useState } from 'react';
import { dayIn, dayNamed, isRelativeDay } from '../../../calendar/day';
import { lastDay } from '../../../ui/last-day';
import { useSite, useWords } from '../../../ui/site';
import styles from '../form.module.css';
import type { FormField } from './answers';
import type { FieldTies } from './choices';
import { requirementOf } from './conditions';
import { phonePattern } from './numbers';
import type { OptionOrGroup as OptionOrGroupOf } from './options';

interface InputProps {
  field: FormField;
  ties: FieldTies;
}

/** The element that takes the answer of a field, unless it has a line for each choice. */
export function AnswerInput({ field, ties }: InputProps): ReactNode {
  const { chooseOne } = useWords();
  const shared = {
    ...ties,
    name: field.name,
    ...requirementOf(field),
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
          {field.options?.map((option, index) => (
            <OptionOrGroup key={index} of={option} />
          ))}
        </select>
      );
    case 'textarea':
      return <textarea {...shared} {...lengths} rows={field.rows ?? 4} inputMode={field.inputmode} />;
    case 'date':
      return <DateInput {...shared} min={field.min} max={field.max} inputMode={field.inputmode} />;
    case 'number':
      // A field for numbers of the browser's own reads them after the language of the browser, not after that of the page.
      return (
        <input
          {...shared}
          type="text"
          inputMode={field.inputmode ?? (Number(field.min ?? 0) < 0 ? 'text' : 'decimal')}
        />
      );
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

function OptionOrGroup({ of }: { of: OptionOrGroupOf }): ReactNode {
  const { value, label, options } = of;
  if (!options)
    return (
      <option value={value} {...lastDay(of)}>
        {label}
      </option>
    );
  return (
    <optgroup label={label} {...lastDay(of)}>
      {options.map((option, index) => (
        <OptionOrGroup key={index} of={option} />
      ))}
    </optgroup>
  );
}

interface DateInputProps extends ComponentProps<'input'> {
  min: string | number | undefined;
  max: string | number | undefined;
}

/** A field for a date. Bounds that are counted from the day of the visit are known in the browser alone, so they come late. */
function DateInput({ min, max, ...input }: DateInputProps): ReactNode {
  const { timeZone } = useSite();
  const [today, setToday] = useState('');
  const look = (): void => setToday(dayIn(new Date(), timeZone));
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the field appears.
  useEffect(look, []);
  const day = (bound: typeof min): string | undefined => {
    const written = bound?.toString();
    return written === undefined || (isRelativeDay(written) && !today) ? undefined : dayNamed(written, today);
  };
  return <input {...input} type="date" min={day(min)} max={day(max)} onFocus={look} />;
}
