import { type AddressForm, pageAddress, pathOfAddress } from '../addresses/page-address';
import { firstScript } from './first-script';

/**
 * Leads from an unknown address to the same one in the form of this site (`/apply` for `/apply/`), where something
 * stands there; else says in the console that nothing does. Most hosts do that by themselves, and some cannot be told to.
 */
export async function leadToOtherForm(): Promise<void> {
  const form: AddressForm = JSON.parse(firstScript()?.dataset.notFound ?? '');
  const { pathname, search, hash } = location;
  const address = pageAddress(pathOfAddress(pathname, form.base), form);
  const answer = address === pathname ? undefined : await fetch(address, { method: 'HEAD' }).catch(() => undefined);
  if (answer?.ok) location.replace(address + search + hash);
  else console.error(`404: no page has the address ${pathname}`);
}
