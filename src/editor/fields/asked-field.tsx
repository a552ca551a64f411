import { type ComponentProps, type ReactNode, useId } from 'react';

interface AskedFieldProps {
  label: string;
  value: string;
  /** What is wrong with what was written. */
  problem: string | undefined;
  write: (words: string) => void;
  help?: string;
  /** What its input says besides, such as its kind. */
  field?: ComponentProps<'input'>;
}

/** A field of what asks for something before it is done: it says itself what is wrong with what was written in it. */
export function AskedField({ label, value, problem, write, help, field }: AskedFieldProps): ReactNode {
  const id = useId();
  return (
    <div className="plain">
      <label htmlFor={id}>{label}</label>
      <input
        dir="auto"
        {...field}
        id={id}
        value={value}
        {...(problem !== undefined && { 'aria-invalid': true, 'aria-describedby': `${id}-problem` })}
        onChange={({ target }) => write(target.value)}
      />
      {help !== undefined && <small className="hint">{help}</small>}
      {problem !== undefined && (
        <p role="alert" className="problem" id={`${id}-problem`}>
          {problem}
        </p>
      )}
    </div>
  );
}
