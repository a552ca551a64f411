import { type Identity, identityOf } from '../manifest/identity';
import { isObject, type Json, type JsonObject } from '../manifest/manifest';
import { isEqual } from '../manifest/merge';
import { insert, remove, set } from '../manifest/operations';
import { listAt, memberPointer, valueAt } from '../manifest/pointer';

/** Adds an entry to the menu of a site, after its others, and to the links of the footer that repeat the menu. */
export function withMenuEntry(root: JsonObject, entry: JsonObject): JsonObject {
  const menu = isObject(root.header) ? root.header.menu : undefined;
  if (!Array.isArray(menu)) return root;
  return withFooterFollowing(root, root, insert(root, memberPointer('/header/menu', menu.length), entry));
}

/**
 * Lets the links of the footer that repeat the menu, leading wherever that does, follow what has changed there: an entry
 * more, another label of one, and one that is gone where they lead nowhere else. Where an entry is led elsewhere, a link
 * goes along that came by following it, or that leads out of the site, as a number that is mended does. A link to a page
 * that stands in the `saved` site stays, since it may be the only way that is left to that page, and is called as it was
 * there; only the menu has been told of the other page. Links that stood in the order of the menu stand in its new one.
 */
export function withFooterFollowing(saved: JsonObject, before: JsonObject, after: JsonObject): JsonObject {
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
    if (last?.to && place >= 0)
      return withLink(site, memberPointer(items, place), link, savedLinkOf(saved, links[place]));
    const [to] = last?.to ? [] : targetsOf([link]);
    if (to === undefined || targetsOf(links).has(to)) return site;
    return insert(site, memberPointer(items, links.length), { label: link.label ?? '', to });
  }, after);
  const left = new Set(menu.map(([identity]) => identity));
  const kept = targetsOf(menu.map(([, link]) => link));
  const gone = targetsOf(former.flatMap(([identity, link]) => (left.has(identity) ? [] : [link])));
  const isGone = (one: Json): boolean => isObject(one) && gone.has(String(one.to)) && !kept.has(String(one.to));
  const places = listAt(followed, items).flatMap((one, place) => (isWhole && isGone(one) ? [place] : []));
  const remaining = places.reduceRight((site, place) => remove(site, memberPointer(items, place)), followed);
  return inOrderOfMenu(remaining, items, [...targets], [...kept]);
}

/** Puts the links of a list that lead where a menu does into its new order, where they stood in its former one. */
function inOrderOfMenu(root: JsonObject, items: string, former: string[], menu: string[]): JsonObject {
  const links = new Map(listAt(root, items).map((link, place) => [targetOf(link), { link, place }]));
  const common = (order: string[]): string[] => order.filter((to) => former.includes(to) && menu.includes(to));
  const [last, next, own] = [common(former), common(menu), common([...links.keys()])];
  if (!isEqual(own, last) || isEqual(next, last)) return root;
  const moved = menu.flatMap((to) => links.get(to) ?? []);
  const places = moved.map(({ place }) => place).sort((one, other) => one - other);
  return moved.reduce((site, { link }, at) => set(site, memberPointer(items, places[at] ?? 0), link), root);
}

/** Has a link say what an entry of the menu says; one that stays with its page says what it did. */
function withLink(root: JsonObject, place: string, { label, to }: JsonObject, savedLink?: JsonObject): JsonObject {
  const former = valueAt(root, `${place}/to`);
  const staysWithPage = to !== former && savedLink?.to === former && String(former).startsWith('/');
  if (staysWithPage) return set(root, `${place}/label`, savedLink?.label ?? '');
  const labelled = label === undefined ? root : set(root, `${place}/label`, label);
  return to === undefined || to === '' ? labelled : set(labelled, `${place}/to`, to);
}

/** Gives a link of the footer as it stands in the saved site. */
function savedLinkOf(saved: JsonObject, link: Json | undefined): JsonObject | undefined {
  const links = listAt(saved, '/footer/groups')
    .flatMap((group) => listAt(group, '/items'))
    .filter(isObject);
  return isObject(link) ? links.find((one) => identityOf(one) === identityOf(link)) : undefined;
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
  return new Set(links.map(targetOf).filter((to) => to !== ''));
}

/** Gives where a link leads; an empty text where it leads nowhere yet. */
function targetOf(link: Json): string {
  return isObject(link) && typeof link.to === 'string' ? link.to : '';
}
