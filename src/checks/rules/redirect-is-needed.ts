import { differsInCapitals } from '../../addresses/collisions';
import { decoded, isTooLong, pageFile, withoutSlash } from '../../addresses/page-address';
import type { SiteRule } from '../rule';
import { addressCollisions } from './path-is-unique';

export const redirectIsNeeded: SiteRule = {
  id: 'redirect-is-needed',
  what: 'A redirect leads from an address that is no page and no file of the build, once.',
  severity: 'error',
  scope: 'site',
  why: 'A page at that address could never be seen, and of two redirects only one can count. Hosts take addresses that differ only by a slash or .html for one, and some those that differ only by capital letters: a redirect in other capitals leads to what stands there.',
  wrong: '{ "from": "/contact", "to": "/visit-us" } beside a page "/contact"',
  right: '{ "from": "/old-contact", "to": "/contact" }',
  check({ facts, report }) {
    for (const { later, earlier, device } of addressCollisions(facts)) {
      if (later.kind !== 'redirect') continue;
      // A page of a further language that comes, or is there again, shows in the place of where its address led.
      if (earlier?.kind === 'page' && earlier.pointer.startsWith('/languages/')) continue;
      const { path } = later;
      if (device !== undefined) {
        const message = `Windows keeps the name "${device}" for a device, so that no file can be called so there. Remove the redirect.`;
        report(later.pointer, message, { cause: path });
        continue;
      }
      const isSame = earlier && withoutSlash(path) === withoutSlash(earlier.path);
      const message = !earlier
        ? `The build writes a file of its own at "${path}", so nothing can lead away from it. Remove the redirect.`
        : earlier.kind === 'redirect'
          ? `Another redirect already leads away from "${earlier.path}"${isSame ? '' : ', which many hosts take for the same address'}. Remove one of them${differsInCapitals(path, earlier.path) ? ', or let both lead to the same place' : ''}.`
          : isSame
            ? `"${path}" is a ${earlier.kind}, so nothing can lead away from it. Remove the redirect or the ${earlier.kind}.`
            : differsInCapitals(path, earlier.path)
              ? `Some hosts take "${path}" for the ${earlier.kind} "${earlier.path}" and show that. Let the redirect lead there, or remove it.`
              : `Many hosts take "${path}" for the ${earlier.kind} "${earlier.path}" and lead there by themselves. Remove the redirect.`;
      for (const { pointer } of earlier ? [later, earlier] : [later]) report(pointer, message, { cause: path });
    }
    for (const [index, { from }] of (facts.site.manifest.redirects ?? []).entries()) {
      const pointer = `/redirects/${index}/from`;
      if (from.includes('%') && decoded(from) === from)
        report(
          pointer,
          'A % in this address stands for no letter. Write the old address as a browser shows it, and a percent sign as %25.',
        );
      else if (isTooLong(pageFile(from, facts.site)))
        report(pointer, 'This address is longer than a file can be named. Remove the redirect.');
    }
  },
};
