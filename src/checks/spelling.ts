/**
 * The candidate that was probably meant, or undefined. A candidate counts where its length differs by
 * at most max(2, 0.34 n) and its edit distance is below 0.4 n + 1, as in TypeScript's suggestions.
 */
export function nearestName(name: string, candidates: Iterable<string>): string | undefined {
  const longest = Math.max(2, Math.floor(name.length * 0.34));
  let best: string | undefined;
  let bestDistance = Math.floor(name.length * 0.4) + 1;
  for (const candidate of candidates) {
    if (candidate === name || Math.abs(candidate.length - name.length) > longest) continue;
    const distance = editDistance(name.toLowerCase(), candidate.toLowerCase(), bestDistance);
    if (distance < bestDistance) {
      bestDistance = distance;
      best = candidate;
    }
  }
  return best;
}

/** "Did you mean …?", or else what there is. */
export function suggestion(name: string, candidates: string[], noneWords: string): string {
  const nearest = nearestName(name, candidates);
  if (nearest !== undefined) return `Did you mean "${nearest}"?`;
  if (candidates.length === 0) return noneWords;
  const shown = candidates.slice(0, 12).map((candidate) => `"${candidate}"`);
  return `There is: ${shown.join(', ')}${candidates.length > shown.length ? ' and more' : ''}.`;
}

function editDistance(from: string, to: string, limit: number): number {
  let previous = Array.from({ length: to.length + 1 }, (_, index) => index);
  for (let row = 1; row <= from.length; row++) {
    const current = [row];
    let least = row;
    for (let column = 1; column <= to.length; column++) {
      const substitution = (previous[column - 1] ?? 0) + (from[row - 1] === to[column - 1] ? 0 : 1);
      const distance = Math.min(substitution, (previous[column] ?? 0) + 1, (current[column - 1] ?? 0) + 1);
      current.push(distance);
      least = Math.min(least, distance);
    }
    if (least >= limit) return limit;
    previous = current;
  }
  return previous[to.length] ?? limit;
}
