import { routeSources } from '../compose/routes';
import type { Site } from '../compose/site';
import { asJson, type Json } from '../manifest/manifest';
import { ownMember } from '../manifest/own-member';
import { memberPointer, type Pointer } from '../manifest/pointer';
import { entryNamed, referencesIn } from '../manifest/references';

/** A place at which an entry that is published names one that is a draft. */
export interface NamedDraft {
  pointer: Pointer;
  slug: Json;
  /** The collection of the draft, and the address of its page where it has one. */
  collection: string;
  path: string | undefined;
}

/** Where entries that are published name drafts. */
export function namedDrafts(site: Site): NamedDraft[] {
  const found = known.get(site) ?? findNamed(site);
  known.set(site, found);
  return found;
}

const known = new WeakMap<Site, NamedDraft[]>();

function findNamed(site: Site): NamedDraft[] {
  const root = asJson(site.manifest);
  return referencesIn(root).flatMap(({ collection: from, field, named }) => {
    const entries = ownMember(site.manifest.collections, from) ?? [];
    return entries.flatMap((entry, index): NamedDraft[] => {
      const slug = ownMember(entry, field);
      const draft = slug === undefined || entry.draft === true ? undefined : entryNamed(slug, named, root);
      if (slug === undefined || draft?.entry.draft !== true) return [];
      const path = routeSources(site).find(({ scope }) => scope?.pointer === draft.pointer)?.path;
      const pointer = memberPointer(`${memberPointer('/collections', from)}/${index}`, field);
      return [{ pointer, slug, collection: named, path }];
    });
  });
}
