import type { ErrorObject } from 'ajv';
import type { Json } from '../manifest/manifest';
import { limitedHints } from './hints';
import type { Finding } from './problem';
import { meantBy, sayChoices, suggestion } from './spelling';

/** The hints that each check has given, by its `check` object. */
const hintsByCheck = new WeakMap<object, ReturnType<typeof startHints>>();

function startHints() {
  return { hint: limitedHints<string>(), meant: limitedHints<Pick<Finding, 'meant'>>() };
}

function hintsFor(check: object): ReturnType<typeof startHints> {
  const hints = hintsByCheck.get(check) ?? startHints();
  hintsByCheck.set(check, hints);
  return hints;
}

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
