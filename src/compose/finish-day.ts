import type { Occasion } from '../calendar/occasion';
import { isObject, type Json } from '../manifest/manifest';
import { memberPointer, type Pointer } from '../manifest/pointer';
import { finishText, finishWord } from './fill';
import { readOccasion } from './occasion';
import type { FillContext } from './sayings';

/** Gives a day with its value filled in, and notes it. */
export function finishDay(value: Json, fillContext: FillContext, pointer: Pointer): string {
  const day = finishWord(value, fillContext, pointer);
  fillContext.facts.uses?.push({ kind: 'day', name: day, pointer });
  return day;
}

/** Gives when something takes place, said in one way however it is written, and notes it and its days. */
export function finishOccasion(value: Json, fillContext: FillContext, pointer: Pointer): Occasion {
  const isGroup = isObject(value);
  const occasion = readOccasion(value, (text, name) => {
    const finish = days.includes(name) ? finishDay : finishText;
    return finish(text, fillContext, isGroup ? memberPointer(pointer, name) : pointer);
  }) ?? { date: '' };
  fillContext.facts.uses?.push({ kind: 'occasion', name: occasion.date, occasion, pointer });
  return occasion;
}

const days: readonly (keyof Occasion)[] = ['date', 'until', 'movedTo'];
