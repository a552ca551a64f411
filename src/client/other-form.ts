import { pageAddress, pathOfAddress } from '../addresses/page-address';
import { fetchSite } from './site-data';

/**
 * Leads from an unknown address to the same one in the form of this site (`/apply` for `/apply/`), where something
 * stands there; else says in the console that nothing does. Most hosts do that by themselves, and some cannot be told to.
 */
export async function leadToOtherForm(): Promise<void> {
  const { shell } = await fetchSite();
  const { pathname, search, hash } = location;
  const address = pageAddress(pathOfAddress(pathname, shell.base), shell);
  const answer = address === pathname ? undefined : await fetch(address, { method: 'HEAD' }).catch(() => undefined);
  if (answer?.ok) location.replace(address + search + hash);
  else console.error(`404: no page has the address ${pathname}`);
}
