import { type ComponentProps, type ReactNode, useId } from 'react';
import type { Pointer } from '../../manifest/pointer';
import { HintNote, ProblemNote } from './field-note';

interface AskedFieldProps {
  label: string;
  value: string;
  /** The problem with the text, in words. */
  problem: string | undefined;
  write: (words: string) => void;
  help?: string | undefined;
  /** The place that it writes, where it is the field of one. */
  place?: Pointer;
  /** Further attributes of the input, such as its type. */
  field?: ComponentProps<'input'>;
}

/** A field for something that has to be known before an action; it shows what is wrong with its own text. */
export function AskedField({ label, value, problem, write, help, place, field }: AskedFieldProps): ReactNode {
  const id = useId();
  const describers = [...(help ? [`${id}-hint`] : []), ...(problem !== undefined ? [`${id}-problem`] : [])];
  return (
    <div className="plain">
      <label htmlFor={id}>{label}</label>
      <HintNote id={`${id}-hint`} says={help} />
      <input
        dir="auto"
        {...field}
        data-pointer={place}
        id={id}
        value={value}
        {...(problem !== undefined && { 'aria-invalid': true })}
        {...(describers.length > 0 && { 'aria-describedby': describers.join(' ') })}
        onChange={({ target }) => write(target.value)}
      />
      <ProblemNote id={`${id}-problem`} says={problem} />
    </div>
  );
}
