import type { Schema } from '../../manifest/schema';
import type { InputKind } from './input-kind';

/** The provider that sends forms, with its settings. */
export const delivery: InputKind<'delivery'> = {
  from: ({ definition }) => (definition === 'delivery-settings' ? { kind: 'delivery' } : undefined),
  empty: () => ({ provider: [...providerSettings.keys()][0] ?? '' }),
  fold: () => 'more',
};

const schemas = import.meta.glob<Schema>('../../delivery/*/*.schema.json', { eager: true, import: 'default' });

/** The schemas of the settings of each provider, by its name. */
export const providerSettings: ReadonlyMap<string, Schema> = new Map(
  Object.values(schemas).map((schema) => [String(schema.properties?.provider?.const), schema]),
);
