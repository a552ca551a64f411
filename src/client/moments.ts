/** Whether the visitor saves data: then nothing comes that was not asked for. */
export function savesData(): boolean | undefined {
  return (navigator as { connection?: { saveData?: boolean } }).connection?.saveData;
}

/** Does something once the page has painted. */
export function afterPaint(then: () => void): void {
  requestAnimationFrame(() => setTimeout(then));
}

/** Does something once the browser has nothing else to do, after four seconds at most. */
export function whenIdle(then: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(then, { timeout: 4000 });
  else setTimeout(then, 200);
}

/** A start that happens once; one that has failed says so in the console, and can be tried again. */
export function once(start: () => Promise<unknown>): () => Promise<unknown> {
  let started: Promise<unknown> | undefined;
  return () => {
    started ??= start().catch((failure) => {
      started = undefined;
      console.error(failure);
      throw failure;
    });
    started.catch(() => {});
    return started;
  };
}
