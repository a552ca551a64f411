import type { SiteRule } from '../rule';

export const addressIsComplete: SiteRule = {
  id: 'address-is-complete',
  what: 'The addresses of the site and of its flags are ones that a browser can open.',
  severity: 'error',
  scope: 'site',
  why: 'Search engines and other websites are told where each page stands, and flags are fetched from where they are.',
  wrong: '"url": "https://www.example..com:123456"',
  right: '"url": "https://www.example.com"',
  check({ facts, report }) {
    const { site, flags } = facts.site.manifest;
    const addresses = { '/site/url': site.url, '/flags/source': flags?.source };
    for (const [pointer, address] of Object.entries(addresses)) {
      if (address === undefined || address === 'bundled') continue;
      // Braces are filled in by small letters and digits.
      if (URL.canParse(address.replaceAll(/[{}]/g, ''))) continue;
      report(pointer, `No browser can open "${address}". Write it as you would into the address line of one.`);
    }
  },
};
