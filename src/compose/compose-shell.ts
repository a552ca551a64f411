import { pageAddress } from '../addresses/page-address';
import { dayNamed } from '../calendar/day';
import { asJson } from '../manifest/manifest';
import { composeBusiness, composePart } from './compose-part';
import type { PartName } from './compose-registry';
import { homeOf, originalsOf } from './editions';
import { type AskedFacts, type FactsWith, type NotedFacts, namesPlaces, reach, startFacts } from './facts';
import { composeEditedItems, composeFeeds, type EntryEdit } from './feeds';
import { fillText } from './fill';
import { parseIcon } from './icon';
import { composeRedirects } from './old-addresses';
import type { Header, Icons, Picture, Shell } from './page';
import { inAlphabeticalOrder } from './shape';
import type { Site } from './site';
import { noteMade, readText } from './translation';
import { withoutDrafts } from './without-drafts';
import { textsOfWord, wordsOfShell } from './words';

/** The names of the icons of every shell, whatever the site says. */
export const shellIcons = ['chevron-down', 'menu', 'x'];

/** The shell of a site, and the facts of it. */
export interface ComposedShell<Asked extends keyof AskedFacts = never> {
  shell: Shell;
  facts: FactsWith<Asked>;
}

/**
 * Composes the shell of a site; the facts that are asked for also cover the business, the feeds and the redirects. Of
 * the feeds they cover no more than an edit reaches, where one is given.
 */
export function composeShell<Asked extends keyof AskedFacts = never>(
  site: Site,
  asked?: readonly Asked[],
  edit?: EntryEdit,
): ComposedShell<Asked> {
  const facts = startFacts(asked);
  return { shell: shellOf(site, facts, edit), facts };
}

function shellOf(site: Site, facts: NotedFacts, edit: EntryEdit | undefined): Shell {
  const { manifest } = site;
  const icons: Icons = {};
  if (site.language) facts.originals = new Set();
  for (const name of shellIcons) icons[name] = parseIcon(site.assets.icons[name] ?? '');
  const part = (name: PartName): unknown => composePart(name, site, facts, icons);
  noteWords(site, facts);
  noteSettings(site, facts);
  composeRedirects(site, facts);
  if (namesPlaces(facts)) {
    // No page shows these, and they refer to values, collections and pages as what surrounds them does.
    composeBusiness(site, facts);
    if (edit) composeEditedItems(site, facts, edit);
    else composeFeeds(site, facts);
  }
  const { name, language, direction = 'ltr' } = manifest.site;
  const { timeZone } = site;
  const { currency } = site.locale;
  const { analytics } = manifest;
  if (analytics) reach(facts, 'connect-src', site.registry.counters[analytics.provider].address(analytics));
  const { logo } = part('site') as { logo: Picture };
  const [header, footer] = [part('header') as Header, part('footer') as Shell['footer']];
  const home = homeOf(site);
  return {
    base: site.base,
    ...(home !== '/' && { home: pageAddress(home, site) }),
    ...(site.trailingSlash && { trailingSlash: true }),
    ...(analytics && { analytics: inAlphabeticalOrder(asJson(manifest).analytics ?? null) as typeof analytics }),
    name,
    language,
    ...(timeZone && { timeZone }),
    ...(currency && { currency }),
    direction,
    logo: { ...logo, isPriority: true },
    header: { ...withAnnouncementOf(header, site), menu: withoutDrafts(header.menu, site) },
    footer: { ...footer, ...(footer.groups && { groups: withoutDrafts(footer.groups, site) }) },
    words: wordsOfShell(site),
    icons,
    ...originalsOf(site, facts),
  };
}

/**
 * Gives the header without an announcement whose last day is over; one whose first day is to come has the day until
 * which it waits.
 */
function withAnnouncementOf({ announcement, ...rest }: Header, { today }: Site): Shell['header'] {
  if (!announcement || (announcement.until !== undefined && announcement.until < today)) return rest;
  const { begins, ...shown } = announcement;
  if (begins === undefined || begins <= today) return { ...rest, announcement: shown };
  return { ...rest, announcement: { ...shown, hiddenUntil: dayNamed('-1d', begins) } };
}

/** Notes the texts of the settings and the values. In a further language they are translated already. */
function noteSettings(site: Site, facts: NotedFacts): void {
  if (!site.main) return;
  const { site: settings, values = {} } = site.main.manifest;
  noteMade(site.manifest.site.description, settings.description, { site, facts });
  if (!facts.uses) return;
  readText(settings.name, { site, facts });
  readText(settings.description, { site, facts });
  for (const value of Object.values(values)) readText(value ?? '', { site, facts });
}

/**
 * Notes the values in the site's own words, and braces there that are no placeholder; the engine fills in other names
 * later.
 */
function noteWords(site: Site, facts: NotedFacts): void {
  if (!facts.uses) return;
  const { manifest, values } = site;
  const met = startFacts(['uses']);
  for (const [key, word = ''] of Object.entries(manifest.words ?? {})) {
    for (const [rest, form] of textsOfWord(word)) fillText(form, { site, facts: met }, `/words/${key}${rest}`);
  }
  facts.uses.push(...met.uses.filter(({ kind, name }) => kind !== 'value' || Object.hasOwn(values, name)));
}
