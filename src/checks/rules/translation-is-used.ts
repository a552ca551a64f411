import { isChanging } from '../../compose/entries';
import { collectionsIn, entriesIn, isUnpublished } from '../../manifest/collections';
import type { Exception } from '../../manifest/languages';
import { asJson, isObject, type Json, type JsonObject } from '../../manifest/manifest';
import { worded } from '../../manifest/message';
import { textsIn } from '../../manifest/texts-in';
import type { SiteRule } from '../rule';
import { shorten } from '../short-message';
import { suggestion } from '../spelling';
import { findAlike, type TextsOfSite, textsOf, translationsIn } from '../translations';

export const translationIsUsed: SiteRule = {
  id: 'translation-is-used',
  what: 'Every translation is that of a text of the site.',
  severity: 'warning',
  scope: 'site',
  readsTexts: [],
  why: 'Somebody has changed the text, and the language shows it as it is. The translation is kept until somebody has looked at it.',
  wrong: '"Aply Now": "Omba Sasa", where the button says "Apply Now"',
  right: '"Apply Now": "Omba Sasa"',
  check({ facts, report }) {
    const { language } = facts.site;
    if (!language) return;
    const { all, untranslated, byPage } = textsOf(facts);
    const alike = findAlike([...untranslated]);
    let heldBack: ReadonlySet<string> | undefined;
    const paths = (facts.site.manifest.routes ?? []).map(({ path }) => path);
    for (const { text, says, pointer, isException } of translationsIn(language, (text) => !all.has(text))) {
      if (isException) continue;
      heldBack ??= textsHeldBack(asJson(facts.site.manifest));
      if (heldBack.has(text)) continue;
      if (untranslated.has(says)) {
        report(pointer(), `This stands the wrong way round. Write "${shorten(says, 120)}" before it.`, { part: 'key' });
        continue;
      }
      const likest = alike(text);
      const remedy =
        likest === undefined
          ? {
              inTerminal: 'Remove it, or write the text as it stands in the site.',
              inEditor: 'Remove it, or translate what stands there now.',
            }
          : {
              inTerminal: `The most like it is "${shorten(likest, 120)}": if the translation still says the same, write that before it.`,
              inEditor: `The most like it is “${shorten(likest, 120)}”: say whether the translation still says the same.`,
            };
      report(pointer(), worded`No text of the site says this any more. ${remedy}`, { part: 'key' });
    }
    for (const exceptions of language.exceptions.values()) {
      for (const [index, exception] of exceptions.entries()) {
        const fault = faultOf(exception, exceptions.slice(0, index), byPage, language.texts, paths);
        if (fault) report(`${exception.pointer}/${fault.of}`, fault.message);
      }
    }
  },
};

/**
 * Gives the texts that are written and may show nowhere: of entries that are drafts, or samples beside entries of one's
 * own, and of what is made of entries on some days alone, such as a button on the page of an event that is to come.
 */
function textsHeldBack(root: JsonObject): ReadonlySet<string> {
  const entries = [...collectionsIn(root).keys()].flatMap((name) => entriesIn(name, root));
  const hidden = entries.filter((one) => isUnpublished(one, root)).map(({ entry }) => entry);
  return new Set([...hidden, ...templatesOfSomeDays([root.routes ?? [], root.shared ?? {}])].flatMap(textsIn));
}

function templatesOfSomeDays(value: Json): Json[] {
  if (value === null || typeof value !== 'object') return [];
  const own = isObject(value) && 'from' in value && isChanging(value.where) ? [value.as ?? null] : [];
  return [...own, ...Object.values(value).flatMap(templatesOfSomeDays)];
}

/** Finds what is wrong with an exception; `before` are those of the same text before it. */
function faultOf(
  { text, page, says }: Exception,
  before: readonly Exception[],
  byPage: TextsOfSite['byPage'],
  texts: JsonObject,
  paths: string[],
): { of: 'text' | 'page' | 'says'; message: string } | undefined {
  const there = [...byPage].flatMap(([path, one]) => (path !== '' && isMadeBy(page, path) ? [one] : []));
  if (there.length === 0)
    return { of: 'page', message: `No page has the address "${page}". ${suggestion(page, paths, '')}` };
  if (!there.some((one) => one.includes(text))) {
    const message = `The page "${page}" does not say this. Remove the exception, or write the text as it stands there.`;
    return { of: 'text', message };
  }
  if (before.some((one) => one.page === page)) {
    const message = 'An exception before this one is for the same text on the same page. Remove one of them.';
    return { of: 'text', message };
  }
  if (texts[text] === says)
    return { of: 'says', message: 'This is what the text says everywhere. Remove the exception.' };
  return undefined;
}

/** Tells whether a route makes a page: its path is that of the route, or its path filled with an entry. */
function isMadeBy(template: string, path: string): boolean {
  const [wanted, found] = [template.split('/'), path.split('/')];
  return wanted.length === found.length && wanted.every((part, index) => part.includes('{') || part === found[index]);
}
