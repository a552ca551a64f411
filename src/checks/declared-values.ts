import { collectionsIn, entriesIn, isUnpublished } from '../manifest/collections';
import { composedName } from '../manifest/composed-name';
import { asJson, isObject, type Json, ownMember } from '../manifest/manifest';
import { hasNames } from '../manifest/placeholder';
import { memberPointer, type Pointer } from '../manifest/pointer';
import type { ReportDetails } from './problem';
import type { FactsAround, PageFacts } from './rule';

/** Something that an entry names in a declared field, and where it is written. */
export interface DeclaredValue extends Pick<ReportDetails, 'isWritten' | 'inDraft'> {
  name: string;
  pointer: Pointer;
}

/** What the values of a field name because of its kind alone. */
type NamedKind = 'flag' | 'icon' | 'picture' | 'file';

/**
 * Gives what entries name in declared fields, also those that no page shows; once for the site, with the parts around
 * all pages. A value that the site fills in is checked on the page that shows it.
 */
export function declaredValues(page: PageFacts, { site, shell }: FactsAround, kind: NamedKind): DeclaredValue[] {
  if (page !== shell) return [];
  const root = asJson(site.manifest);
  return [...collectionsIn(root).values()].flatMap(({ name: collection, fields = new Map() }) => {
    const namingFields = [...fields].filter(
      ([, field]) => field.kind === kind || (field.kind === 'file' && kind === 'picture'),
    );
    if (namingFields.length === 0) return [];
    return entriesIn(collection, root).flatMap((entry) => {
      const drafted = isUnpublished(entry, root) && { inDraft: true };
      return namingFields.flatMap(([field, declared]): DeclaredValue[] => {
        const place = memberPointer(entry.pointer, field);
        const { name, pointer } = nameIn(ownMember(entry.entry, field), place);
        if (name === undefined || hasNames(name) || kindOf(name, declared.kind) !== kind) return [];
        return [{ name, pointer, isWritten: true, ...drafted }];
      });
    });
  });
}

/** Gives the kind of use that a field of a kind makes: a file may be a picture. */
function kindOf(name: string, kind: string): string {
  return kind === 'file' && /\.(svg|png|jpe?g|webp|avif|gif)$/i.test(name) ? 'picture' : kind;
}

function nameIn(value: Json | undefined, pointer: Pointer): { name?: string; pointer: Pointer } {
  if (typeof value === 'string') return { name: composedName(value), pointer };
  const src = isObject(value) ? ownMember(value, 'src') : undefined;
  return typeof src === 'string' ? { name: composedName(src), pointer: `${pointer}/src` } : { pointer };
}
