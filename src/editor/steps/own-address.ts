import { entryAround, titleFields } from '../../manifest/collections';
import { identityOf, isContainer } from '../../manifest/identity';
import { isObject, type JsonObject } from '../../manifest/manifest';
import { set } from '../../manifest/operations';
import { listAt, memberPointer, type Pointer, valueAt } from '../../manifest/pointer';
import { freeName, slugOf } from '../../manifest/slug';
import { writtenUses } from '../../manifest/uses';
import { languageOf } from '../words/site-language';
import type { Edits, Step } from './edits';

/**
 * Has the end of an entry's address follow its name, as long as it was made of that and nobody can know it: in `saved`
 * the entry is a sample, or not there yet.
 */
export function withOwnAddress(
  { root, past, future }: Edits,
  saved: JsonObject,
  step: Omit<Step, 'before'>,
): Omit<Step, 'before'> {
  const { entry: place = '', list = '' } = entryAround(step.place) ?? {};
  const [before, after] = [valueAt(root, place), valueAt(step.after, place)];
  if (place === '' || !isObject(before) || !isObject(after)) return step;
  const name = titleFields.find((field) => typeof after[field] === 'string') ?? '';
  const { slug } = before;
  const isRenamed = step.place === memberPointer(place, name) && after.slug === slug && typeof slug === 'string';
  if (!isRenamed || identityOf(before) !== identityOf(after) || isKnown(before, listAt(saved, list))) return step;
  const language = languageOf(root);
  // A name may be empty while it is typed anew, so the entry before the typing counts, too.
  const last = future.length === 0 ? past.at(-1) : undefined;
  const beforeTyping = last && step.key !== undefined && last.key === step.key ? valueAt(last.before, place) : before;
  const start = isObject(beforeTyping) ? beforeTyping : before;
  const slugOfName = slugOf(String(before[name] ?? ''), language);
  const followsName = slug === (slugOfName === '' ? start.slug : slugOfName);
  const followedName = start.slug === slugOf(String(start[name] ?? ''), language);
  if (!followsName || !followedName || isNamed(root, slug, place)) return step;
  const takenSlugs = listAt(step.after, list).flatMap((one) =>
    isObject(one) && one !== after ? (one.slug ?? []) : [],
  );
  const wanted = slugOf(String(after[name]), language) || String(start.slug);
  const own = freeName(wanted, (one) => takenSlugs.includes(one), '-');
  return { ...step, after: set(step.after, memberPointer(place, 'slug'), own) };
}

/** Tells whether somebody may know the address of an entry: it was saved, and is no sample there. */
function isKnown(entry: JsonObject, saved: readonly unknown[]): boolean {
  return saved.some(
    (one) => isContainer(one) && identityOf(one) === identityOf(entry) && valueAt(one, '/sample') !== true,
  );
}

/** Tells whether anything but the entry itself names the end of its address. */
function isNamed(root: JsonObject, slug: string, entry: Pointer): boolean {
  const isElsewhere = ({ pointer }: { pointer: Pointer }): boolean => !pointer.startsWith(`${entry}/`);
  return (
    writtenUses(root, 'text', slug).some(isElsewhere) ||
    writtenUses(root, 'link').some((use) => use.name.endsWith(`/${slug}`) && isElsewhere(use))
  );
}
