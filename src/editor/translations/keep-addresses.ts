import { isNotFound } from '../../addresses/page-address';
import { lostAddresses, translatedPages } from '../../compose/translated-addresses';
import { languagesIn } from '../../manifest/languages';
import { isObject, type Json, type JsonObject } from '../../manifest/manifest';
import { remove, set } from '../../manifest/operations';
import { listAt, memberPointer, type Pointer } from '../../manifest/pointer';
import { siteOf } from '../drawing/engine';
import { withAddressesTaken } from '../members/removal';
import { withMember } from './languages';

/** A site as it is edited: as it is saved and as it is now, with what composing it needs. */
export interface EditedSite {
  base: { root: JsonObject };
  edits: { root: JsonObject };
  assets: Parameters<typeof siteOf>[1];
  registry: Parameters<typeof siteOf>[2];
  now: Date;
}

/**
 * Adds to an edit what has the addresses of pages in further languages lead on that somebody may know: each to the page
 * that `leadOn` gives for the path in the main language, in the same language where it is there. Where that gives none,
 * the address leads nowhere.
 */
export function keepAddresses(
  { base, edits, assets, registry, now }: EditedSite,
  after: JsonObject,
  leadOn: (path: string) => string | undefined = (path) => path,
): JsonObject {
  if (languagesIn(base.root).length === 0) return after;
  try {
    const [saved, before, then] = [base.root, edits.root, after].map((root) => siteOf(root, assets, registry, now));
    if (!saved || !before || !then) return after;
    const free = withAddressesTaken(after, [...translatedPages(then).keys()]);
    const pagesBefore = translatedPages(saved);
    const leads = [...lostAddresses(before, then)].flatMap(([from, { original = from, scope }]): Json[] => {
      const to =
        isNotFound(from) || !pagesBefore.has(from) || scope?.entry.sample === true ? undefined : leadOn(original);
      return to === undefined ? [] : [{ from, to }];
    });
    return leads.length === 0
      ? free
      : (set(free, '/redirects', [...listAt(free, '/redirects'), ...leads]) as JsonObject);
  } catch {
    // A site that cannot be read that far has no pages yet.
    return after;
  }
}

/** Hides a language from visitors again. Where it was published, its addresses lead to the originals for that time. */
export function withHidden({ base, edits: { root } }: EditedSite, tag: string): JsonObject {
  const prefix = publishedPrefix(base.root, tag);
  const hidden = withMember(root, `${memberPointer('/languages', tag)}/draft`, true);
  return prefix === undefined ? hidden : withFormer(hidden, tag, (former) => [...former, prefix]);
}

/** Publishes a language. */
export function withPublished({ edits: { root } }: Pick<EditedSite, 'edits'>, tag: string): JsonObject {
  return withFormer(withMember(root, `${memberPointer('/languages', tag)}/draft`, undefined), tag, (former) => former);
}

/** Has the addresses of a language begin otherwise; without words, with its code. Where it was published, old ones lead on. */
export function withPrefix({ base, edits: { root } }: EditedSite, tag: string, words: string): JsonObject {
  const prefix = publishedPrefix(base.root, tag);
  const after = withMember(root, `${memberPointer('/languages', tag)}/path`, words === '' ? undefined : words);
  return withFormer(after, tag, (former) => (prefix === undefined ? former : [...former, prefix]));
}

/** Gives how the addresses of a language begin that is published; undefined where it is not. */
function publishedPrefix(root: JsonObject, tag: string): string | undefined {
  return languagesIn(root).find((one) => one.tag === tag && !one.isDraft)?.prefix;
}

/** Gives a language other former beginnings of its addresses, each once; a published one is at its present beginning. */
function withFormer(
  root: JsonObject,
  tag: string,
  change: (former: readonly string[]) => readonly string[],
): JsonObject {
  const language = languagesIn(root).find((one) => one.tag === tag);
  if (!language) return root;
  const { formerly, prefix, isDraft, pointer } = language;
  const prefixes = [...new Set(change(formerly))].filter((one) => isDraft || one !== prefix);
  if (prefixes.join() === formerly.join()) return root;
  const place = `${pointer}/formerly`;
  return prefixes.length > 0 ? (set(root, place, prefixes) as JsonObject) : withMember(root, place, undefined);
}

/** Gives a site without what its languages say of pages by paths that no page has any more. */
export function withoutPathsOf(root: JsonObject, paths: readonly string[]): JsonObject {
  return languagesIn(root).reduce((site, { pointer, paths: own }) => {
    const others = Object.entries(own).filter(([path]) => !paths.includes(path));
    const exceptions = listAt(root, `${pointer}/exceptions`);
    const otherExceptions = exceptions.filter((one) => !isObject(one) || !paths.includes(String(one.page)));
    const withPaths = withMembers(site, `${pointer}/paths`, Object.keys(own), Object.fromEntries(others));
    return withMembers(withPaths, `${pointer}/exceptions`, exceptions, otherExceptions);
  }, root);
}

/** Sets a container to what is left of its members, or removes it where that is none. */
function withMembers(root: JsonObject, place: Pointer, were: readonly Json[], left: Json[] | JsonObject): JsonObject {
  const count = Object.keys(left).length;
  if (count === were.length) return root;
  return (count > 0 ? set(root, place, left) : remove(root, place)) as JsonObject;
}
