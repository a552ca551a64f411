import { entryAround } from '../../manifest/collections';
import { identityOf } from '../../manifest/identity';
import { isObject, type Json, type JsonObject } from '../../manifest/manifest';
import { isEqual } from '../../manifest/merge';
import { remove, set } from '../../manifest/operations';
import { memberPointer, type Pointer, valueAt } from '../../manifest/pointer';
import { leftToLookAt, placesStillSample } from '../../manifest/still-sample';
import { tellsOfOne } from '../inputs/tells-of-one';
import type { Step } from './edits';

/**
 * Turns a sample into an entry of the owner, when a step changes it: takes `sample` out, and lists in `stillSample` the
 * fields that the owner has not changed yet, as long as there are words among them.
 */
export function withOwnSample(root: JsonObject, step: Omit<Step, 'before'>): Omit<Step, 'before'> {
  const { entry = '' } = entryAround(step.place) ?? {};
  const [before, after] = [valueAt(root, entry), valueAt(step.after, entry)];
  if (entry === '' || !isObject(before) || !isObject(after) || before === after) return step;
  // Another entry may stand there by now.
  if (identityOf(before) !== identityOf(after)) return step;
  if (before.sample === true && after.sample === true) {
    const own = remove(step.after, memberPointer(entry, 'sample')) as JsonObject;
    return { ...step, after: withNote(own, entry, Object.keys(before).filter(isOfSample)) };
  }
  const noticed = placesStillSample(before);
  const isChanged = ({ stillSample }: JsonObject): boolean => stillSample !== before.stillSample;
  return noticed.length === 0 || isChanged(after) ? step : { ...step, after: withNote(step.after, entry, noticed) };

  /** Notes those of some fields that the step has left as they were. */
  function withNote(site: JsonObject, place: Pointer, names: readonly string[]): JsonObject {
    const list = memberPointer(place, 'stillSample');
    const same = names.filter((name) => isEqual(fieldOf(before, name), fieldOf(after, name)));
    const untouched = [...leftToLookAt(same, place, site)];
    if (untouched.length > 0)
      return isEqual(valueAt(site, list), untouched) ? site : (set(site, list, untouched) as JsonObject);
    return valueAt(site, list) === undefined ? site : (remove(site, list) as JsonObject);
  }

  /** Tells whether a field says something of the sample alone; the end of its address follows its name. */
  function isOfSample(name: string): boolean {
    return name !== 'slug' && tellsOfOne(fieldOf(before, name));
  }
}

function fieldOf(entry: Json | undefined, name: string): Json | undefined {
  return isObject(entry) ? entry[name] : undefined;
}
