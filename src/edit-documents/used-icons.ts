import type { Assets } from '../compose/assets';
import { shellIcons } from '../compose/compose-shell';
import { ownMember } from '../manifest/manifest';

/**
 * Gives the drawings of the icons of every shell, and of each text in a site.json that is the name of an icon, whether
 * it is meant as one or not.
 */
export function usedIcons(text: string, icons: Record<string, string>): Record<string, string> {
  return namedIcons([...shellIcons, ...[...text.matchAll(/"([a-z0-9-]+)"/g)].map(([, name = '']) => name)], icons);
}

/** Gives the drawings of some icons by their names, without unknown ones. */
export function namedIcons(names: string[], icons: Record<string, string>): Record<string, string> {
  return Object.fromEntries(
    names.flatMap((name) => {
      const drawing = ownMember(icons, name);
      return drawing === undefined ? [] : [[name, drawing]];
    }),
  );
}

/**
 * Gives assets with the names of icons and without their drawings, which are larger than the editor: it asks for those
 * that it shows.
 */
export function withNamesOfIcons(assets: Assets): Assets {
  return { ...assets, icons: Object.fromEntries(Object.keys(assets.icons).map((name) => [name, ''])) };
}
