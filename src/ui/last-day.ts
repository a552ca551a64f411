/** The attribute by which a browser hides an element once its last day is over. */
export interface LastDay {
  'data-until'?: string | undefined;
}

/**
 * Marks an item with its last day; one without stays. An item that is a group says the day itself, of any other the
 * group around its list does, and is told where it stands there: `lastDay(block, 'rows', 2)`.
 */
export function lastDay(item: object): LastDay;
export function lastDay<Group extends object>(
  group: Group,
  list: keyof Group & string,
  ...positions: number[]
): LastDay;
export function lastDay(from: object, ...place: (string | number)[]): LastDay {
  const { until, lastDays }: { until?: string; lastDays?: Record<string, string> } = from;
  return { 'data-until': place.length > 0 ? lastDays?.[place.join('/')] : until };
}
