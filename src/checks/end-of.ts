/** Lets what is done step after step come to its end, without anybody who takes its steps. */
export function endOf<End>(steps: Iterator<unknown, End>): End {
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}
