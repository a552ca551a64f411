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
 * Adds redirects to an edit that moves or removes pages in further languages: from each of their addresses that somebody
 * may know to the page that `leadOn` gives for the path in the main language, in the same language where it is there.
 * Where `leadOn` gives none, the address leads nowhere.
 */
export function keepAddresses(
  { base, edits, assets, registry, now }: EditedSite,
  after: JsonObject,
  leadOn: (path: string) => string | undefined = (path) => path,
): JsonObject {
  if (languagesIn(base.root).length === 0) return after;
  try {
    const [saved, before, later] = [base.root, edits.root, after].map((root) => siteOf(root, assets, registry, now));
    if (!saved || !before || !later) return after;
    const withoutTaken = withAddressesTaken(after, [...translatedPages(later).keys()]);
    const pagesBefore = translatedPages(saved);
    const leads = [...lostAddresses(before, later)].flatMap(([from, { original = from, scope }]): Json[] => {
      const to =
        isNotFound(from) || !pagesBefore.has(from) || scope?.entry.sample === true ? undefined : leadOn(original);
      return to === undefined ? [] : [{ from, to }];
    });
    return leads.length === 0
      ? withoutTaken
      : set(withoutTaken, '/redirects', [...listAt(withoutTaken, '/redirects'), ...leads]);
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

/** Gives a language another prefix; without words, its code. Where it was published, the old addresses lead on. */
export function withPrefix({ base, edits: { root } }: EditedSite, tag: string, words: string): JsonObject {
  const prefix = publishedPrefix(base.root, tag);
  const after = withMember(root, `${memberPointer('/languages', tag)}/path`, words === '' ? undefined : words);
  return withFormer(after, tag, (former) => (prefix === undefined ? former : [...former, prefix]));
}

/** Gives the prefix of a published language; undefined where it is hidden. */
function publishedPrefix(root: JsonObject, tag: string): string | undefined {
  return languagesIn(root).find((one) => one.tag === tag && !one.isDraft)?.prefix;
}

/** Gives a language other former prefixes, each once; the present one of a published language is none of them. */
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
  return prefixes.length > 0 ? set(root, place, prefixes) : withMember(root, place, undefined);
}

/** Removes what the languages of a site say of pages at some paths, which are gone. */
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
