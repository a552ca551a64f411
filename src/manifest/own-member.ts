/** Gives the member that an object itself has under a name; none that every object inherits. */
export function ownMember<V>(record: Record<string, V> | undefined, name: string): V | undefined {
  return record && Object.hasOwn(record, name) ? record[name] : undefined;
}
