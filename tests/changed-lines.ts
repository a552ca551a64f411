/** How many lines at least have to be taken out of one text and put in to make another of it, as git counts them. */
export function changedLines(before: string, after: string): number {
  const [one, other] = [before.split('\n'), after.split('\n')];
  let start = 0;
  while (start < Math.min(one.length, other.length) && one[start] === other[start]) start++;
  while (one.length > start && other.length > start && one.at(-1) === other.at(-1)) {
    one.pop();
    other.pop();
  }
  return distance(one.slice(start), other.slice(start));
}

/** Myers, An O(ND) Difference Algorithm (1986): how far each diagonal is reached with so many steps. */
function distance(one: string[], other: string[]): number {
  let reached = new Map([[1, 0]]);
  for (let steps = 0; ; steps++) {
    const next = new Map<number, number>();
    for (let diagonal = -steps; diagonal <= steps; diagonal += 2) {
      const [below, above] = [reached.get(diagonal - 1) ?? -1, reached.get(diagonal + 1) ?? -1];
      let place = diagonal === -steps || (diagonal !== steps && below < above) ? above : below + 1;
      while (place < one.length && place - diagonal < other.length && one[place] === other[place - diagonal]) place++;
      if (place >= one.length && place - diagonal >= other.length) return steps;
      next.set(diagonal, place);
    }
    reached = new Map([...reached, ...next]);
  }
}
