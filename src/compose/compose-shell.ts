import { asJson, type JsonObject } from '../manifest/manifest';
import { expand } from './expand';
import { fillValues } from './fill';
import { finish } from './finish';
import { parseIcon } from './icon';
import { type Observer, placeObserver } from './observer';
import type { Icons, Picture, Shell } from './page';
import type { Site } from './site';
import { formsOf, wordsOfShell } from './words';

const shellIcons = ['chevron-down', 'menu', 'x'];

/** What surrounds every page of the site. */
export function composeShell(site: Site, listener?: Observer): Shell {
  const observer = placeObserver(listener);
  const { manifest, registry } = site;
  const icons: Icons = {};
  for (const name of shellIcons) icons[name] = parseIcon(site.assets.icons[name] ?? '');
  const composePart = (part: 'header' | 'footer' | 'site'): unknown => {
    const pointer = `/${part}`;
    const place = { composed: pointer, source: pointer };
    const expanded = expand(asJson(manifest)[part] ?? {}, registry.parts[part], place, { site, observer });
    observer?.origin?.(pointer, { pointer });
    observer?.expanded?.(expanded as JsonObject, pointer);
    const finishing = {
      site,
      icons,
      observer,
      asset: listener?.asset,
      reach: listener?.reach,
      level: 2,
      itemLevel: 2,
      hasPriority: false,
      isHidden: false,
    };
    // The mark stands on no page: what is published of it are icons.
    const { icon, ...shown } = expanded as JsonObject;
    if (icon) finish({ icon }, registry.parts[part], { ...finishing, asset: undefined }, pointer);
    return finish(shown, registry.parts[part], finishing, pointer);
  };
  observeWords(site, observer);
  const { name, language, direction = 'ltr' } = manifest.site;
  const { timeZone } = manifest.site as { timeZone?: string };
  const { logo } = composePart('site') as { logo: Picture };
  return {
    base: site.base,
    ...(site.trailingSlash && { trailingSlash: true }),
    name,
    language,
    ...(timeZone && { timeZone }),
    direction,
    logo: { ...logo, isPriority: true },
    header: withoutPast(composePart('header') as Shell['header'], site),
    footer: composePart('footer') as Shell['footer'],
    words: wordsOfShell(site),
    icons,
  };
}

/** The header without an announcement whose last day is over. */
function withoutPast(header: Shell['header'], { today }: Site): Shell['header'] {
  const { announcement, ...rest } = header;
  return announcement?.until !== undefined && announcement.until < today ? rest : header;
}

/** Tells of the values in the site's own words; other names in them are the engine's to fill in. */
function observeWords({ manifest, values }: Site, observer: Observer | undefined): void {
  if (!observer?.use) return;
  for (const [key, word = ''] of Object.entries(manifest.words ?? {})) {
    for (const [rest, form] of formsOf(word)) {
      fillValues(form, values, ({ name, start, end }) => {
        if (!Object.hasOwn(values, name)) return;
        observer.use?.({ kind: 'value', name, pointer: `/words/${key}${rest}`, run: { text: form, start, end } });
      });
    }
  }
}
