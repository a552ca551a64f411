import { worded } from '../../manifest/message';
import { ownValues } from '../../manifest/own-values';
import { memberPointer } from '../../manifest/pointer';
import type { SiteRule } from '../rule';

export const valueNameIsFree: SiteRule = {
  id: 'value-name-is-free',
  what: 'No value has the name of one that the engine gives.',
  severity: 'error',
  scope: 'site',
  why: 'It would never be written: {name} is always the name of the site, and {year} the year of the build.',
  wrong: '"values": { "name": "Amina Otieno" }',
  right: '"values": { "owner": "Amina Otieno" }',
  check({ facts, report }) {
    for (const name of Object.keys(facts.site.manifest.values ?? {})) {
      const meaning = ownValues.get(name);
      if (meaning === undefined) continue;
      const message = worded`${{ placeholder: name }} always writes ${meaning}, never this value. Give the value another name.`;
      report(memberPointer('/values', name), message, { part: 'key' });
    }
  },
};
