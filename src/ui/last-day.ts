/** The attributes by which a browser hides an element after its last day, and marks a draft for editors of the site. */
export interface LastDay {
  'data-until'?: string | undefined;
  'data-draft'?: true | undefined;
}

interface Marks {
  until?: string;
  draft?: true;
}

/**
 * Gives the attributes that mark an item with its last day, and as made of a draft. An item that is an object has both
 * itself. Those of other items stand in the object around their list, by list and index: `lastDay(block, 'rows', 2)`.
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
