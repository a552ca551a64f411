/** Tells whether the visitor saves data: then only what was asked for is loaded. */
export function savesData(): boolean | undefined {
  return (navigator as { connection?: { saveData?: boolean } }).connection?.saveData;
}

/** Calls a function once the page has painted. */
export function afterPaint(then: () => void): void {
  requestAnimationFrame(() => setTimeout(then));
}

/** Calls a function once the browser is idle, after four seconds at most. */
export function whenIdle(then: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(then, { timeout: 4000 });
  else setTimeout(then, 200);
}

/** Wraps a start so that it happens once. Where it fails it says so in the console, and the next call tries again. */
export function once(start: () => Promise<unknown>): () => Promise<unknown> {
  let starting: Promise<unknown> | undefined;
  return () => {
    starting ??= start().catch((failure) => {
      starting = undefined;
      console.error(failure);
      throw failure;
    });
    starting.catch(() => {});
    return starting;
  };
}
