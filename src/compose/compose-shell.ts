import { dayNamed } from '../calendar/day';
import { asJson } from '../manifest/manifest';
import { composeBusiness } from './business';
import { composePart } from './compose-part';
import { composeFeeds } from './feeds';
import { fillPart } from './finish-copy';
import { parseIcon } from './icon';
import { type Observer, placeObserver } from './observer';
import type { Header, Icons, Picture, Shell } from './page';
import { composeRedirects } from './redirects';
import type { PartName } from './registry';
import { inOrder } from './shape';
import type { Site } from './site';
import { formsOf, wordsOfShell } from './words';

/** The icons that surround every page, whatever the site says. */
export const shellIcons = ['chevron-down', 'menu', 'x'];

/** What surrounds every page of the site. */
export function composeShell(site: Site, listener?: Observer): Shell {
  const observer = placeObserver(listener);
  const { manifest } = site;
  const icons: Icons = {};
  for (const name of shellIcons) icons[name] = parseIcon(site.assets.icons[name] ?? '');
  const part = (name: PartName): unknown => composePart(name, site, { icons, listener, observer });
  observeWords(site, observer);
  composeRedirects(site, listener);
  if (observer) {
    // No page shows these, and they refer to values, collections and pages as what surrounds them does.
    composeBusiness(site, observer);
    composeFeeds(site, observer);
  }
  const { name, language, direction = 'ltr' } = manifest.site;
  const { timeZone } = site;
  const { analytics } = manifest;
  if (analytics) listener?.reach?.('connect-src', site.registry.counters[analytics.provider].address(analytics));
  const { logo } = part('site') as { logo: Picture };
  return {
    base: site.base,
    ...(site.trailingSlash && { trailingSlash: true }),
    ...(analytics && { analytics: inOrder(asJson(manifest).analytics ?? null) as typeof analytics }),
    name,
    language,
    ...(timeZone && { timeZone }),
    direction,
    logo: { ...logo, isPriority: true },
    header: withAnnouncementOf(part('header') as Header, site),
    footer: part('footer') as Shell['footer'],
    words: wordsOfShell(site),
    icons,
  };
}

/** The header without an announcement whose last day is over; one whose first day is to come says until when it waits. */
function withAnnouncementOf({ announcement, ...rest }: Header, { today }: Site): Shell['header'] {
  if (!announcement || (announcement.until !== undefined && announcement.until < today)) return rest;
  const { begins, ...shown } = announcement;
  if (begins === undefined || begins <= today) return { ...rest, announcement: shown };
  return { ...rest, announcement: { ...shown, hiddenUntil: dayNamed('-1d', begins) } };
}

/** Tells of the values in the site's own words, and of braces there that are none; other names in them are the engine's to fill in. */
function observeWords(site: Site, observer: Observer | undefined): void {
  if (!observer?.use) return;
  const { manifest, values } = site;
  const told: Observer = {
    use: (use) => {
      if (use.kind !== 'value' || Object.hasOwn(values, use.name)) observer.use?.(use);
    },
  };
  for (const [key, word = ''] of Object.entries(manifest.words ?? {})) {
    for (const [rest, form] of formsOf(word)) {
      fillPart(form, 0, form, { site, observer: told }, `/words/${key}${rest}`);
    }
  }
}
