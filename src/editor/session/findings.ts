import type { Finding } from '../../checks/problem';
import type { Assets } from '../../compose/assets';
import type { JsonObject } from '../../manifest/manifest';
import { type Pointer, valueAt } from '../../manifest/pointer';
import { partAt } from '../naming/parts';
import { isNothing } from '../steps/fresh';
import { samePlaceAfter } from '../steps/place-after';
import type { EditorState } from './editor-state';
import { memoised } from './memoised';
import type { Refused } from './refused';

/** A site as it was checked, and what was found in it. */
export interface CheckedSite {
  root: JsonObject;
  assets: Assets;
  now: Date;
  found: readonly Finding[];
  /** What was found before, holds still and is looked at again once what is wrong is put right. */
  held: readonly Finding[];
  /** The checks that found something on which this one has not looked. */
  earlier: readonly Found[];
}

/** What a check found in a version of the site. */
export interface Found {
  root: JsonObject;
  found: readonly Finding[];
}

/** What was checked with what of earlier checks holds in it: what no rule could look at this time is no better for it. */
export function checkedAfter(
  last: CheckedSite | undefined,
  { root, assets, now, found }: Pick<CheckedSite, 'root' | 'assets' | 'now' | 'found'>,
): CheckedSite {
  const earlier = notLookedAt(last ? [...last.earlier, last] : [], found);
  const held = earlier.flatMap((one) => heldFindings(one, root, found, assets));
  return { root, assets, now, found, held, earlier };
}

/** What of earlier checks the latest, which found `now`, has not looked at: rules wait while something is wrong. */
export function notLookedAt(earlier: readonly Found[], now: readonly Finding[]): Found[] {
  const [stopsAll, stopsWaiting] = [
    now.some(({ stops }) => stops === 'all'),
    now.some(({ severity, stops }) => severity === 'error' || stops !== undefined),
  ];
  const isWaiting = ({ stops, waits }: Finding): boolean =>
    stops !== 'all' && (stopsAll || (stopsWaiting && waits === true));
  return earlier.flatMap(({ root, found }) => {
    const left = found.filter(isWaiting);
    return left.length === 0 ? [] : [{ root, found: left }];
  });
}

/**
 * What was found in a version of the site and holds in a later one, each where it stands there: what it speaks of is
 * there and says the same, and the check of that one, which found `now`, does not say it anew.
 */
export function heldFindings(
  { root: before, found }: Found,
  after: JsonObject,
  now: readonly Finding[],
  { pictures, files }: Pick<Assets, 'pictures' | 'files'>,
): Finding[] {
  const known = new Set(now.map(keyOf));
  const placeNow = (former: Pointer): Pointer | undefined => samePlaceAfter(former, before, after);
  const held = found.flatMap((finding) => {
    const { pointer, related, upload } = finding;
    const place = placeNow(pointer);
    const isThere = upload === undefined || Object.hasOwn(pictures, upload) || Object.hasOwn(files, upload);
    if (place === undefined || !isThere) return [];
    if (!related) return [{ ...finding, pointer: place }];
    const places = related.flatMap((one) => {
      const other = placeNow(one.pointer);
      return other === undefined ? [] : [{ ...one, pointer: other }];
    });
    return places.length === related.length ? [{ ...finding, pointer: place, related: places }] : [];
  });
  return held.filter((finding) => !known.has(keyOf(finding)));
}

function keyOf({ rule, pointer, message }: Finding): string {
  return JSON.stringify([rule, pointer, message]);
}

/** Whether what was found is what the check finds in the site as it is now. */
export function isChecked({ checked, edits, assets, now }: EditorState): boolean {
  return checked?.root === edits.root && checked.assets === assets && checked.now === now;
}

/** What is wrong: what fields would not take, then what the check has found. */
export function findingsOf({ refused, checked, edits, now }: FoundIn): readonly Finding[] {
  return allFindings(refused, checked, edits.root, now);
}

type FoundIn = Pick<EditorState, 'refused' | 'checked' | 'edits' | 'now'>;

const allFindings = memoised(
  (refused: readonly Refused[], checked: CheckedSite | undefined, root: JsonObject, now: Date): readonly Finding[] => {
    const found = stillFound(checked, root);
    return refused.length === 0 ? found : [...refused.map((one) => findingOf(one, root, now)), ...found];
  },
);

/** What was found but of places that were empty then, and say something now: the next check says whether that is right. */
export function stillFound(checked: CheckedSite | undefined, root: JsonObject): readonly Finding[] {
  if (!checked) return none;
  const all = allOf(checked);
  if (checked.root === root) return all;
  const isFilled = ({ pointer }: Finding): boolean =>
    isNothing(valueAt(checked.root, pointer)) && !isNothing(valueAt(root, pointer));
  return all.some(isFilled) ? all.filter((one) => !isFilled(one)) : all;
}

const none: readonly Finding[] = [];

const allOf = memoised(({ found, held }: CheckedSite): readonly Finding[] => [...found, ...held]);

/** What was refused as the list of problems has it. */
function findingOf({ pointer, why }: Refused, root: JsonObject, now: Date): Finding {
  return { rule: 'refused', severity: 'error', message: why, pointer, page: partAt(root, now, pointer).title };
}
