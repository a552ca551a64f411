import { isNotFound } from '../../addresses/page-address';
import { drawableText, missingLetters } from '../../typefaces/drawable-text';
import { type SiteRule, usesOf } from '../rule';

/** Letters that a message names one by one. */
const mostNamed = 12;

export const titleCanBeDrawn: SiteRule = {
  id: 'title-can-be-drawn',
  what: 'The picture for sharing a page can show its title: in Latin, Cyrillic, Greek, Arabic, Hebrew or Devanagari letters.',
  severity: 'notice',
  scope: 'site',
  readsTexts: ['picture'],
  why: 'The picture is drawn with typefaces that come with the project. Where none of them has a letter, the picture has only the logo and the address, and a shared link says less of the page.',
  wrong: '"title": "面包 from the oven"',
  right: '"title": "Mianbao, bread from the oven"',
  check({ facts, report }) {
    const font = facts.site.theme.font;
    // A page with a picture of its own to be shared by has none with its title.
    const pages = facts.pages.filter(
      (page) => !isNotFound(page.path) && !usesOf(page, 'picture').some(({ pointer }) => pointer === '/share/picture'),
    );
    const found = pages.flatMap((page) => {
      const { title } = page;
      const letters = missingLetters(title, font);
      const isDrawn = letters.length === 0 && drawableText(title, font) !== undefined;
      return isDrawn || title.trim() === '' ? [] : [{ page, letters }];
    });
    const all = [...new Set(found.flatMap(({ letters }) => letters))];
    for (const { page, letters } of found) {
      const message =
        letters.length === 0
          ? 'Of this title the picture for sharing the page can show nothing, and is drawn without it. Add a word.'
          : `The picture for sharing this page is drawn without its title: no typeface for pictures has ${sayLetters(all)}. Write the title in Latin, Cyrillic, Greek, Arabic, Hebrew or Devanagari letters, or leave it as it is: the page itself shows it.`;
      report('/title', message, { inPage: page, cause: letters.length === 0 ? 'nothing' : 'letters' });
    }
  },
};

/** Gives the letters in quotation marks; of many, the first ones and how many more there are. */
function sayLetters(letters: string[]): string {
  const more = letters.length - mostNamed;
  return `"${letters.slice(0, mostNamed).join('')}"${more > 0 ? ` and ${more} more` : ''}`;
}
