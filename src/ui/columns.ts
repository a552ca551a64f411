/** In how many columns some parts stand side by side, `most` of them at most, so that no more than one place is left in the last line. */
export function columnsFor(count: number, most: number): number {
  let best = Math.min(count, most);
  for (let columns = best - 1; columns > 1; columns--) {
    if (emptyPlaces(count, columns) < emptyPlaces(count, best)) best = columns;
  }
  return best;
}

function emptyPlaces(count: number, columns: number): number {
  return (columns - (count % columns)) % columns;
}
