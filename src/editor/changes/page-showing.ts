import { composePage } from '../../compose/compose-page';
import type { Observer } from '../../compose/observer';
import type { Site } from '../../compose/site';
import { memberPointer, type Pointer, pointerKeys } from '../../manifest/pointer';
import { pagesOf } from '../engine';

/** The path of a page on which a place shows: the open one where it does, else the first; none where no page is meant. */
export function pageShowing(site: Site, place: Pointer, open: string): string | undefined {
  const pages = pagesOf(site);
  const [section = '', name] = pointerKeys(place);
  const isOpen = ({ path }: { path: string }): boolean => path === open;
  if (section === 'routes' || section === 'notFound') {
    const route = section === 'routes' ? name !== undefined && memberPointer('/routes', name) : '/notFound';
    const ofRoute = pages.filter(({ pointer }) => pointer === route);
    return (ofRoute.find(isOpen) ?? ofRoute[0])?.path;
  }
  const first = pages.find(isOpen) ?? pages[0];
  if (!['shared', 'collections', 'values'].includes(section) || !first) return first?.path;
  const shows = [first, ...pages].find((route) => {
    let isShown = false;
    const isAt = (one: Pointer | undefined): boolean => one === place || one?.startsWith(`${place}/`) === true;
    const isAround = (one: Pointer | undefined): boolean => one !== undefined && place.startsWith(`${one}/`);
    const observer: Observer = {
      origin(_, { pointer, related }) {
        isShown ||= isAt(pointer) || isAt(related) || (section !== 'values' && isAround(related ?? pointer));
      },
      use(one) {
        isShown ||= one.kind === 'value' && memberPointer('/values', one.name) === place;
      },
    };
    composePage(site, route, observer);
    return isShown;
  });
  return (shows ?? first).path;
}
