import { quietDisclosures } from './disclosures';

/**
 * The modules that few pages need, by the attribute of the element that needs one: `data-frame`. Each is fetched only
 * where that stands.
 */
const extras: Record<string, () => Promise<void>> = {
  frame: async () => (await import('./open-frame')).openFramesInPlace(),
  'opening-hours': async () => (await import('../blocks/place/tell-opening-hours')).tellOpeningHours(),
  analytics: async () => (await import('./count-visits')).countEachLook(),
  'not-found': async () => (await import('./other-form')).leadToOtherForm(),
};

/** Starts each of the extras whose attribute stands on the page, and closes disclosures as popovers close. */
export async function addExtras(): Promise<void> {
  quietDisclosures();
  const neededExtras = Object.entries(extras).filter(([name]) => document.querySelector(`[data-${name}]`));
  await Promise.all(neededExtras.map(([, add]) => add()));
}
