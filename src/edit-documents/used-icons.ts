import type { Assets } from '../compose/assets';
import { shellIcons } from '../compose/compose-shell';
import { ownMember } from '../manifest/manifest';

/**
 * Gives the drawings of the icons whose names stand in a site.json, and of those in every shell: a few more than it
 * uses.
 */
export function usedIcons(text: string, icons: Record<string, string>): Record<string, string> {
  return namedIcons([...shellIcons, ...[...text.matchAll(/"([a-z0-9-]+)"/g)].map(([, name = '']) => name)], icons);
}

/** Gives the drawings of those of some icons that there are, by their names. */
export function namedIcons(names: string[], icons: Record<string, string>): Record<string, string> {
  return Object.fromEntries(
    names.flatMap((name) => {
      const drawing = ownMember(icons, name);
      return drawing === undefined ? [] : [[name, drawing]];
    }),
  );
}

/**
 * Gives assets with the names of icons alone: all drawings are more than the editor itself, which asks for those that
 * it shows.
 */
export function withNamesOfIcons(assets: Assets): Assets {
  return { ...assets, icons: Object.fromEntries(Object.keys(assets.icons).map((name) => [name, ''])) };
}
