const mostHints = 100;

/**
 * Makes a function that finds the name that was probably meant, once for each wrong name, and only for the first
 * hundred: one slip in a template may break ten thousand places, and each costs a comparison with all names.
 */
export function limitedHints<Hint>(): (of: object, name: string, find: () => Hint) => Hint | undefined {
  const hintsBySite = new WeakMap<object, Map<string, Hint>>();
  return (of, name, find) => {
    const hints = hintsBySite.get(of) ?? new Map<string, Hint>();
    hintsBySite.set(of, hints);
    if (!hints.has(name) && hints.size < mostHints) hints.set(name, find());
    return hints.get(name);
  };
}
