import type { Finding } from '../../checks/problem';
import { entryAround } from '../../manifest/collections';
import { identityOf, isContainer } from '../../manifest/identity';
import { isObject, type Json, type JsonObject } from '../../manifest/manifest';
import { memberPointer, type Pointer, pointerKeys, valueAt } from '../../manifest/pointer';
import { placesStillSample } from '../../manifest/still-sample';
import type { EditorState } from './editor-state';
import { findingsOf } from './findings';

/** Gives the key by which a finding is ticked off: it stays the same through all edits, wherever its place is moved. */
export function tickOf(root: JsonObject, finding: Finding): string {
  return keyAt(root, finding.pointer, isOfSample(finding) ? whySample(root, finding.pointer) : finding.message);
}

/** Tells whether a finding says of a text that is fine while a site is made that it is wrong once that is published. */
export function isOfSample({ onRelease }: Finding): boolean {
  return onRelease === 'error';
}

/** Tells whether a text is still that of a sample, so that whoever comes to it writes another in its place. */
export function isSampleText({ edits, refusals, lastCheck, now }: EditorState, place: Pointer): boolean {
  const { entry = '' } = entryAround(place) ?? {};
  const sample = entry === '' ? undefined : valueAt(edits.root, entry);
  if (isObject(sample) && sample.sample === true) return true;
  if (isObject(sample) && placesStillSample(sample).some((name) => place === memberPointer(entry, name))) return true;
  return findingsOf({ refusals, lastCheck, edits, now }).some((one) => one.pointer === place && isOfSample(one));
}

/** Says why a sample is to be looked at. */
export function whySample(root: JsonObject, place: Pointer): string {
  if (place.startsWith('/delivery/')) return 'a sample: no form reaches you yet';
  const value = valueAt(root, place);
  const path = isObject(value) ? value.src : value;
  const isPicture = typeof path === 'string' && path.startsWith('uploads/');
  return isPicture ? 'still a drawing in place of your photo' : 'still sample text';
}

/** Gives the findings that nobody has ticked off; what is wrong stays so. */
export function withoutTicked(
  findings: readonly Finding[],
  root: JsonObject,
  ticked: readonly string[],
): readonly Finding[] {
  if (ticked.length === 0) return findings;
  return findings.filter((one) => one.severity === 'error' || !ticked.includes(tickOf(root, one)));
}

/** Gives the key of a place and a reason to look at it: the part in which it lies, by its number, and the way there. */
export function keyAt(root: JsonObject, place: Pointer, why: string): string {
  const keys = pointerKeys(place);
  const within: string[] = [];
  let part: Json | undefined = valueAt(root, place);
  while (!isContainer(part) && keys.length > 0) {
    within.unshift(keys.pop() ?? '');
    part = valueAt(root, keys.reduce(memberPointer, ''));
  }
  return `${isContainer(part) ? identityOf(part).number : ''} ${within.join('/')}: ${why}`;
}
