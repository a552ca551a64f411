import { type ComponentProps, type ReactNode, useEffect, useState } from 'react';
import { dayIn, dayNamed, isRelativeDay } from '../../../calendar/day';
import { useSite } from '../../../ui/site';

interface DateInputProps extends ComponentProps<'input'> {
  min: string | number | undefined;
  max: string | number | undefined;
}

/** A field for a date. Bounds that are counted from the day of the visit are known in the browser alone, so they come late. */
export function DateInput({ min, max, ...input }: DateInputProps): ReactNode {
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
