import type { ReactNode } from 'react';

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
