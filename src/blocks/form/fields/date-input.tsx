import { type ComponentProps, type ReactNode, useEffect, useState } from 'react';
import { dayOf, isRelative } from './date-bound';

interface DateInputProps extends ComponentProps<'input'> {
  min: string | number | undefined;
  max: string | number | undefined;
}

/** A field for a date. Bounds that are counted from the day of the visit are known in the browser alone, so they come late. */
export function DateInput({ min, max, ...input }: DateInputProps): ReactNode {
  const [today, setToday] = useState<Date>();
  useEffect(() => setToday(new Date()), []);
  const day = (bound: typeof min): string | undefined => {
    if (isRelative(bound) && !today) return undefined;
    return dayOf(bound, today ?? new Date());
  };
  return <input {...input} type="date" min={day(min)} max={day(max)} onFocus={() => setToday(new Date())} />;
}
