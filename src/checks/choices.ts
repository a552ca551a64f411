import type { ErrorObject } from 'ajv';
import type { Json } from '../manifest/manifest';
import { rememberEach } from '../manifest/memo';
import { limitedHints } from './hints';
import type { Finding } from './problem';
import { meantBy, sayChoices, suggestion } from './spelling';

/** Gives the hints that a check has given, by its `check` object. */
const hintsFor = rememberEach((_check: object) => ({
  hint: limitedHints<string>(),
  meant: limitedHints<Pick<Finding, 'meant'>>(),
}));

/**
 * Words a hint to a wrong choice: all choices, or the one that was probably meant; numbers stand without quotes, as in
 * the file. `check` is an object of one check alone, which remembers the hints.
 */
export function choiceHint(value: Json | undefined, allowed: Json[], check: object): string {
  const written = value !== null && typeof value === 'object' ? '' : String(value);
  if (!allowed.every((choice) => typeof choice === 'number')) {
    const names = allowed.map(String);
    const hint = hintsFor(check).hint(allowed, written, () => suggestion(written, names, '', names.length));
    return hint ?? sayChoices('', names, '', names.length);
  }
  if (written !== '' && allowed.includes(Number(written))) return `Write ${value} without quotes.`;
  return `There is: ${allowed.join(', ')}.`;
}

/** Gives the choice that was probably meant by a text which is not among the choices. */
export function choiceMeant(
  { keyword, params }: ErrorObject,
  value: Json | undefined,
  check: object,
): Pick<Finding, 'meant'> {
  if (keyword !== 'enum' || typeof value !== 'string') return {};
  const allowed: Json[] = params.allowedValues;
  const texts = (): string[] => allowed.filter((choice) => typeof choice === 'string');
  return hintsFor(check).meant(allowed, value, () => meantBy(value, texts())) ?? {};
}
