import type { ErrorObject } from 'ajv';
import type { Json } from '../manifest/manifest';
import { limitedHints } from './hints';
import type { Finding } from './problem';
import { choice, meantBy, suggestion } from './spelling';

/** Hints by the check that they are found for: what one check has found counts for no other. */
const hintsOf = new WeakMap<object, ReturnType<typeof startHints>>();

function startHints() {
  return { hint: limitedHints<string>(), meant: limitedHints<Pick<Finding, 'meant'>>() };
}

function hintsFor(check: object): ReturnType<typeof startHints> {
  const hints = hintsOf.get(check) ?? startHints();
  hintsOf.set(check, hints);
  return hints;
}

/**
 * What there is to choose from, or what was probably meant; numbers stand without quotes, in the message as in the file.
 * `check` is what one check has to itself.
 */
export function choiceHint(value: Json | undefined, allowed: Json[], check: object): string {
  const written = value !== null && typeof value === 'object' ? '' : String(value);
  if (!allowed.every((choice) => typeof choice === 'number')) {
    const names = allowed.map(String);
    const hint = hintsFor(check).hint(allowed, written, () => suggestion(written, names, '', names.length));
    return hint ?? choice('', names, '', names.length);
  }
  if (written !== '' && allowed.includes(Number(written))) return `Write ${value} without quotes.`;
  return `There is: ${allowed.join(', ')}.`;
}

/** Of a text that is none of the choices, the one that was probably meant. */
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
