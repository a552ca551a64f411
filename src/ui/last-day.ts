/** The attributes by which a browser hides an element once its last day is over, and shows whoever edits the site that it is a draft. */
export interface LastDay {
  'data-until'?: string | undefined;
  'data-draft'?: true | undefined;
}

interface Marks {
  until?: string;
  draft?: true;
}

/**
 * Gives the attributes that mark an item with its last day, and with its entry being a draft. An item that is a group
 * holds both itself; for any other they stand in the group around its list, and it is named by list and index:
 * `lastDay(block, 'rows', 2)`.
 */
export function lastDay(item: object): LastDay;
export function lastDay<Group extends object>(
  group: Group,
  list: keyof Group & string,
  ...positions: number[]
): LastDay;
export function lastDay(from: object, ...place: (string | number)[]): LastDay {
  const group: Marks & { itemMarks?: Record<string, Marks> } = from;
  const { until, draft } = (place.length > 0 ? group.itemMarks?.[place.join('/')] : group) ?? {};
  return { 'data-until': until, 'data-draft': draft };
}
