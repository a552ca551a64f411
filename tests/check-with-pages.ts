import { type Checked, type CheckOptions, checkPages } from '../src/checks/check-site';
import type { Assets } from '../src/compose/assets';
import type { ComposedPage } from '../src/compose/compose-page';
import type { Site } from '../src/compose/site';

/** A site in one language, and its pages. */
interface Edition {
  site: Site;
  pages: ComposedPage[];
}

/** What a check gives, with the pages that it hands on where the site is right. */
type CheckedPages = Pick<Checked, 'problems' | 'findings' | 'text'> &
  ((Edition & { translated: Edition[] }) | { site?: undefined; pages?: undefined; translated?: undefined });

/** Checks the text of a site.json, and gathers its pages in each of its languages. */
export function checkWithPages(text: string, assets: Assets, options: CheckOptions): CheckedPages {
  const checking = checkPages(() => text, assets, options);
  const gathered = new Map<Site, ComposedPage[]>();
  let step = checking.next();
  for (; !step.done; step = checking.next()) {
    const { site, ...composed } = step.value;
    gathered.set(site, [...(gathered.get(site) ?? []), composed]);
  }
  const { site, ...found } = step.value;
  if (!site) return found;
  const translated = [...gathered].filter(([one]) => one !== site).map(([one, pages]) => ({ site: one, pages }));
  return { ...found, site, pages: gathered.get(site) ?? [], translated };
}
