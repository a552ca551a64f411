import { ownFiles, ownFolders } from './own-files';
import { type AddressForm, decoded, notFoundPath, pageFile } from './page-address';

/** Something that a site has at an address: a page, a feed or a redirect, by its path as it is written. */
export interface Occupant {
  kind: 'page' | 'feed' | 'redirect';
  path: string;
  /** Where a redirect leads: the path of a page or a feed, or any other link. */
  to?: string;
}

/** Two things that cannot stand beside each other; without `earlier`, the build needs the place for a file of its own. */
export interface Collision<T extends Occupant> {
  later: T;
  earlier?: T | undefined;
  /** The name that no file can have where Windows is. */
  device?: string;
}

/**
 * Finds the occupants that lead to the same file on some host or some disk: paths that differ only by a slash, `.html`,
 * `index`, an escape, the case or the Unicode form of a letter; names that the build needs; a file where a folder must
 * be. A redirect that differs from an earlier page or redirect in capitals alone, and leads to it, is no collision:
 * some hosts take both addresses for one and never use the redirect, the others need it. The build has pages of its own
 * at the `reserved` paths.
 */
export function findCollisions<T extends Occupant>(
  occupants: T[],
  form: Pick<AddressForm, 'trailingSlash'>,
  reserved: string[] = [],
): Collision<T>[] {
  const owners = new Map<string, T | undefined>();
  const claim = ({ place, file, folders }: Claim, owner: T | undefined): void => {
    for (const name of [`place ${place}`, `file ${file}`, ...folders.map((folder) => `folder ${folder}`)])
      owners.set(name, owner);
  };
  for (const name of [...ownFiles, `${notFoundPath}.html`])
    claim({ place: placeOf(`/${name}`), file: name, folders: [] }, undefined);
  for (const path of reserved) claim(claimOf({ kind: 'page', path }, { trailingSlash: true }), undefined);
  for (const name of ownFolders) owners.set(`file ${name}`, undefined);
  return occupants.flatMap((later): Collision<T>[] => {
    const device = deviceNameIn(decoded(later.path));
    if (device !== undefined) return [{ later, device }];
    const laterClaim = claimOf(later, form);
    const { place, file, folders } = laterClaim;
    const clash = [`place ${place}`, `folder ${file}`, ...folders.map((folder) => `file ${folder}`)].find((name) =>
      owners.has(name),
    );
    if (clash === undefined) claim(laterClaim, later);
    const earlier = clash === undefined ? undefined : owners.get(clash);
    return clash === undefined || (earlier && leadsToSame(later, earlier)) ? [] : [{ later, earlier }];
  });
}

/**
 * Tells whether a redirect differs from an earlier occupant by capitals alone, and leads to it or to the same place.
 */
function leadsToSame({ kind, path, to }: Occupant, earlier: Occupant): boolean {
  if (kind !== 'redirect' || to === undefined || !differsInCapitals(path, earlier.path)) return false;
  return earlier.kind === 'redirect' ? to === earlier.to : to === earlier.path;
}

/** Tells whether two addresses are one but for capital letters. */
export function differsInCapitals(path: string, other: string): boolean {
  return placeOf(path) === placeOf(other) && baseForm(decoded(path)) !== baseForm(decoded(other));
}

/** Gives one form for all ways to write an address: `/Bread/index.html`, `/bread.html` and `/bread/` are `/bread`. */
export function placeOf(path: string): string {
  return baseForm(decoded(path).toLowerCase());
}

function baseForm(path: string): string {
  return path
    .replace(/\.html$/, '')
    .replace(/\/index$/, '/')
    .replace(/\/+$/, '');
}

/** All names that an occupant takes up, in small letters: its place on the web, its file and the folders above that. */
interface Claim {
  place: string;
  file: string;
  folders: string[];
}

function claimOf({ kind, path }: Occupant, form: Pick<AddressForm, 'trailingSlash'>): Claim {
  const file = (kind === 'feed' ? path.slice(1) : pageFile(path, form)).toLowerCase();
  const names = file.split('/').slice(0, -1);
  return { place: placeOf(path), file, folders: names.map((_, index) => names.slice(0, index + 1).join('/')) };
}

/** The names that Windows keeps for devices: no file can be called so there, with whatever ending. */
const ofDevice = /^(con|prn|aux|nul|com\d|lpt\d)$/i;

/** Gives the name of a device among the names of a path, or undefined where there is none: `aux` of `/events/aux.html`. */
export function deviceNameIn(path: string): string | undefined {
  return path.split('/').find((name) => ofDevice.test(name.split('.')[0] ?? ''));
}
