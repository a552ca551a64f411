import type { Counter } from '../../compose/compose-registry';

/** Plausible, at its own address or where the owner runs it. */
export const plausible: Counter = {
  address: ({ host = 'https://plausible.io' }) => `${host}/api/event`,
};
