import { readUrl } from '../../addresses/read-url';
import { socialNetworks } from '../../compose/social-networks';
import { ownMember } from '../../manifest/manifest';
import { isUnfilled, type PageRule, usesOf } from '../rule';

export const socialAddress: PageRule = {
  id: 'social-address',
  what: 'The mark of a social network leads to that network.',
  severity: 'error',
  scope: 'page',
  why: 'A visitor who presses the mark of one network does not expect another, nor the page for unknown addresses.',
  wrong: '{ "network": "instagram", "to": "https://www.facebook.com/name" }',
  right: '{ "network": "instagram", "to": "https://www.instagram.com/name" }',
  check({ page, facts, report }) {
    const links = new Map(usesOf(page, 'link').map((use) => [use.pointer, use]));
    for (const { name, pointer } of usesOf(page, 'network')) {
      const network = ownMember(socialNetworks, name);
      const use = links.get(pointer.replace(/[^/]+$/, 'to'));
      if (!network || !use || isUnfilled(page, use, facts)) continue;
      // `link-scheme` and `link-target-exists` report what leads nowhere at all.
      const url = readUrl(use.name);
      if (!url || network.host.test(url.hostname)) continue;
      const { label, example } = network;
      const message = `"${use.name}" is no address of ${label}. Write yours, which looks like ${example}, or name the network that it belongs to.`;
      report(use.pointer, message, { run: use.run, cause: `${name} ${use.name}` });
    }
  },
};
