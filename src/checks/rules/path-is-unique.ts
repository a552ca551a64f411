import { type Collision, findCollisions, type Occupant } from '../../addresses/collisions';
import { editorPages } from '../../addresses/own-files';
import { notFoundPath, pageFile } from '../../addresses/page-address';
import { allEditionsOf } from '../../compose/editions';
import { pathPointerOf, routeSources, writtenPathOf } from '../../compose/routes';
import type { Site } from '../../compose/site';
import { asJson, ownMember } from '../../manifest/manifest';
import { rememberEach } from '../../manifest/memo';
import { worded } from '../../manifest/message';
import { memberPointer, type Pointer, valueAt } from '../../manifest/pointer';
import { redirectTarget } from '../redirect-target';
import type { SiteFacts, SiteRule } from '../rule';
import { namesLostIn } from '../translations';

export const pathIsUnique: SiteRule = {
  id: 'path-is-unique',
  what: 'Every page and every feed has an address of its own.',
  severity: 'error',
  scope: 'site',
  yields: ['page-address'],
  why: 'Only one of two pages could be shown. Some addresses are taken already: that of the page for unknown addresses, those of files that every build writes, and names that Windows keeps for devices, such as aux.',
  wrong: '"path": "/contact" on two pages',
  right: '"path": "/contact" and "path": "/visit-us"',
  check({ facts, report }) {
    for (const { later, earlier, device } of addressCollisions(facts)) {
      if (later.kind === 'redirect') continue;
      const { path, pointer } = later;
      if (device !== undefined) {
        const message = `Windows keeps the name "${device}" for a device, so that no file can be called so there. Choose another address.`;
        report(pointer, message, { cause: path });
        continue;
      }
      // Where an entry says its part of the address, that is the place.
      if (pointer === earlier?.pointer && /^\/routes\/\d+\/path$/.test(pointer)) {
        const message = worded`Every page that is made here has the address ${{ quoted: path }}: no field of the entries stands in it. Write one there, such as ${{ placeholder: 'slug' }}.`;
        report(pointer, message, { cause: pointer });
        continue;
      }
      const earlierPath = earlier
        ? `Many hosts take "${path}" and "${earlier.path}" for one address`
        : editorPages.includes(path)
          ? `"${path}" is an address of the editor with which this site is published`
          : `"${path}" is the address of a file that every build writes, ${later.kind === 'feed' ? path.slice(1) : pageFile(path, facts.site)}`;
      const message = path === earlier?.path ? `Another ${later.kind} already has the address "${path}"` : earlierPath;
      for (const { pointer } of earlier ? [later, earlier] : [later])
        report(pointer, `${message}. Choose another one.`, { cause: path });
    }
  },
};

/** A page, a feed or a redirect of a site and where it is written. */
interface PlacedOccupant extends Occupant {
  pointer: Pointer;
}

/** Gives the pages, feeds and redirects of a site that cannot stand beside an earlier one. */
export const addressCollisions = rememberEach(({ site, pages }: SiteFacts): Collision<PlacedOccupant>[] => {
  const { feeds = [], redirects = [] } = site.manifest;
  const translated = allEditionsOf(site).slice(1);
  return findCollisions<PlacedOccupant>(
    [
      ...pages.flatMap(({ path, route }) =>
        route && path !== notFoundPath ? [{ kind: 'page' as const, path, pointer: pathPointerOf(route) }] : [],
      ),
      ...translated.flatMap((edition) => pagesIn(edition)),
      ...feeds.map(({ path }, index) => ({ kind: 'feed' as const, path, pointer: `/feeds/${index}/path` })),
      ...redirects.map(({ from, to }, index) => ({
        kind: 'redirect' as const,
        path: from,
        to: redirectTarget(to, site),
        pointer: `/redirects/${index}/from`,
      })),
    ],
    site,
    site.manifest.site.editor ? editorPages : [],
  );
});

/** Gives the pages of a site in another language than its main one, where the language says how their addresses are. */
function pagesIn(site: Site): PlacedOccupant[] {
  const { language } = site;
  if (!language) return [];
  const written = `${language.pointer}/path`;
  const prefixPlace = valueAt(asJson(site.manifest), written) === undefined ? language.pointer : written;
  return routeSources(site).flatMap((route): PlacedOccupant[] => {
    const { path } = route;
    const template = writtenPathOf(route, site) ?? '';
    const own = ownMember(language.paths, template);
    if (typeof own !== 'string') return [{ kind: 'page', path, pointer: prefixPlace }];
    // What tells them apart is lost: another rule says so.
    if (namesLostIn(template, own).length > 0) return [];
    return [{ kind: 'page', path, pointer: memberPointer(`${language.pointer}/paths`, template) }];
  });
}
