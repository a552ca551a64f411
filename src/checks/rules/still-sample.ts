import { collectionsIn, entriesIn, isUnpublished } from '../../manifest/collections';
import { asJson } from '../../manifest/manifest';
import { worded } from '../../manifest/message';
import { memberPointer } from '../../manifest/pointer';
import { placesOfSampleTexts, placesStillSample } from '../../manifest/still-sample';
import type { SiteRule } from '../rule';

export const stillSample: SiteRule = {
  id: 'still-sample',
  what: 'A site, or an entry that was made of a sample, says nothing any more that its owner has not looked at.',
  severity: 'notice',
  severityOnRelease: 'error',
  scope: 'site',
  why: 'Whoever writes a name and a price over a sample publishes the rest of it with them, and a new site promises what its owner may not keep.',
  wrong:
    '{ "slug": "to-the-island", "title": "To the island", "included": ["The first thing"], "stillSample": ["included"] }',
  right: '{ "slug": "to-the-island", "title": "To the island", "included": ["Lunch on the beach"] }',
  check({ facts, report }) {
    const root = asJson(facts.site.manifest);
    for (const place of placesOfSampleTexts(root)) {
      const message = worded`This is still what a new site says. Write your own; ${{
        inTerminal: 'if it is right, take it out of "samples".',
        inEditor: 'if it is right, tick it off in the list of notices.',
      }}`;
      report(place, message);
    }
    for (const name of collectionsIn(root).keys()) {
      for (const one of entriesIn(name, root)) {
        if (isUnpublished(one, root)) continue;
        for (const field of placesStillSample(one.entry)) {
          const message = worded`This is still what the sample said. Write your own; ${{
            inTerminal: `if it is right, take "${field}" out of "stillSample".`,
            inEditor: 'if it is right, tick it off in the list of notices.',
          }}`;
          report(memberPointer(one.pointer, field), message);
        }
      }
    }
  },
};
