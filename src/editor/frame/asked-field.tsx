import { type ComponentProps, type ReactNode, useId } from 'react';

interface AskedFieldProps {
  label: string;
  value: string;
  /** What is wrong with the text. */
  problem: string | undefined;
  write: (words: string) => void;
  help?: string | undefined;
  /** Further attributes of the input, such as its type. */
  field?: ComponentProps<'input'>;
}

/** A field for something that has to be known before an action; it shows what is wrong with its own text. */
export function AskedField({ label, value, problem, write, help, field }: AskedFieldProps): ReactNode {
  const id = useId();
  const describers = [...(help ? [`${id}-hint`] : []), ...(problem !== undefined ? [`${id}-problem`] : [])];
  return (
    <div className="plain">
      <label htmlFor={id}>{label}</label>
      {help && (
        <small className="hint" id={`${id}-hint`}>
          {help}
        </small>
      )}
      <input
        dir="auto"
        {...field}
        id={id}
        value={value}
        {...(problem !== undefined && { 'aria-invalid': true })}
        {...(describers.length > 0 && { 'aria-describedby': describers.join(' ') })}
        onChange={({ target }) => write(target.value)}
      />
      {problem !== undefined && (
        <p role="alert" className="problem" id={`${id}-problem`}>
          {problem}
        </p>
      )}
    </div>
  );
}
