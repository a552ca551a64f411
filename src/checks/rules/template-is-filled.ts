import type { UseOf } from '../../compose/facts';
import { fieldNames } from '../../compose/scope';
import type { Site } from '../../compose/site';
import { worded } from '../../manifest/message';
import { pointerKeys } from '../../manifest/pointer';
import { type PageRule, usesOf } from '../rule';
import { nearestName, perhapsMeant } from '../spelling';

export const templateIsFilled: PageRule = {
  id: 'template-is-filled',
  what: 'What a template writes and no entry has is not perhaps another name of a field.',
  severity: 'warning',
  scope: 'page',
  why: 'A property that no entry fills never shows; one whose name is far from all fields waits for an entry that has it.',
  wrong: '"as": { "picture": "{foto}" } where the entries have "photo"',
  right: '"as": { "picture": "{photo}" }',
  check({ page, facts, report }) {
    const isMeant = isMeantOtherwise(facts.site);
    for (const use of usesOf(page, 'field')) {
      const { name, collection, isWhole, isNeeded, isOfDay, part, broken, pointer, run } = use;
      const fields = fieldNames(facts.site, collection);
      if (broken || isOfDay || !isWhole || isNeeded || part === 'value' || fields.has(name)) continue;
      // A placeholder called like its property is no slip of another name.
      if (pointerKeys(pointer).at(-1) === name || isMeant(use)) continue;
      const likelyFields = perhapsMeant(name, fields);
      if (likelyFields === undefined) continue;
      const message = worded`No entry of "${collection}" has "${name}", so nothing shows there. Did you mean ${{ placeholder: likelyFields }}? Otherwise add it to an entry, or remove it here.`;
      report(pointer, message, { run, cause: `${collection} ${name}` });
    }
  },
};

/** Tells whether a name that no entry has is a slip of one that stands for something; each is asked once. */
function isMeantOtherwise(site: Site): (use: UseOf<'field'>) => boolean {
  const asked = new Map<string, boolean>();
  return ({ name, collection, others = [] }) => {
    const key = `${collection} ${name}`;
    const known = asked.get(key);
    if (known !== undefined) return known;
    const names = [...fieldNames(site, collection), ...others, ...Object.keys(site.values)];
    const isMeant = nearestName(name, names) !== undefined;
    asked.set(key, isMeant);
    return isMeant;
  };
}
