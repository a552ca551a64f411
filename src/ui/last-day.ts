/** The attribute by which a browser hides an item once its last day is over; nothing for an item that stays. */
export function lastDay(item: object): { 'data-until'?: string } {
  return 'until' in item && typeof item.until === 'string' ? { 'data-until': item.until } : {};
}
