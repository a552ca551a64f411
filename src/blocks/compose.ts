import type { Composers } from '../compose/composers';
import { composeRouteMap } from './route-map/route-map.compose';

/** What is made for blocks when pages are composed; nothing that a browser loads imports it. */
export const composers: Composers = {
  'route-map': composeRouteMap,
};
