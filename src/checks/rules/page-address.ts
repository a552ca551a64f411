import { pathPointerOf, type RouteSource, routeSources } from '../../compose/routes';
import { findField } from '../../compose/scope';
import type { Site } from '../../compose/site';
import { asJson, wordsOf } from '../../manifest/manifest';
import { rememberEach } from '../../manifest/memo';
import { type Message, worded } from '../../manifest/message';
import { plainNamesIn } from '../../manifest/placeholder';
import { type Pointer, valueAt } from '../../manifest/pointer';
import { slugOf } from '../../manifest/slug';
import { type FactsAround, type SiteRule, usesOf } from '../rule';
import { shorten } from '../short-message';

const wellFormed = /^\/([a-z0-9-]{1,100}(\/[a-z0-9-]{1,100}){0,9})?$/;

export const pageAddress: SiteRule = {
  id: 'page-address',
  what: 'What an entry says of the address of its page can stand in one.',
  severity: 'error',
  scope: 'site',
  readsTexts: [],
  why: 'Addresses are read aloud, typed and shared; capitals, spaces and accents in them break on some hosts and in some messages.',
  wrong: '"slug": "Night Trip" where pages are made at "/trips/{slug}"',
  right: '"slug": "night-trip"',
  check({ facts, report }) {
    for (const { name, value, pointer, inDraft } of usesOf(facts.shell, 'unfit-address')) {
      const shown = typeof value === 'string' ? JSON.stringify(shorten(value)) : 'What stands there';
      report(
        pointer,
        `${shown} cannot be a part of an address. Write "${name}" with small letters, digits and hyphens.`,
        { inDraft },
      );
    }
    for (const route of misnamedPages(facts.site))
      report(...faultOf(route.path, route, facts.site), { inDraft: route.draft });
  },
};

/**
 * Finds the fault of an address: the pointer of the first field that does not fit, or of the template, and the message.
 */
function faultOf(path: string, route: RouteSource, site: Site): [Pointer, Message] {
  const root = asJson(site.manifest);
  const template = String(valueAt(root, `${route.pointer}/path`));
  const fields = plainNamesIn(template).map((name) => {
    const pointer = route.scope && findField(name, route.scope, site)?.pointer;
    return {
      name,
      pointer,
      written: pointer === undefined ? (site.values[name] ?? '') : wordsOf(valueAt(root, pointer)),
    };
  });
  const wrong = fields.find(({ written }) => !fitting.test(written));
  if (wrong && wrong.pointer === undefined) return [`${route.pointer}/path`, valueMessage(wrong.name, route, site)];
  if (wrong?.pointer === undefined)
    return [pathPointerOf(route), `"${path}" cannot be the address of a page. ${addressForm}`];
  const { pointer, written } = wrong;
  if (written === '') return [pointer, 'This is empty, and the address of a page is made of it. Write something.'];
  const { language } = site.manifest.site;
  const kebab = written
    .split('/')
    .map((part) => slugOf(part, language))
    .join('/');
  const hint = fitting.test(kebab) ? ` Write "${kebab}".` : '';
  return [pointer, `"${path}" cannot be the address of a page. ${addressForm}${hint}`];
}

/** Words the message about a value of the site that cannot be part of an address made of entries. */
function valueMessage(name: string, { scope }: RouteSource, { values }: Site): Message {
  const collection = scope?.collection ?? '';
  const value = JSON.stringify(shorten(values[name] ?? ''));
  const fields = Object.entries(scope?.entry ?? {}).filter(
    ([, said]) => typeof said === 'string' && fitting.test(said),
  );
  const placeholder = fields.map(([field]) => field).sort()[0] ?? 'slug';
  return worded`No entry of "${collection}" has a field "${name}", so the value of that name stands here on every page: ${value}. Write a field of the entries in its place, such as ${{ placeholder }}.`;
}

const addressForm = 'It has small letters, digits and hyphens, at most 100 between two /.';
const fitting = /^\/?[a-z0-9-]{1,100}(\/[a-z0-9-]{1,100})*$/;

/** Gives the pages made of entries whose addresses are faulty. */
const misnamedPages = rememberEach((site: Site): RouteSource[] =>
  routeSources(site).filter(({ path, scope }) => scope && !wellFormed.test(path)),
);

/**
 * Gives the misnamed pages that stop a publication, so that other rules wait until they are mended; a draft is not
 * among them.
 */
export function misnamedPublished({ site }: FactsAround): RouteSource[] {
  return misnamedPages(site).filter(({ draft }) => draft !== true);
}
