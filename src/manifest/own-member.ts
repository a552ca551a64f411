/** The member that an object itself holds under a name; what every object inherits is none. */
export function ownMember<V>(record: Record<string, V> | undefined, name: string): V | undefined {
  return record && Object.hasOwn(record, name) ? record[name] : undefined;
}
