import { createHash } from 'node:crypto';
import type { Site } from '../compose/site';

/** The headers that a good host sends with every page of a site whose inline styles are `styles`. */
export function securityHeaders(site: Site, styles: Iterable<string>): Record<string, string> {
  return {
    'Content-Security-Policy': contentSecurityPolicy(site, styles),
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy': 'camera=(), geolocation=(), microphone=()',
    'Cross-Origin-Opener-Policy': 'same-origin',
  };
}

function contentSecurityPolicy({ manifest }: Site, styles: Iterable<string>): string {
  const hashes = [...styles].map((style) => `'sha256-${createHash('sha256').update(style).digest('base64')}'`);
  const services = Object.keys(manifest.delivery ?? {}).length > 0 ? ['https://api.emailjs.com'] : [];
  const directives: Record<string, string[]> = {
    'default-src': ["'none'"],
    'script-src': ["'self'"],
    'style-src': ["'self'", ...hashes],
    'img-src': ["'self'", ...flagOrigin(manifest.flags?.source)],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...services],
    'manifest-src': ["'self'"],
    // Forms are sent by script; without it nothing that was typed may end up in an address.
    'form-action': ["'none'"],
    'base-uri': ["'none'"],
    'frame-ancestors': ["'none'"],
    'require-trusted-types-for': ["'script'"],
    'trusted-types': ["'none'"],
  };
  return Object.entries(directives)
    .map(([name, values]) => `${name} ${values.join(' ')}`)
    .join('; ');
}

/** Where flags come from; an origin with anything in it that the policy would read as its own is left out. */
function flagOrigin(source = 'bundled'): string[] {
  const origin = /^https:\/\/[a-z0-9.-]+(:\d+)?(?=\/)/.exec(source)?.[0];
  return origin === undefined ? [] : [origin];
}
