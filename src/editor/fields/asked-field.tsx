import { type ReactNode, useId } from 'react';

interface AskedFieldProps {
  name: string;
  label: string;
  value: string;
  /** What is wrong with what was written, in words. */
  problem: string | undefined;
  isDay?: boolean;
  write: (words: string) => void;
}

/** One question about something that is yet to be made, on one line. */
export function AskedField({ name, label, value, problem, isDay = false, write }: AskedFieldProps): ReactNode {
  const id = useId();
  return (
    <div className="plain">
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        name={name}
        type={isDay ? 'date' : 'text'}
        dir="auto"
        value={value}
        {...(problem !== undefined && { 'aria-invalid': true, 'aria-describedby': `${id}-problem` })}
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
