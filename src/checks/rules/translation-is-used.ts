import type { SiteRule } from '../rule';
import { shorten } from '../short-message';
import { mostAlike, textsOf, translationsIn } from '../translations';

export const translationIsUsed: SiteRule = {
  id: 'translation-is-used',
  what: 'Every translation is that of a text of the site.',
  severity: 'warning',
  scope: 'site',
  readsTexts: true,
  why: 'Somebody has changed the text, and the language shows it as it is. The translation is kept until somebody has looked at it.',
  wrong: '"Aply Now": "Omba Sasa", where the button says "Apply Now"',
  right: '"Apply Now": "Omba Sasa"',
  check({ facts, report }) {
    const { language } = facts.site;
    if (!language) return;
    const { all, byPage } = textsOf(facts);
    const missing = [...all].flatMap(([text, isTranslated]) => (isTranslated ? [] : [text]));
    for (const { text, pointer, isException } of translationsIn(language)) {
      if (isException || all.has(text)) continue;
      const alike = mostAlike(text, missing);
      const remedy =
        alike === undefined
          ? 'Remove it, or write the text as it stands in the site.'
          : `The most like it is "${shorten(alike, 120)}": if the translation still says the same, write that before it.`;
      report(pointer, `No text of the site says this any more. ${remedy}`, { part: 'key' });
    }
    for (const [index, { text, page, says, pointer }] of language.exceptions.entries()) {
      const others = language.exceptions.slice(0, index);
      const texts = [...byPage].filter(([path]) => path !== '' && isMadeBy(page, path)).flatMap(([, one]) => [...one]);
      if (texts.length === 0)
        report(`${pointer}/page`, `No page has the address "${page}". Write one as it stands where the page is.`);
      else if (!texts.includes(text))
        report(
          `${pointer}/text`,
          `The page "${page}" does not say this. Remove the exception, or write the text as it stands there.`,
        );
      else if (others.some((one) => one.text === text && one.page === page))
        report(
          `${pointer}/text`,
          'An exception before this one is for the same text on the same page. Remove one of them.',
        );
      else if (language.texts[text] === says)
        report(`${pointer}/says`, 'This is what the text says everywhere. Remove the exception.');
    }
  },
};

/** Tells whether a page has the path of a route, or that is the template of it. */
function isMadeBy(template: string, path: string): boolean {
  const [wanted, found] = [template.split('/'), path.split('/')];
  return wanted.length === found.length && wanted.every((part, index) => part.includes('{') || part === found[index]);
}
