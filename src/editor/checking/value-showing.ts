import type { EditRegistry } from '../../checks/registry';
import { composePage } from '../../compose/compose-page';
import { composeShell } from '../../compose/compose-shell';
import type { Observer } from '../../compose/observer';
import type { RouteSource } from '../../compose/routes';
import type { Shape } from '../../compose/shape';
import type { Site } from '../../compose/site';
import { type Pointer, pointerKeys } from '../../manifest/pointer';

/** How a page shows a value: where visitors read it at once, or only in where a link leads. */
export type Showing = 'openly' | 'in-link';

/** Tells how a page shows a value, with what surrounds every page; nothing where it has none of it, or shows it later alone. */
export function showingOfValue(
  name: string,
  site: Site,
  route: RouteSource,
  registry: EditRegistry,
): Showing | undefined {
  const types = new Map<string, string>();
  const places: Pointer[] = [];
  const observer: Observer = {
    expanded(value, pointer) {
      types.set(pointer, String(value.type));
      return true;
    },
    use(one) {
      if (one.kind === 'value' && one.name === name) places.push(one.pointer);
    },
  };
  composeShell(site, observer);
  composePage(site, route, observer);
  const all = places.map(showingAt);
  return all.find((showing) => showing === 'openly') ?? all.find((showing) => showing !== undefined);

  function showingAt(place: Pointer): Showing | undefined {
    const [section = '', ...keys] = pointerKeys(place);
    if (section === 'header' || section === 'footer')
      return isLink(registry.parts[section], keys) ? 'in-link' : 'openly';
    const [index, ...within] = keys;
    const block = registry.blocks[types.get(`/blocks/${index}`) ?? ''];
    if (block?.schema.properties?.[within[0] ?? '']?.later) return undefined;
    return isLink(block?.shape ?? null, within) ? 'in-link' : 'openly';
  }
}

/** Whether a link stands at a place in what has a shape. */
function isLink(shape: Shape, [key, ...others]: readonly string[]): boolean {
  if (shape === null) return false;
  if ('kind' in shape) return shape.kind === 'link';
  if ('list' in shape) return isLink(shape.list, others);
  return isLink((key === undefined ? null : shape.fields[key]) ?? null, others);
}
