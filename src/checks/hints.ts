const mostHints = 100;

/**
 * Makes a function that finds what was probably meant by a name, once for each, and for the first hundred alone: one slip
 * in a template may break ten thousand places, and each would be held against all names that there are.
 */
export function limitedHints<Hint>(): (of: object, name: string, find: () => Hint) => Hint | undefined {
  const known = new WeakMap<object, Map<string, Hint>>();
  return (of, name, find) => {
    const hints = known.get(of) ?? new Map<string, Hint>();
    known.set(of, hints);
    if (!hints.has(name) && hints.size < mostHints) hints.set(name, find());
    return hints.get(name);
  };
}
