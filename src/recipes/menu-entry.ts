import { type Identity, identityOf } from '../manifest/identity';
import { isObject, type Json, type JsonObject } from '../manifest/manifest';
import { insert, remove, set } from '../manifest/operations';
import { listAt, memberPointer } from '../manifest/pointer';

/** Adds an entry to the menu of a site, after its others, and to the links of the footer that repeat the menu. */
export function withMenuEntry(root: JsonObject, entry: JsonObject): JsonObject {
  const menu = isObject(root.header) ? root.header.menu : undefined;
  if (!Array.isArray(menu)) return root;
  return withFooterFollowing(root, insert(root, memberPointer('/header/menu', menu.length), entry));
}

/**
 * Lets the links of the footer that repeat the menu, leading wherever that does, follow what has changed there: an entry
 * more, another label or page of one, and one that is gone where they lead nowhere else.
 */
export function withFooterFollowing(before: JsonObject, after: JsonObject): JsonObject {
  if (before.header === after.header) return after;
  const [former, menu] = [linksOf(before), linksOf(after)];
  const targets = targetsOf(former.map(([, link]) => link));
  const groups = listAt(before, '/footer/groups');
  const index = groups.findIndex((group) => repeats(targetsOf(listAt(group, '/items')), targets));
  if (index < 0) return after;
  const items = `${memberPointer('/footer/groups', index)}/items`;
  const isWhole = targetsOf(listAt(before, items)).size === targets.size;
  const formerLinks = new Map(former);
  const followed = menu.reduce((site, [identity, link]) => {
    const last = formerLinks.get(identity);
    if (last && last.label === link.label && last.to === link.to) return site;
    const links = listAt(site, items);
    const place = links.findIndex((one) => isObject(one) && one.label === last?.label && one.to === last?.to);
    if (last?.to && place >= 0) return withLink(site, memberPointer(items, place), link);
    const [to] = last?.to ? [] : targetsOf([link]);
    if (to === undefined || targetsOf(links).has(to)) return site;
    return insert(site, memberPointer(items, links.length), { label: link.label ?? '', to });
  }, after);
  const left = new Set(menu.map(([identity]) => identity));
  const kept = targetsOf(menu.map(([, link]) => link));
  const gone = targetsOf(former.flatMap(([identity, link]) => (left.has(identity) ? [] : [link])));
  const isGone = (one: Json): boolean => isObject(one) && gone.has(String(one.to)) && !kept.has(String(one.to));
  const places = listAt(followed, items).flatMap((one, place) => (isWhole && isGone(one) ? [place] : []));
  return places.reduceRight((site, place) => remove(site, memberPointer(items, place)), followed);
}

function withLink(root: JsonObject, place: string, { label, to }: JsonObject): JsonObject {
  const labelled = label === undefined ? root : set(root, `${place}/label`, label);
  return to === undefined || to === '' ? labelled : set(labelled, `${place}/to`, to);
}

/** Gives the entries of the menu, by what they stay whatever is changed in them. */
function linksOf(root: JsonObject): [Identity, JsonObject][] {
  return listAt(root, '/header/menu').flatMap((link) => (isObject(link) ? [[identityOf(link), link]] : []));
}

/** Tells whether some links lead wherever those of a menu do. */
function repeats(links: ReadonlySet<string>, menu: ReadonlySet<string>): boolean {
  return menu.size > 0 && [...menu].every((to) => links.has(to));
}

function targetsOf(links: readonly Json[]): Set<string> {
  return new Set(
    links.flatMap((one) => (isObject(one) && typeof one.to === 'string' && one.to !== '' ? [one.to] : [])),
  );
}
