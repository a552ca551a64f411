import type { Assets } from '../../compose/assets';
import { parseIcon } from '../../compose/icon';
import type { Icons } from '../../compose/page';
import type { Workspace } from '../../edit-api/workspace';
import { memoise } from './memoise';

/** The drawings of icons: those that the site used at the start, and each that was fetched since. */
export interface IconDrawings {
  /** Gives the drawings that are here by now, by the names of the icons. */
  drawings(): Readonly<Record<string, string>>;
  /** Fetches the drawings that the icons of a page still lack; tells whether there were any. */
  complete(icons: Icons): Promise<boolean>;
  /** Fetches drawings by the names of the icons, but for those that are here or on their way. */
  load(names: string[]): Promise<void>;
}

/** The drawing in the place of one that is still to come: it is invisible, and can bear a mark. */
const blank = '<path d="M0 0"/>';

/** Makes a store of drawings that begins with some. */
export function createIconDrawings(workspace: Workspace, first: Record<string, string>): IconDrawings {
  const drawingsByName = new Map(Object.entries(first));
  const askedNames = new Set<string>();
  let latest: Readonly<Record<string, string>> = first;
  return { drawings, complete, load };

  /** Fetches drawings; what the server could not be asked for may be asked for again. */
  async function fetchAll(names: string[]): Promise<void> {
    for (const name of names) askedNames.add(name);
    try {
      for (const [name, drawing] of Object.entries(await workspace.iconsNamed(names)))
        drawingsByName.set(name, drawing);
    } catch (error) {
      for (const name of names) askedNames.delete(name);
      throw error;
    }
  }

  function drawings(): Readonly<Record<string, string>> {
    if (Object.keys(latest).length !== drawingsByName.size) latest = Object.fromEntries(drawingsByName);
    return latest;
  }

  async function load(names: string[]): Promise<void> {
    const missing = names.filter((name) => !drawingsByName.has(name) && !askedNames.has(name));
    if (missing.length > 0) await fetchAll(missing);
  }

  async function complete(icons: Icons): Promise<boolean> {
    const lacking = Object.keys(icons).filter((name) => icons[name] === parseIcon(blank) && !askedNames.has(name));
    await load(lacking);
    return lacking.length > 0;
  }
}

/** Gives assets whose icons have the drawings that are here; the others are blank. */
export const withDrawings = memoise((assets: Assets, drawings: Readonly<Record<string, string>>): Assets => {
  const icons = Object.keys(assets.icons).map((name) => [name, drawings[name] ?? blank]);
  return { ...assets, icons: Object.fromEntries(icons) };
});
