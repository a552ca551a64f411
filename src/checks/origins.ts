import { composePage } from '../compose/compose-page';
import { composeShell } from '../compose/compose-shell';
import type { Origin } from '../compose/facts';
import { type RouteSource, writtenPathOf } from '../compose/routes';
import type { Site } from '../compose/site';
import { placedTranslation, type Said } from '../compose/translation';
import { asJson, isObject, type Json } from '../manifest/manifest';
import { memberPointer, type Pointer, parentPointer, valueAt } from '../manifest/pointer';
import { followName } from '../manifest/references';
import type { Run } from '../manifest/run';
import { placeholdersIn } from '../manifest/spans';
import type { Finding } from './problem';

/** Leads the findings in a composed part back to site.json, by composing that part once more. */
export function withOrigins(findings: Finding[], site: Site, route?: RouteSource): Finding[] {
  if (findings.length === 0) return [];
  const isOfPage = findings.every(({ pointer }) => /^\/[a-z]+$/.test(pointer));
  // The title and description of a page stand in its route, unless they take in an entry.
  if (route && !route.scope && isOfPage && !site.language)
    return findings.map((finding) => ({ ...finding, pointer: route.pointer + finding.pointer }));
  // Composers receive only what is as its schema says, and here something may be wrong.
  const { facts } = route
    ? composePage(site, isOfPage ? { ...route, blocks: [] } : route, { asked: ['origins'], isRight: () => false })
    : composeShell(site, ['origins']);
  const { origins } = facts;
  return findings.map((finding) => {
    if (finding.isWritten) return finding;
    const { pointer, related } = originOf(finding.pointer, origins);
    const written = valueAt(asJson(site.manifest), pointer);
    const translation = translationIn(site, written, route);
    if (translation)
      return { ...withRunIn(finding, translation.says), pointer: translation.pointer, related: [{ pointer }] };
    const field = related !== undefined && fieldSaying(finding.run, written, related, site);
    if (field) return { ...withRunIn(finding, field.value), pointer: field.pointer, related: [{ pointer }] };
    const inFile = { ...withRunIn(finding, written), pointer };
    if (related === undefined) return inFile;
    // Where the wrong word is not in the template itself, all that the template makes of entries is one mistake.
    const isMade =
      related.startsWith('/collections/') && typeof written === 'string' && !inFile.run && !finding.isElsewhere;
    return { ...inFile, related: [{ pointer: related }], ...(isMade ? { cause: pointer } : {}) };
  });
}

/**
 * Gives the translation of a text into the language of the site; undefined for the main language, or without a
 * translation.
 */
function translationIn(site: Site, written: Json | undefined, route: RouteSource | undefined): Said | undefined {
  if (!site.language || typeof written !== 'string') return undefined;
  return placedTranslation(written, site.language, route && writtenPathOf(route, site));
}

/**
 * Gives the field of an entry that a template shows and that has the wrong characters, where the template itself does
 * not have them.
 */
function fieldSaying(
  run: Run | undefined,
  written: Json | undefined,
  entry: Pointer,
  site: Site,
): { pointer: Pointer; value: string } | undefined {
  if (!run || typeof written !== 'string' || findRun(written, run)) return undefined;
  for (const { name } of placeholdersIn(written)) {
    const pointer = placeOf(name, entry, site);
    const value = valueAt(asJson(site.manifest), pointer);
    if (typeof value === 'string' && findRun(value, run)) return { pointer, value };
  }
  return undefined;
}

/** Gives the pointer of the field that a placeholder names; `entry` is the entry in which it is looked up. */
function placeOf(name: string, entry: Pointer, { manifest }: Site): Pointer {
  const root = asJson(manifest);
  const written = valueAt(root, entry);
  const [, , collection = ''] = entry.split('/');
  if (!name.includes('.') || !isObject(written)) return memberPointer(entry, name);
  const { entries, field } = followName(name, { collection, entry: written, pointer: entry }, root);
  return memberPointer(entries.at(-1)?.pointer ?? entry, field);
}

/**
 * Gives a finding with its run in the text that is written at its place. Where a template or a number became another
 * text, the run is looked up there, so that it can be shown; it is never changed.
 */
function withRunIn(finding: Finding, written: Json | undefined): Finding {
  if (!finding.run || finding.run.text === written) return finding;
  const { run, fix: _, ...rest } = finding;
  const runInFile = typeof written === 'string' ? findRun(written, run) : undefined;
  return runInFile ? { ...rest, run: runInFile } : rest;
}

/** Gives the run of the same characters in another text; undefined where that does not have them. */
function findRun(written: string, { text, start, end }: Run): Run | undefined {
  const offset = written.indexOf(text.slice(start, end));
  return offset < 0 ? undefined : { text: written, start: offset, end: offset + end - start };
}

/** Gives the origin of a composed place, or of the nearest place around it that has one. */
export function originOf(pointer: Pointer, origins: ReadonlyMap<Pointer, Origin>): Origin {
  for (let start = pointer; ; start = parentPointer(start)) {
    const origin = origins.get(start);
    if (origin) {
      const rest = pointer.slice(start.length);
      return rest ? { ...origin, pointer: origin.pointer + rest } : origin;
    }
    if (start === '') return { pointer };
  }
}
