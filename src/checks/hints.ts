import { rememberEach } from '../manifest/memo';

const mostHints = 100;

/**
 * Makes a function that finds the name that was probably meant, once for each wrong name, and only for the first
 * hundred: one slip in a template may break ten thousand places, and each costs a comparison with all names.
 */
export function limitedHints<Hint>(): (of: object, name: string, find: () => Hint) => Hint | undefined {
  const hintsOf = rememberEach((_: object) => new Map<string, Hint>());
  return (of, name, find) => {
    const hints = hintsOf(of);
    if (!hints.has(name) && hints.size < mostHints) hints.set(name, find());
    return hints.get(name);
  };
}
