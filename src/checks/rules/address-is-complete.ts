import { readUrl } from '../../addresses/read-url';
import type { Pointer } from '../../manifest/pointer';
import type { SiteRule } from '../rule';

export const addressIsComplete: SiteRule = {
  id: 'address-is-complete',
  what: 'The addresses of the site, of its flags and of where its forms go are ones that a browser can open.',
  severity: 'error',
  scope: 'site',
  why: 'Search engines and other websites are told where each page stands, and flags are fetched from where they are.',
  wrong: '"url": "https://www.example..com:123456"',
  right: '"url": "https://www.example.com"',
  check({ facts, report }) {
    const { site, flags, delivery = {} } = facts.site.manifest;
    const addresses: [Pointer, string | undefined][] = [
      ['/site/url', site.url],
      ['/flags/source', flags?.source],
      ...Object.entries(delivery).map(([name, settings]): [Pointer, string | undefined] => [
        `/delivery/${name}/address`,
        settings && 'address' in settings ? settings.address : undefined,
      ]),
    ];
    for (const [pointer, address] of addresses) {
      if (address === undefined || address === 'bundled') continue;
      // Braces are filled in by small letters and digits.
      if (readUrl(address.replaceAll(/[{}]/g, ''))) continue;
      report(pointer, `No browser can open "${address}". Write it as you would into the address line of one.`);
    }
  },
};
