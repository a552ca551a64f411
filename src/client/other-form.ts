import { type AddressForm, pageAddress, pathOfAddress } from '../addresses/page-address';

/**
 * Leads from an unknown address to the same one in the form of this site (`/apply` for `/apply/`), where something
 * stands there; returns whether it does. Most hosts do that by themselves, and some cannot be told to.
 */
export async function leadToOtherForm(form: AddressForm): Promise<boolean> {
  const { pathname, search, hash } = location;
  const address = pageAddress(pathOfAddress(pathname, form.base), form);
  if (address === pathname) return false;
  const answer = await fetch(address, { method: 'HEAD' }).catch(() => undefined);
  if (answer?.ok) location.replace(address + search + hash);
  return answer?.ok ?? false;
}
