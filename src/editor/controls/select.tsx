import { type ComponentProps, type ReactNode, useId } from 'react';
import { HintNote } from './field-note';

/** A value to choose, and the words that are shown for it. */
export type Option<Value> = readonly [value: Value, words: string];

interface SelectProps<Value> extends Omit<ComponentProps<'select'>, 'onChange' | 'children'> {
  options: readonly Option<Value>[];
  choose: (value: Value) => void;
}

/** The choice of one of several values. */
export function Select<Value extends string | number>({ options, choose, ...field }: SelectProps<Value>): ReactNode {
  const take = (index: number): void => {
    const [value] = options[index] ?? [];
    if (value !== undefined) choose(value);
  };
  return (
    <select {...field} onChange={({ target }) => take(target.selectedIndex)}>
      {options.map(([value, words]) => (
        <option key={value} value={value}>
          {words}
        </option>
      ))}
    </select>
  );
}

/** The choice of one of several values, with its label above it and what the value means below it. */
export function AskedChoice<Value extends string | number>({
  label,
  help,
  ...choice
}: SelectProps<Value> & { label: string; help?: string | undefined }): ReactNode {
  const id = useId();
  return (
    <div className="plain">
      <label htmlFor={id}>{label}</label>
      <Select {...choice} id={id} {...(help && { 'aria-describedby': `${id}-help` })} />
      <HintNote id={`${id}-help`} says={help} />
    </div>
  );
}
