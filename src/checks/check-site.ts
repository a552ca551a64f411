import type { Assets } from '../compose/assets';
import type { PageAt } from '../compose/compose-page';
import { prepareSite, type Site } from '../compose/site';
import { entryAround } from '../manifest/collections';
import { commentKey, withoutComments } from '../manifest/comments';
import type { JsonFault } from '../manifest/json-fault';
import { Lines } from '../manifest/lines';
import { locateAll } from '../manifest/locate';
import { asJson, asManifest, type JsonObject } from '../manifest/manifest';
import { type MigratedText, migrateText } from '../manifest/migrations/migrate';
import { parseManifest } from '../manifest/parse';
import { valueAt } from '../manifest/pointer';
import type { Schema } from '../manifest/schema';
import type { CheckMemory } from './check-memory';
import { endOf } from './end-of';
import { inspectLanguages } from './inspect-languages';
import { type InspectedSite, inspectSite } from './inspect-site';
import { missingPacks, tellUnnamedPacks } from './missing-packs';
import { earlierFormat, laterFormat, mixedFormats, placedAsWritten } from './other-format';
import { placeInWords } from './place-words';
import { type Finding, type FindingPlace, mostRelated, type Problem, type ProblemPlace } from './problem';
import type { Registry } from './registry';
import { schemaAt } from './schema-at';
import { schemaProblems } from './schema-problems';
import { shortMessage } from './short-message';
import { validateManifest } from './validate';

/** A site in which a check has found no error; nothing where it has. */
interface Right {
  site?: Site | undefined;
}

/** What a check gives: the problems in the order of the file, and the site where none of them is an error. */
export interface Checked extends Right {
  problems: Problem[];
  /** The number of characters of a text without errors, and whether it has notes. */
  text?: { size: number; hasNotes: boolean };
  /** The findings in its value, by pointers; empty for a text that is no JSON. */
  findings: Finding[];
}

/** How strictly, and at what time, a site is checked. */
export interface CheckOptions {
  now: Date;
  /** What may be written, and what must hold. */
  registry: Registry;
  /** Whether the site is about to be published: some of what is fine while it is being made is an error then. */
  isRelease?: boolean;
  /** Whether the site is shown to those alone who edit it: drafts are pages like all others then. */
  showsDrafts?: boolean;
  /** The pages that earlier checks of this site have looked at. */
  memory?: CheckMemory;
  /** Tells which findings in a text without errors are to have their places there; without it, all. */
  isTold?(finding: Pick<Finding, 'rule' | 'severity'>): boolean;
}

/** What checking a value gives: what is wrong with it, by pointers, and the site where nothing of that is an error. */
export interface CheckedManifest extends Right {
  findings: Finding[];
}

/**
 * Checks the text of a site.json: its JSON, then its schema, then every rule. A text of an earlier format is checked as
 * if it were written in today's. Never throws for any text.
 */
export function checkSite(text: string, assets: Assets, options: CheckOptions): Checked {
  return endOf(checkPages(() => text, assets, options));
}

/**
 * Checks a text as `checkSite` does, and hands on each published page as it is composed, one language after the other;
 * keeps none. Whether the site has errors is known only after the last page. After an error, no further page is handed
 * on. The text is read at the beginning, and again where something to tell is found in it: while pages are composed,
 * nothing holds it.
 */
export function* checkPages(read: () => string, assets: Assets, options: CheckOptions): Generator<PageAt, Checked> {
  const begun = begin(read);
  if ('problems' in begun) return begun;
  const { value, text, migrated } = begun;
  const { findings, site } = yield* checkWithoutComments(value, assets, options, text.size);
  const right = site && { site, text };
  if (migrated) {
    const problems = locateFindings([...earlierFormat(migrated.taken), ...findings], migrated.text);
    return { problems: placedAsWritten(problems, read(), migrated), findings, ...right };
  }
  const { isTold } = options;
  const told = site && isTold ? findings.filter(isTold) : findings;
  return { problems: told.length > 0 ? locateFindings(told, read()) : [], findings, ...right };
}

/** The value of a text that is JSON, in the format of today and without notes. */
interface Begun {
  value: JsonObject;
  text: { size: number; hasNotes: boolean };
  /** Present where the text is of an earlier format. */
  migrated?: MigratedText;
}

/** Begins to check a text; gives the end of it where it is no JSON. */
function begin(read: () => string): Begun | Checked {
  const text = read();
  const { root, fault } = parseManifest(text);
  if (!fault) {
    const migrated = migrateText(text, root);
    // Nearly no text holds a note, and to look for them in the value of 10,000 pages takes its time.
    const hasNotes = text.includes(commentKey);
    const value = hasNotes ? withoutComments(migrated.root) : migrated.root;
    return { value, text: { size: text.length, hasNotes }, ...(migrated.taken.length > 0 && { migrated }) };
  }
  const lines = new Lines(text);
  const withPlace = ({ offset, length, fix }: Pick<JsonFault, 'offset' | 'length' | 'fix'>): ProblemPlace => {
    return { pointer: '', ...lines.range(offset, offset + length), ...(fix === undefined ? {} : { fix }) };
  };
  const { message, others = [] } = fault;
  const related = others.slice(0, mostRelated).map(withPlace);
  const problem = { rule: 'json', severity: 'error', message: shortMessage(message) } as const;
  return { problems: [{ ...problem, ...withPlace(fault), ...(related.length > 0 && { related }) }], findings: [] };
}

/** Checks the value of a site.json, in the format of today: its schema, then every rule. */
export function checkManifest(root: JsonObject, assets: Assets, options: CheckOptions): CheckedManifest {
  const { memory } = options;
  const value = memory?.withoutComments(root) ?? withoutComments(root);
  const size = memory?.lengthOf(root) ?? JSON.stringify(root, null, 2).length;
  return endOf(checkWithoutComments(value, assets, options, size));
}

/** Checks a value without notes; `size` is the length of its text in characters. */
function* checkWithoutComments(
  root: JsonObject,
  assets: Assets,
  { now, registry, isRelease = false, showsDrafts = false, memory }: CheckOptions,
  size: number,
): Generator<PageAt, CheckedManifest> {
  const { schema } = registry;
  const missing = missingPacks(root, registry, assets);
  // All else that is not known here may belong to those.
  if (missing.length > 0) return { findings: placedInWords(missing, root, schema) };
  const errors = validateManifest(root, registry, memory?.rightBlocks);
  if (errors.length > 0) {
    const later = laterFormat(root);
    // All else that is not known here may belong to that.
    if (later) return { findings: placedInWords([later], root, schema) };
    const mixed = mixedFormats(root, errors.length, (other) => validateManifest(other, registry).length);
    if (mixed.length > 0) return { findings: placedInWords(mixed, root, schema) };
    const found = schemaProblems(errors, root, (pointer) => schemaAt(schema, root, pointer), root);
    const stopping = tellUnnamedPacks(found, root, assets).map((finding): Finding => ({ ...finding, stops: 'all' }));
    return { findings: placedInWords(stopping, root, schema) };
  }
  const site = prepareSite(asManifest(root), assets, registry, now, showsDrafts);
  const rules = registry.rules.filter(({ ofPublishing }) => !(showsDrafts && ofPublishing));
  const options = { registry: { ...registry, rules }, isRelease, size, memory };
  const sift = (inspected: InspectedSite, edition: Site): Finding[] =>
    showsDrafts ? inspected.findings : asPublished(inspected, edition, registry);
  const inspected = yield* inspectSite(site, options);
  const found = sift(inspected, site);
  const further = inspected.isPastLimit ? [] : yield* inspectLanguages(site, options, found, sift);
  const findings = placedInWords([...found, ...further], root, schema);
  const isRight = findings.every(({ severity }) => severity !== 'error');
  return isRight ? { findings, site } : { findings };
}

/**
 * Gives the findings with the severity that they have for a published site: a mistake in drafts alone stops no
 * publication.
 */
function asPublished({ findings, isPastLimit }: InspectedSite, site: Site, { rules }: Registry): Finding[] {
  // Past a limit no page was composed, be it that of a draft.
  if (isPastLimit) return findings;
  const severe = new Set(rules.filter(({ ofPublishing }) => ofPublishing).map(({ id }) => id));
  const isInDraft = ({ pointer }: FindingPlace): boolean => {
    const part = /^\/routes\/\d+(?=\/|$)/.exec(pointer)?.[0] ?? entryAround(pointer)?.entry;
    return part !== undefined && valueAt(asJson(site.manifest), `${part}/draft`) === true;
  };
  return findings.map((finding) => {
    const { rule, severity, related = [], inDraft } = finding;
    if (severity !== 'error' || severe.has(rule)) return finding;
    const isMild = inDraft || [finding, ...related].every(isInDraft);
    return isMild ? { stops: 'waiting', ...finding, severity: 'warning' } : finding;
  });
}

/** Gives findings with their places in words, and with messages that fit on a screen. */
function placedInWords(findings: Finding[], root: JsonObject, schema: Schema): Finding[] {
  return findings.map((finding) => {
    const page = placeInWords(root, finding.pointer, schema);
    return { ...finding, message: shortMessage(finding.message), ...(page === undefined ? {} : { page }) };
  });
}

/** Makes problems of findings, by adding the lines and columns in a text; gives them in the order of the file. */
export function locateFindings(findings: Finding[], text: string): Problem[] {
  if (findings.length === 0) return [];
  const locate = locateAll(
    text,
    findings.flatMap(({ pointer, related = [] }) => [pointer, ...related.map((place) => place.pointer)]),
  );
  const withPlace = ({ pointer, run, fix }: FindingPlace, part?: Finding['part']): ProblemPlace => ({
    pointer,
    ...locate(pointer, part, run),
    ...(fix === undefined ? {} : { fix }),
  });
  return findings
    .map(({ rule, severity, message, pointer, part, run, fix, page, related, further }): Problem => {
      return {
        rule,
        severity,
        message,
        ...withPlace({ pointer, run, fix }, part),
        ...(page === undefined ? {} : { page }),
        ...(related ? { related: related.map((place) => withPlace(place)) } : {}),
        ...(further === undefined ? {} : { further }),
      };
    })
    .sort((one, other) => one.line - other.line || one.column - other.column);
}
