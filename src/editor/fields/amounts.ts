import type { Json } from '../../manifest/manifest';
import { placeholdersIn } from '../../manifest/spans';

/**
 * The names that texts within a value write as amounts of money: `price` for `{price:money}`. What has not changed
 * since the last question is not looked through again.
 */
export function amountsIn(value: Json): ReadonlySet<string> {
  if (typeof value === 'string') return value.includes(':money}') ? amountsInText(value) : none;
  if (value === null || typeof value !== 'object') return none;
  const found = known.get(value);
  if (found) return found;
  const names = new Set(Object.values(value).flatMap((member) => [...amountsIn(member)]));
  known.set(value, names);
  return names;
}

function amountsInText(text: string): ReadonlySet<string> {
  const amounts = placeholdersIn(text).filter(({ format }) => format === 'money');
  return new Set(amounts.map(({ name }) => name));
}

const none: ReadonlySet<string> = new Set();
const known = new WeakMap<object, ReadonlySet<string>>();
