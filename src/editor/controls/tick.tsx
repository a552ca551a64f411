import type { ReactNode } from 'react';
import type { Json } from '../../manifest/manifest';

interface TickProps {
  label: string;
  isOn: boolean;
  set: (isOn: boolean) => void;
}

/** A question of a window that is answered by a tick. */
export function Tick({ label, isOn, set }: TickProps): ReactNode {
  return (
    <label className="tick">
      <input type="checkbox" checked={isOn} onChange={({ target }) => set(target.checked)} /> {label}
    </label>
  );
}

interface TicksProps<Value> {
  options: readonly { value: Value; label: string }[];
  /** The values that are ticked. */
  chosen: readonly Json[];
  choose: (values: Value[]) => void;
}

/** The choice of any number of values, each with a tick; they are given in the order of the options. */
export function Ticks<Value extends Json>({ options, chosen, choose }: TicksProps<Value>): ReactNode {
  const tick = (ticked: Value, isOn: boolean): void =>
    choose(options.map(({ value }) => value).filter((value) => (value === ticked ? isOn : chosen.includes(value))));
  return (
    <div className="ticks">
      {options.map(({ value, label }) => (
        <label key={String(value)}>
          <input
            type="checkbox"
            checked={chosen.includes(value)}
            onChange={({ target }) => tick(value, target.checked)}
          />
          {label}
        </label>
      ))}
    </div>
  );
}
