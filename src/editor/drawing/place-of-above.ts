import { notFoundPath, pageAddress } from '../../addresses/page-address';
import { originOf } from '../../checks/origins';
import type { Origin } from '../../compose/facts';
import type { LabelledLink, Shell } from '../../compose/page';
import { routeSources } from '../../compose/routes';
import type { Site } from '../../compose/site';
import type { Pointer } from '../../manifest/pointer';

/** Gives the place of the label of a link to the page above: the menu entry that leads there, else the title of that page. */
export function placeOfAbove(
  { label, to }: LabelledLink,
  site: Site,
  { header }: Shell,
  origins: ReadonlyMap<Pointer, Origin>,
): Origin {
  for (const [index, entry] of header.menu.entries()) {
    const place = `/header/menu/${index}`;
    if (entry.to?.href === to.href && entry.label === label) return originOf(`${place}/label`, origins);
    const item = entry.items?.findIndex((one) => one.to.href === to.href && one.label === label) ?? -1;
    if (item >= 0) return originOf(`${place}/items/${item}/label`, origins);
  }
  const route = routeSources(site).find(({ path }) => path !== notFoundPath && pageAddress(path, site) === to.href);
  if (!route || route.path === '/') return { pointer: '/site/name' };
  return { pointer: `${route.pointer}/title`, ...(route.scope && { related: route.scope.pointer }) };
}
