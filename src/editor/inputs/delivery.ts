import type { InputKind } from './input-kind';
import { providerSettings } from './provider-settings';

/** The provider that sends forms, with its settings. */
export const delivery: InputKind<'delivery'> = {
  from: ({ definition }) => (definition === 'delivery-settings' ? { kind: 'delivery' } : undefined),
  empty: () => ({ provider: [...providerSettings.keys()][0] ?? '' }),
  fold: () => 'more',
};
