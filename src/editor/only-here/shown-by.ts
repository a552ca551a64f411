import type { Assets } from '../../compose/assets';
import { composePage } from '../../compose/compose-page';
import { composeShell } from '../../compose/compose-shell';
import type { ComposeRegistry } from '../../compose/registry';
import type { JsonObject } from '../../manifest/manifest';
import { pagesOf, siteOf } from '../engine';

/** All that visitors see of a site, as one text, whatever the order of its pages; nothing where it cannot be composed. */
export function shownBy(root: JsonObject, assets: Assets, registry: ComposeRegistry, now: Date): string | undefined {
  try {
    const site = siteOf(root, assets, registry, now);
    const pages = pagesOf(site).map((route) => `${route.path} ${JSON.stringify(composePage(site, route).page)}`);
    return [JSON.stringify(composeShell(site).shell), ...pages.sort()].join('\n');
  } catch {
    return undefined;
  }
}
