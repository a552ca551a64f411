import type { Finding } from '../../checks/problem';
import type { Assets } from '../../compose/assets';
import type { JsonObject } from '../../manifest/manifest';
import { type Pointer, pointerKeys, valueAt } from '../../manifest/pointer';
import { writtenUses } from '../../manifest/uses';
import { partAt } from '../naming/parts';
import { isNothing } from '../steps/addition';
import { samePlaceAfter } from '../steps/place-after';
import type { EditorState } from './editor-state';
import { memoise } from './memoise';
import type { Refusal } from './refusals';

/** A site as it was checked, with the findings. */
export interface SiteCheck {
  root: JsonObject;
  assets: Assets;
  now: Date;
  findings: readonly Finding[];
  /** Earlier findings that still hold, which a check looks at again once what is wrong is put right. */
  olderFindings: readonly Finding[];
  /** The earlier checks with findings at which this one has not looked. */
  earlierChecks: readonly VersionFindings[];
}

/** The findings of a check, and the version of the site that it checked. */
export interface VersionFindings {
  root: JsonObject;
  findings: readonly Finding[];
}

/**
 * Joins a check with the findings of earlier ones that still hold: a rule that could not look this time has mended
 * nothing.
 */
export function joinCheck(
  last: SiteCheck | undefined,
  { root, assets, now, findings }: Pick<SiteCheck, 'root' | 'assets' | 'now' | 'findings'>,
): SiteCheck {
  const earlierChecks = notLookedAt(last ? [...last.earlierChecks, last] : [], findings);
  const olderFindings = earlierChecks.flatMap((one) => findingsStillHolding(one, root, findings, assets));
  return { root, assets, now, findings, olderFindings, earlierChecks };
}

/**
 * Gives the findings of earlier checks that the latest one, with its findings `now`, could not look for: rules wait
 * while something is wrong.
 */
export function notLookedAt(earlier: readonly VersionFindings[], now: readonly Finding[]): VersionFindings[] {
  const [stopsAll, stopsWaiting] = [
    now.some(({ stops }) => stops === 'all'),
    now.some(({ severity, stops }) => severity === 'error' || stops !== undefined),
  ];
  const isWaiting = ({ stops, waits }: Finding): boolean =>
    stops !== 'all' && (stopsAll || (stopsWaiting && waits === true));
  return earlier.flatMap(({ root, findings }) => {
    const waitingFindings = findings.filter(isWaiting);
    return waitingFindings.length === 0 ? [] : [{ root, findings: waitingFindings }];
  });
}

/**
 * Gives the findings of an earlier version that still hold in a later one, at their places there: their parts are
 * unchanged, and the later check, with its findings `now`, does not repeat them; what nothing used is not used now.
 */
export function findingsStillHolding(
  { root: before, findings }: VersionFindings,
  after: JsonObject,
  now: readonly Finding[],
  { pictures, files }: Pick<Assets, 'pictures' | 'files'>,
): Finding[] {
  const keys = new Set(now.map(keyOf));
  const placeNow = (former: Pointer): Pointer | undefined => samePlaceAfter(former, before, after);
  const holding = findings.flatMap((finding) => {
    const { pointer, related, upload } = finding;
    const place = placeNow(pointer);
    const isThere = upload === undefined || Object.hasOwn(pictures, upload) || Object.hasOwn(files, upload);
    if (place === undefined || !isThere || isUsedAgain(finding.rule, place, after)) return [];
    if (!related) return [{ ...finding, pointer: place }];
    const places = related.flatMap((one) => {
      const other = placeNow(one.pointer);
      return other === undefined ? [] : [{ ...one, pointer: other }];
    });
    return places.length === related.length ? [{ ...finding, pointer: place, related: places }] : [];
  });
  return holding.filter((finding) => !keys.has(keyOf(finding)));
}

/** Tells whether something of which a check said that nothing uses it is used by now: it is unchanged itself. */
function isUsedAgain(rule: string, place: Pointer, root: JsonObject): boolean {
  const [group, name, ...within] = rule === 'nothing-unused' ? pointerKeys(place) : [];
  if (within.length > 0 || (group !== 'values' && group !== 'collections')) return false;
  return writtenUses(root, group === 'values' ? 'placeholder' : 'collection').some((use) => use.name === name);
}

function keyOf({ rule, pointer, message }: Finding): string {
  return JSON.stringify([rule, pointer, message]);
}

/** Tells whether the last check was that of the site as it is now. */
export function isChecked({ lastCheck, edits, assets, now }: EditorState): boolean {
  return lastCheck?.root === edits.root && lastCheck.assets === assets && lastCheck.now === now;
}

/** Gives all findings: the texts that fields refused, then those of the check. */
export function findingsOf({ refusals, lastCheck, edits, now }: FindingsState): readonly Finding[] {
  return allFindings(refusals, lastCheck, edits.root, now);
}

type FindingsState = Pick<EditorState, 'refusals' | 'lastCheck' | 'edits' | 'now'>;

const allFindings = memoise(
  (refusals: readonly Refusal[], lastCheck: SiteCheck | undefined, root: JsonObject, now: Date): readonly Finding[] => {
    const all = openFindings(lastCheck, root);
    return refusals.length === 0 ? all : [...refusals.map((one) => findingOf(one, root, now)), ...all];
  },
);

/**
 * Gives the findings of a check without those at places that were empty and are filled in now: the next check looks
 * there.
 */
export function openFindings(lastCheck: SiteCheck | undefined, root: JsonObject): readonly Finding[] {
  if (!lastCheck) return none;
  const all = allOf(lastCheck);
  if (lastCheck.root === root) return all;
  const filledPlaces = new Set(atNothing(lastCheck).filter(({ pointer }) => !isNothing(valueAt(root, pointer))));
  return filledPlaces.size > 0 ? all.filter((one) => !filledPlaces.has(one)) : all;
}

/** Gives the findings of a check at places that were empty. */
const atNothing = memoise((check: SiteCheck): readonly Finding[] =>
  allOf(check).filter(({ pointer }) => isNothing(valueAt(check.root, pointer))),
);

const none: readonly Finding[] = [];

const allOf = memoise(({ findings, olderFindings }: SiteCheck): readonly Finding[] => [...findings, ...olderFindings]);

/** Gives the finding for a text that a field refused. */
function findingOf({ pointer, why }: Refusal, root: JsonObject, now: Date): Finding {
  return { rule: 'refused', severity: 'error', message: why, pointer, page: partAt(root, now, pointer).title };
}
