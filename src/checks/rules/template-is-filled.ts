import type { UseOf } from '../../compose/observer';
import { fieldsOf } from '../../compose/scope';
import type { Site } from '../../compose/site';
import { pointerKeys } from '../../manifest/pointer';
import { type PageRule, usesOf } from '../rule';
import { listNames } from '../short-message';
import { nearestName, perhapsMeant } from '../spelling';

export const templateIsFilled: PageRule = {
  id: 'template-is-filled',
  what: 'Some entry has what a template writes.',
  severity: 'warning',
  scope: 'page',
  why: 'A property that no entry fills never shows; often it was copied from a list of another collection.',
  wrong: '"as": { "title": "{title}", "meta": "{price}" } where no entry has a price',
  right: '"as": { "title": "{title}" }, or an entry with "price"',
  check({ page, facts, report }) {
    const isMeant = isMeantOtherwise(facts.site);
    const unfilled = usesOf(page, 'field').filter((use) => {
      const { name, collection, isWhole, isNeeded, part, broken } = use;
      if (broken || !isWhole || isNeeded || part === 'value' || fieldsOf(facts.site, collection).has(name))
        return false;
      // What a property of the same name takes is no slip of another name.
      return pointerKeys(use.pointer).at(-1) === name || !isMeant(use);
    });
    const names = new Map<string, Set<string>>();
    const others: typeof unfilled = [];
    for (const use of unfilled) {
      const { collection, name, pointer, run } = use;
      const meant = perhapsMeant(name, fieldsOf(facts.site, collection));
      if (meant === undefined) {
        names.set(collection, (names.get(collection) ?? new Set<string>()).add(name));
        others.push(use);
        continue;
      }
      const message = `${messageOf(collection, [name])} Did you mean {${meant}}? Otherwise add it to an entry, or remove it here.`;
      report(pointer, message, { run, cause: `${collection} ${name}` });
    }
    for (const { collection, pointer, run } of others) {
      const message = `${messageOf(collection, [...(names.get(collection) ?? [])])} Add it to an entry, or remove it here.`;
      report(pointer, message, { run, cause: collection });
    }
  },
};

function messageOf(collection: string, names: string[]): string {
  return `No entry of "${collection}" has ${listNames(names)}, so nothing shows there.`;
}

/** Whether a name that no entry has is a slip of one that stands for something; each is asked once. */
function isMeantOtherwise(site: Site): (use: UseOf<'field'>) => boolean {
  const asked = new Map<string, boolean>();
  return ({ name, collection, others = [] }) => {
    const key = `${collection} ${name}`;
    const known = asked.get(key);
    if (known !== undefined) return known;
    const names = [...fieldsOf(site, collection), ...others, ...Object.keys(site.values)];
    const isMeant = nearestName(name, names) !== undefined;
    asked.set(key, isMeant);
    return isMeant;
  };
}
