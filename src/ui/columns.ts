/** Gives the number of columns, `most` at most, in which parts stand so that the last line lacks no more than one. */
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
