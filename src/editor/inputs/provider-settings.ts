import type { Schema } from '../../manifest/schema';

const schemas = import.meta.glob<Schema>('../../delivery/*/*.schema.json', { eager: true, import: 'default' });

/** The schemas of the settings of each provider, by its name. */
export const providerSettings: ReadonlyMap<string, Schema> = new Map(
  Object.values(schemas).map((schema) => [String(schema.properties?.provider?.const), schema]),
);
