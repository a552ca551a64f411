import type { Assets } from '../../compose/assets';
import { composePage } from '../../compose/compose-page';
import { composeShell } from '../../compose/compose-shell';
import type { Observer } from '../../compose/observer';
import type { ComposeRegistry } from '../../compose/registry';
import type { JsonObject } from '../../manifest/manifest';
import { type Pointer, pointerKeys } from '../../manifest/pointer';
import { pagesOf, siteOf } from '../engine';

/**
 * The paths of the pages on which a part of the site shows, what is made of it, or a value of that name; none where the
 * site cannot be composed.
 */
export function pathsShowing(part: Pointer, root: JsonObject, assets: Assets, registry: ComposeRegistry): string[] {
  try {
    const site = siteOf(root, assets, registry);
    const around = seeker(part);
    composeShell(site, around.observer);
    const shown = pagesOf(site).filter((route) => {
      if (around.isFound()) return true;
      const { observer, isFound } = seeker(part);
      composePage(site, route, observer);
      return isFound();
    });
    return shown.map(({ path }) => path);
  } catch {
    return [];
  }
}

/** An observer that finds out whether something that is composed shows a part or a value. */
function seeker(part: Pointer): { observer: Observer; isFound: () => boolean } {
  let isFound = false;
  const [section, value] = pointerKeys(part);
  const observer: Observer =
    section === 'values'
      ? {
          use: ({ kind, name }) => {
            isFound ||= kind === 'value' && name === value;
          },
        }
      : {
          origin: (_, { pointer, related }) => {
            isFound ||= isIn(part, pointer) || (related !== undefined && isIn(part, related));
          },
        };
  return { observer, isFound: () => isFound };
}

function isIn(part: Pointer, place: Pointer): boolean {
  return place === part || place.startsWith(`${part}/`);
}
