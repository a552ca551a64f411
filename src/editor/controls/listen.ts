/** Adds listeners to the window; gives the function that removes them. */
export function listen<Kind extends keyof WindowEventMap>(
  all: readonly (readonly [Kind, (event: WindowEventMap[Kind]) => void])[],
): () => void {
  for (const [kind, hear] of all) addEventListener(kind, hear);
  return () => {
    for (const [kind, hear] of all) removeEventListener(kind, hear);
  };
}
