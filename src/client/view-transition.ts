/** Puts the next page in the place of the last one, as a view transition where the browser has them and the visitor does not mind motion. */
export function transitionPage(update: () => Promise<void>): Promise<void> {
  if (!document.startViewTransition || matchMedia('(prefers-reduced-motion: reduce)').matches) return update();
  const { ready, finished, updateCallbackDone } = document.startViewTransition(update);
  // A transition that the next one overtakes rejects; the page it leads to is shown all the same.
  for (const outcome of [ready, finished]) outcome.catch(() => {});
  return updateCallbackDone;
}
