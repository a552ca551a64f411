import { isObject, type JsonObject } from '../manifest/manifest';
import { showing } from './pages-showing';

/**
 * Gives a site without the blocks of pages that show no entries; no edit of another part needs them. Blocks that decide
 * which styles a page has stay, since the styles are in the key of every page.
 */
export function outlineOf(root: JsonObject): JsonObject {
  const routes = Array.isArray(root.routes) ? root.routes.filter(isObject) : [];
  const showsEntries = showing(root, () => true);
  return {
    ...root,
    routes: routes.map((route) => {
      const blocks = Array.isArray(route.blocks) ? route.blocks.filter(isObject) : [];
      if (route.from !== undefined || showsEntries(blocks)) return route;
      const drawn = blocks.filter(({ layout, surface }) => layout !== undefined || surface !== undefined);
      return { ...route, blocks: drawn.map(({ type = '', ...said }) => ({ type, ...drawnBy(said) })) };
    }),
  };
}

function drawnBy({ layout, surface }: JsonObject): JsonObject {
  return { ...(layout !== undefined && { layout }), ...(surface !== undefined && { surface }) };
}
