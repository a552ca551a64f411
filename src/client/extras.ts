import { quietDisclosures } from './disclosures';

/** What few pages need, by the attribute of what needs it: `data-frame`. Each is fetched where it is needed alone. */
const extras: Record<string, () => Promise<void>> = {
  frame: async () => (await import('./open-frame')).openFramesInPlace(),
  'opening-hours': async () => (await import('../blocks/place/tell-opening-hours')).tellOpeningHours(),
  analytics: async () => (await import('./count-visits')).countEachLook(),
  'not-found': async () => (await import('./other-form')).leadToOtherForm(),
};

/** Does what few pages and browsers need: closes lists of the menu that are no popovers, and each of the extras that stands on the page. */
export async function addExtras(): Promise<void> {
  quietDisclosures();
  const needed = Object.entries(extras).filter(([name]) => document.querySelector(`[data-${name}]`));
  await Promise.all(needed.map(([, add]) => add()));
}
