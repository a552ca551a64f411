import { composedName } from './composed-name';
import type { Json, JsonObject } from './manifest';
import { set } from './operations';
import { replaceNames } from './placeholder';
import { type Pointer, valueAt } from './pointer';
import { type WrittenUse, writtenUses } from './uses';

/** The places that name files of the uploads folder, by path, and the templates that may name some. */
export interface UploadUses {
  places: ReadonlyMap<string, readonly Pointer[]>;
  /** Tells whether a template may name a file, such as `uploads/{slug}.jpg`: only composing tells which one it does. */
  mayMean: (path: string) => boolean;
}

/** Finds all places that name files of the uploads folder, each once. */
export function uploadUses(root: JsonObject): UploadUses {
  const places = new Map<string, Pointer[]>();
  const templates = new Set<string>();
  for (const { name, pointer } of usesOfUploads(root)) {
    if (name.includes('{')) templates.add(name);
    for (const path of pathsMeant(name)) {
      const before = places.get(path) ?? [];
      if (before.at(-1) !== pointer) places.set(path, [...before, pointer]);
    }
  }
  const patterns = [...templates].map(patternOf);
  return { places, mayMean: (path) => patterns.some((pattern) => pattern.test(path)) };
}

/**
 * Replaces one file of the uploads folder by another in every place that names it, and keeps what follows its # or ?;
 * gives the site after that, and the places, each once.
 */
export function withUploadReplaced(
  root: JsonObject,
  from: string,
  to: string,
): { after: JsonObject; places: Pointer[] } {
  const uses = usesOfUploads(root).filter(({ name }) => pathsMeant(name).includes(from));
  // From the end, so that what changes moves nothing in its text that is still to come.
  const after = uses.toReversed().reduce<Json>((site, use) => set(site, use.pointer, textNaming(site, use, to)), root);
  return { after: after as JsonObject, places: [...new Set(uses.map(({ pointer }) => pointer))] };
}

/** Gives the uses of uploads; the list of samples shows none, and one that another file replaces is a sample no more. */
export function usesOfUploads(root: JsonObject): WrittenUse<'upload'>[] {
  return writtenUses(root, 'upload').filter(({ pointer }) => !pointer.startsWith('/samples/'));
}

function textNaming(site: Json, { pointer, start, end }: WrittenUse<'upload'>, to: string): string {
  const text = String(valueAt(site, pointer));
  // Within copy, a blank or a bracket would end the link.
  const written = start === 0 ? to : encodeURI(to).replaceAll(/[()]/g, (sign) => (sign === '(' ? '%28' : '%29'));
  return text.slice(0, start) + written + text.slice(end);
}

/** Gives the paths that a written name may mean: the name itself, and the name with its %20 read as a blank. */
function pathsMeant(name: string): string[] {
  return [...new Set([name, decodedOnce(name)].map(composedName))];
}

function decodedOnce(name: string): string {
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
}

/** Gives the pattern of the paths that a template can write. */
function patternOf(template: string): RegExp {
  const parts = replaceNames(template, () => '\0').split('\0');
  return new RegExp(`^${parts.map((part) => part.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('.+')}$`, 'u');
}
