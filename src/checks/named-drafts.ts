import { routeSources } from '../compose/routes';
import type { Site } from '../compose/site';
import { isUnpublished } from '../manifest/collections';
import { asJson, type Json } from '../manifest/manifest';
import type { Pointer } from '../manifest/pointer';
import { entryNamed, namingsOf, referencesIn } from '../manifest/references';

/** A place at which an entry that is published names one that is a draft. */
export interface NamedDraft {
  pointer: Pointer;
  slug: Json;
  /** The collection of the draft, and the address of its page where it has one. */
  collection: string;
  path: string | undefined;
}

/** Finds the places where published entries name drafts. */
export function namedDrafts(site: Site): NamedDraft[] {
  const drafts = draftsBySite.get(site) ?? findNamed(site);
  draftsBySite.set(site, drafts);
  return drafts;
}

const draftsBySite = new WeakMap<Site, NamedDraft[]>();

function findNamed(site: Site): NamedDraft[] {
  const root = asJson(site.manifest);
  return referencesIn(root).flatMap((reference) =>
    namingsOf(reference, root).flatMap(({ entry, said: slug, pointer }): NamedDraft[] => {
      const isSeen = !isUnpublished({ collection: reference.collection, entry, pointer }, root);
      const draft = isSeen ? entryNamed(slug, reference.named, root) : undefined;
      if (!draft || !isUnpublished(draft, root)) return [];
      const path = routeSources(site).find(({ scope }) => scope?.pointer === draft.pointer)?.path;
      return [{ pointer, slug, collection: reference.named, path }];
    }),
  );
}
