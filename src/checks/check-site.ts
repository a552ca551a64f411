import type { Assets } from '../compose/assets';
import type { Composers } from '../compose/composers';
import { prepareSite, type Site } from '../compose/site';
import { locateAll, rangeOf } from '../manifest/locate';
import type { JsonObject, Manifest } from '../manifest/manifest';
import { parseManifest } from '../manifest/parse';
import { checkRules } from './check-rules';
import { validateSite } from './generated/validate';
import { placeInWords } from './place-words';
import type { Draft, DraftPlace, Problem, ProblemPlace } from './problem';
import { schemaAt } from './schema-at';
import { schemaProblems } from './schema-problems';
import { shortMessage } from './short-message';

/** What a check gives: the problems in the order of the file, and the site where it holds no error. */
export interface Checked {
  problems: Problem[];
  site?: Site;
}

/** How strictly, and at what time, a site is checked. */
export interface CheckOptions {
  now: Date;
  /** The composers of the block types that have work at build time. */
  composers: Composers;
  /** Whether the site is about to be published: some of what is fine while it is being made is an error then. */
  isRelease?: boolean;
}

/** Checks the text of a site.json: its JSON, then its schema, then every rule. Never throws for any text. */
export function checkSite(text: string, assets: Assets, { now, composers, isRelease = false }: CheckOptions): Checked {
  const { root, fault } = parseManifest(text);
  if (fault) {
    const { message, offset, length, fix } = fault;
    const range = rangeOf(text, offset, offset + length);
    return {
      problems: [
        {
          rule: 'json',
          severity: 'error',
          message: shortMessage(message),
          pointer: '',
          ...range,
          ...(fix === undefined ? {} : { fix }),
        },
      ],
    };
  }
  if (!validateSite(root)) {
    const drafts = schemaProblems(validateSite.errors ?? [], root, (pointer) => schemaAt(root, pointer));
    return { problems: toProblems(drafts, text, root) };
  }
  const site = prepareSite(root as unknown as Manifest, assets, composers, now);
  const problems = toProblems(checkRules(site, { now, isRelease, size: text.length }), text, root);
  return problems.some(({ severity }) => severity === 'error') ? { problems } : { problems, site };
}

function toProblems(drafts: Draft[], text: string, root: JsonObject): Problem[] {
  const locate = locateAll(
    text,
    drafts.flatMap(({ pointer, related = [] }) => [pointer, ...related.map((place) => place.pointer)]),
  );
  const placed = ({ pointer, run, fix }: DraftPlace, part?: Draft['part']): ProblemPlace => ({
    pointer,
    ...locate(pointer, part, run),
    ...(fix === undefined ? {} : { fix }),
  });
  return drafts
    .map(({ rule, severity, message, pointer, part, run, fix, related, further }): Problem => {
      const page = placeInWords(root, pointer);
      return {
        rule,
        severity,
        message: shortMessage(message),
        ...placed({ pointer, run, fix }, part),
        ...(page === undefined ? {} : { page }),
        ...(related ? { related: related.map((place) => placed(place)) } : {}),
        ...(further === undefined ? {} : { further }),
      };
    })
    .sort((one, other) => one.line - other.line || one.column - other.column);
}
