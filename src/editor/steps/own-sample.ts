import { entryAround } from '../../manifest/collections';
import { identityOf } from '../../manifest/identity';
import { isObject, type JsonObject } from '../../manifest/manifest';
import { remove } from '../../manifest/operations';
import { memberPointer, valueAt } from '../../manifest/pointer';
import type { Step } from './edits';

/** Makes the sample that a step changes an entry of its owner's: it is no sample any more. */
export function withOwnSample(root: JsonObject, step: Omit<Step, 'before'>): Omit<Step, 'before'> {
  const { entry = '' } = entryAround(step.place) ?? {};
  const [before, after] = [valueAt(root, entry), valueAt(step.after, entry)];
  if (entry === '' || !isObject(before) || !isObject(after) || before === after) return step;
  // Another entry may stand there by now.
  const isSame = identityOf(before) === identityOf(after);
  if (!isSame || before.sample !== true || after.sample !== true) return step;
  return { ...step, after: remove(step.after, memberPointer(entry, 'sample')) as JsonObject };
}
