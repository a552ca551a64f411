import type { InputKind } from './input-kind';
import { providerSettings } from './provider-settings';

/** One way to send forms. */
export const delivery: InputKind<'delivery'> = {
  from: ({ definition }) => (definition === 'delivery-settings' ? { kind: 'delivery' } : undefined),
  empty: () => ({ provider: [...providerSettings.keys()][0] ?? '' }),
};
