import { collectionsIn, entriesIn, isUnpublished, type PlacedEntry, titleFields } from '../../manifest/collections';
import { asJson } from '../../manifest/manifest';
import { worded } from '../../manifest/message';
import { memberPointer } from '../../manifest/pointer';
import type { SiteRule } from '../rule';

export const sample: SiteRule = {
  id: 'sample',
  what: 'A sample gives way to what the owner writes before the site is published.',
  severity: 'notice',
  severityOnRelease: 'error',
  scope: 'site',
  why: 'Visitors would read of things, prices and people that there are not.',
  wrong: '{ "slug": "half-a-day", "sample": true, "title": "Half a day" } as the only trip',
  right: '{ "slug": "to-the-island", "title": "To the island" }',
  check({ facts, report }) {
    const root = asJson(facts.site.manifest);
    for (const name of collectionsIn(root).keys()) {
      for (const one of entriesIn(name, root)) {
        // Beside entries of the owner's nobody sees it, unless it is asked for by its name.
        if (one.entry.sample !== true || isUnpublished(one, root)) continue;
        const message = worded`${nameOf(one)} is still a sample. Write your own in its place${{
          inTerminal: ' and remove "sample", or delete it.',
          inEditor: ', or delete it.',
        }}`;
        report(memberPointer(one.pointer, 'sample'), message, { part: 'key' });
      }
    }
  },
};

/** Gives the name of a sample, in quotation marks. */
function nameOf({ entry }: PlacedEntry): string {
  const title = [...titleFields, 'slug'].map((field) => entry[field]).find((words) => typeof words === 'string');
  return title === undefined ? 'This' : `"${title}"`;
}
