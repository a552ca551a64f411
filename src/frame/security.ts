import { createHash } from 'node:crypto';
import type { Directive } from '../compose/compose-registry';
import type { ReachedAddresses } from '../compose/facts';

/** A document, and what its policy has to name. */
export interface PolicedDocument {
  html: string;
  /** The styles in it. */
  styles: string[];
  reached: ReachedAddresses[];
}

/** Further sources and permissions that a policy names. */
export interface PolicyNeeds {
  /** The scripts in a page. */
  scripts?: string[];
  /** The nonce of styles that a development server puts into a page. */
  nonce?: string;
  /** The address of the socket of that server. */
  socket?: string;
  /** Whether a page of the same origin may frame this one. */
  isFramed?: boolean;
}

/**
 * The speculation rules: where the browser knows them, it fetches the page behind a link of this website when the link
 * is pressed, unless its visitor saves data.
 */
export const speculationRules = JSON.stringify({
  prefetch: [
    {
      where: { and: [{ href_matches: '/*' }, { not: { selector_matches: '[download],[target]' } }] },
      eagerness: 'conservative',
    },
  ],
});

/**
 * Gives the headers that a host should send with every page of a site:
 * `reached` are the addresses elsewhere that its pages need, `styles` those in them.
 */
export function securityHeaders(
  reached: Iterable<ReachedAddresses>,
  styles: Iterable<string>,
  needs?: PolicyNeeds,
): Record<string, string> {
  return {
    'Content-Security-Policy': contentSecurityPolicy([...reached], styles, needs),
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy': 'camera=(), geolocation=(), microphone=()',
    'Cross-Origin-Opener-Policy': 'same-origin',
  };
}

function contentSecurityPolicy(
  reached: ReachedAddresses[],
  styles: Iterable<string>,
  { nonce, scripts = [], socket, isFramed = false }: PolicyNeeds = {},
): string {
  const directives: Record<string, string[]> = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...originsOf(reached, 'script-src'), ...[speculationRules, ...scripts].map(hashSource)],
    'style-src': ["'self'", ...[...styles].map(hashSource), ...(nonce ? [`'nonce-${nonce}'`] : [])],
    'img-src': ["'self'", ...originsOf(reached, 'img-src')],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...originsOf(reached, 'connect-src'), ...(socket ? [socket] : [])],
    ...ownDirective('frame-src', originsOf(reached, 'frame-src')),
    ...ownDirective('media-src', originsOf(reached, 'media-src')),
    'manifest-src': ["'self'"],
    // Forms are sent by script; without it nothing that was typed may end up in an address.
    'form-action': ["'none'"],
    'base-uri': ["'none'"],
    'frame-ancestors': [isFramed ? "'self'" : "'none'"],
    'require-trusted-types-for': ["'script'"],
    'trusted-types': ["'none'"],
  };
  return Object.entries(directives)
    .map(([name, values]) => `${name} ${values.join(' ')}`)
    .join('; ');
}

function hashSource(source: string): string {
  return `'sha256-${createHash('sha256').update(source).digest('base64')}'`;
}

/** Gives a directive of the policy, or nothing where no page needs it. */
function ownDirective(name: string, origins: string[]): Record<string, string[]> {
  return origins.length > 0 ? { [name]: origins } : {};
}

/**
 * Gives the origins that a policy names for a directive; an address that begins with a slash stands for the site's own.
 * Leaves out an origin with a character that would end the directive.
 */
function originsOf(reached: Iterable<ReachedAddresses>, directive: Directive): string[] {
  const addresses = [...reached].flatMap((one) => [...(one.get(directive) ?? [])]);
  const origins = addresses.flatMap((address) =>
    address.startsWith('/') ? "'self'" : (/^https:\/\/[a-z0-9.-]+(:\d+)?(?=\/|$)/.exec(address)?.[0] ?? []),
  );
  return [...new Set(origins)].sort();
}
