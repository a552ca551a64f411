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
 * Marks an item with its last day, and where its entry is a draft with that; others stay as they are. An item that is
 * a group says so itself, of any other the group around its list does, and is told where it stands there:
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
