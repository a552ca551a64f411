/** Runs a generator to its end, passing over what it yields, and gives its result. */
export function endOf<End>(steps: Iterator<unknown, End>): End {
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}
