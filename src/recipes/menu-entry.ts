import { isObject, type Json, type JsonObject } from '../manifest/manifest';
import { insert } from '../manifest/operations';
import { memberPointer } from '../manifest/pointer';

/**
 * Adds an entry to the menu of a site, after its others, and to the group of links of the footer that leads wherever
 * the menu does. A site without a menu stays as it is.
 */
export function withMenuEntry(root: JsonObject, entry: JsonObject): JsonObject {
  const menu = isObject(root.header) ? root.header.menu : undefined;
  if (!Array.isArray(menu)) return root;
  const withEntry = insert(root, memberPointer('/header/menu', menu.length), entry) as JsonObject;
  const groups = isObject(root.footer) && Array.isArray(root.footer.groups) ? root.footer.groups : [];
  const targets = targetsIn(menu);
  const index = groups.findIndex((group) => isObject(group) && repeats(targetsIn(group.items), targets));
  const group = groups[index];
  if (!isObject(group) || !Array.isArray(group.items)) return withEntry;
  const items = memberPointer(memberPointer('/footer/groups', index), 'items');
  return insert(withEntry, memberPointer(items, group.items.length), entry) as JsonObject;
}

/** Tells whether some links lead wherever those of a menu do. */
function repeats(links: ReadonlySet<string>, menu: ReadonlySet<string>): boolean {
  return menu.size > 0 && [...menu].every((to) => links.has(to));
}

function targetsIn(items: Json | undefined): Set<string> {
  if (!Array.isArray(items)) return new Set();
  return new Set(items.flatMap((item) => (isObject(item) && typeof item.to === 'string' ? [item.to] : [])));
}
