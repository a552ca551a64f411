import { type AddressForm, pageAddress, pathOfAddress } from '../addresses/page-address';
import { firstScript } from './first-script';

/**
 * Leads from an unknown address to the page in the form of this site (`/apply` for `/apply/` or `/Apply`); where there
 * is none, says so in the console. Most hosts do that by themselves, and some cannot be told to.
 */
export async function leadToOtherForm(): Promise<void> {
  const form: AddressForm = JSON.parse(firstScript()?.dataset.notFound ?? '');
  const { pathname, search, hash } = location;
  const path = pathOfAddress(pathname, form.base);
  for (const address of new Set([path, path.toLowerCase()].map((one) => pageAddress(one, form)))) {
    const answer = address === pathname ? undefined : await fetch(address, { method: 'HEAD' }).catch(() => undefined);
    if (answer?.ok) return location.replace(address + search + hash);
  }
  console.error(`404: no page has the address ${pathname}`);
}
