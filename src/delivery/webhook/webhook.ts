import type { Provider } from '../../compose/compose-registry';
import type { DeliverySettings } from '../../manifest/manifest';

/** Sends forms as JSON to an address of the owner's. */
export const webhook: Provider<DeliverySettings & { provider: 'webhook' }> = {
  unpublished: [],
  addresses: ({ address }) => [address],
};
