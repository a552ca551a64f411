import { collectionsIn, entriesIn, isUnpublished } from '../../manifest/collections';
import { asJson } from '../../manifest/manifest';
import { worded } from '../../manifest/message';
import { memberPointer, valueAt } from '../../manifest/pointer';
import { placesOfSampleTexts, placesStillSample } from '../../manifest/still-sample';
import type { SiteRule } from '../rule';

export const stillSample: SiteRule = {
  id: 'still-sample',
  what: 'A site, or an entry that was made of a sample, says and shows nothing any more that its owner has not looked at.',
  severity: 'notice',
  severityOnRelease: 'error',
  scope: 'site',
  why: 'Whoever writes a name and a price over a sample publishes the rest of it with them, and a new site promises what its owner may not keep, and shows drawings in the place of photos.',
  wrong:
    '{ "slug": "to-the-island", "title": "To the island", "included": ["The first thing"], "stillSample": ["included"] }',
  right: '{ "slug": "to-the-island", "title": "To the island", "included": ["Lunch on the beach"] }',
  check({ facts, report }) {
    const root = asJson(facts.site.manifest);
    for (const place of placesOfSampleTexts(root)) {
      const isDrawing = String(valueAt(root, place)).startsWith('uploads/');
      const says = isDrawing
        ? 'This is still the drawing of a new site. Show a photo of your own; if it may stay,'
        : 'This is still what a new site says. Write your own; if it is right,';
      const message = worded`${says} ${{
        inTerminal: 'take it out of "samples".',
        inEditor: 'tick it off in the list of notices.',
      }}`;
      report(place, message);
    }
    for (const name of collectionsIn(root).keys()) {
      for (const one of entriesIn(name, root)) {
        if (isUnpublished(one, root)) continue;
        for (const field of placesStillSample(one.entry)) {
          const isPicture = valueAt(one.entry, `/${field}/src`) !== undefined;
          const says = isPicture ? 'the picture of the sample. Show' : 'what the sample said. Write';
          const message = worded`This is still ${says} your own; if it is right, ${{
            inTerminal: `take "${field}" out of "stillSample".`,
            inEditor: 'tick it off in the list of notices.',
          }}`;
          report(memberPointer(one.pointer, field), message);
        }
      }
    }
  },
};
