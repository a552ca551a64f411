import { shellIcons } from '../compose/compose-shell';
import { ownMember } from '../manifest/own-member';

/** The drawings of those icons whose names stand in a site.json, and of those around every page: a few more than it uses. */
export function usedIcons(text: string, icons: Record<string, string>): Record<string, string> {
  return namedIcons([...shellIcons, ...[...text.matchAll(/"([a-z0-9-]+)"/g)].map(([, name = '']) => name)], icons);
}

/** The drawings of icons by their names, of those that there are. */
export function namedIcons(names: string[], icons: Record<string, string>): Record<string, string> {
  return Object.fromEntries(
    names.flatMap((name) => {
      const drawing = ownMember(icons, name);
      return drawing === undefined ? [] : [[name, drawing]];
    }),
  );
}
