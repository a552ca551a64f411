import { pathPointerOf } from '../../compose/routes';
import { asJson } from '../../manifest/manifest';
import { valueAt } from '../../manifest/pointer';
import { type PageFacts, type SiteFacts, type SiteRule, usesOf } from '../rule';
import { shorten } from '../short-message';

const wellFormed = /^\/([a-z0-9-]{1,100}(\/[a-z0-9-]{1,100}){0,9})?$/;

export const pageAddress: SiteRule = {
  id: 'page-address',
  what: 'What an entry says of the address of its page can stand in one.',
  severity: 'error',
  scope: 'site',
  why: 'Addresses are read aloud, typed and shared; capitals, spaces and accents in them break on some hosts and in some messages.',
  wrong: '"slug": "Night Trip" where pages are made at "/trips/{slug}"',
  right: '"slug": "night-trip"',
  check({ facts, report }) {
    for (const { name, value, pointer } of usesOf(facts.shell, 'unfit-address')) {
      const shown = typeof value === 'string' ? JSON.stringify(shorten(value)) : 'What stands there';
      report(
        pointer,
        `${shown} cannot be a part of an address. Write "${name}" with small letters, digits and hyphens.`,
      );
    }
    for (const { path, route } of misnamedPages(facts)) {
      if (!route) continue;
      const pointer = pathPointerOf(route);
      const written = String(valueAt(asJson(facts.site.manifest), pointer));
      const fitting = written
        .normalize('NFD')
        .replaceAll(/\p{M}/gu, '')
        .toLowerCase()
        .replaceAll(/[^a-z0-9/]+/g, '-')
        .replaceAll(/^-|-$/g, '');
      const hint = fitting && wellFormed.test(path.replace(written, fitting)) ? ` Write "${fitting}".` : '';
      report(pointer, `"${path}" cannot be the address of a page: use small letters, digits and hyphens.${hint}`);
    }
  },
};

/** The pages made of entries whose addresses cannot be any. */
export function misnamedPages({ pages }: SiteFacts): PageFacts[] {
  const known = misnamed.get(pages) ?? pages.filter(({ path, route }) => route?.scope && !wellFormed.test(path));
  misnamed.set(pages, known);
  return known;
}

const misnamed = new WeakMap<PageFacts[], PageFacts[]>();
