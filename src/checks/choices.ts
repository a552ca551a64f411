import type { ErrorObject } from 'ajv';
import type { Json } from '../manifest/manifest';
import { limitedHints } from './hints';
import type { Finding } from './problem';
import { meantBy, suggestion } from './spelling';

const hintOf = limitedHints<string>();
const meantOf = limitedHints<Pick<Finding, 'meant'>>();

/** What there is to choose from, or what was probably meant; numbers stand without quotes, in the message as in the file. */
export function choiceHint(value: Json | undefined, allowed: Json[]): string {
  const written = value !== null && typeof value === 'object' ? '' : String(value);
  if (!allowed.every((choice) => typeof choice === 'number')) {
    return hintOf(allowed, written, () => suggestion(written, allowed.map(String), '', allowed.length)) ?? '';
  }
  if (written !== '' && allowed.includes(Number(written))) return `Write ${value} without quotes.`;
  return `There is: ${allowed.join(', ')}.`;
}

/** Of a text that is none of the choices, the one that was probably meant. */
export function choiceMeant({ keyword, params }: ErrorObject, value: Json | undefined): Pick<Finding, 'meant'> {
  if (keyword !== 'enum' || typeof value !== 'string') return {};
  const allowed: Json[] = params.allowedValues;
  const texts = (): string[] => allowed.filter((choice) => typeof choice === 'string');
  return meantOf(allowed, value, () => meantBy(value, texts())) ?? {};
}
