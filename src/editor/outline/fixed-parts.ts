import { memberPointer, type Pointer } from '../../manifest/pointer';
import { inputOfPart } from '../fields/fields-of';
import type { Input } from '../fields/inputs/input';
import { fieldsIn } from '../fields/inputs/inputs';
import { sectionTitle } from '../state/parts';
import type { FoundPart } from './found';

/** The parts of the file that every site may have, beside its pages, in the order in which they are looked for. */
export const sections: readonly string[] = [
  ...['header', 'footer', 'values', 'business', 'theme', 'site', 'delivery', 'words', 'redirects', 'feeds'],
  ...['analytics', 'flags', 'references'],
];

/** What people call what they look for, by the part or field that it is. */
export const everydayWords: Readonly<Record<Pointer, string>> = {
  '/header': 'navigation, logo, top of the page',
  '/header/menu': 'navigation, links',
  '/header/announcement': 'banner, notice, closed',
  '/footer': 'bottom of the page, copyright, imprint, legal',
  '/footer/social': 'social networks, facebook, instagram',
  '/values': 'values, phone number, telephone, mobile, address, email, e-mail, opening hours, whatsapp',
  '/business': 'business, address, opening hours, phone number, telephone, search engines, google, map',
  '/theme': 'design, style, appearance, dark, template',
  '/theme/colors': 'colour, colours, color, red, orange, yellow, green, blue, purple, pink, black, white, background',
  '/theme/colors/button': 'buttons',
  '/theme/mode': 'dark, night, light',
  '/theme/font': 'fonts, typeface, lettering, headings',
  '/theme/textFont': 'fonts, typeface, lettering',
  '/theme/radius': 'round corners',
  '/theme/density': 'space, spacing, room',
  '/site/name': 'title, business name, brand, company',
  '/site/url': 'domain, web address',
  '/site/description': 'search engines, google',
  '/site/logo': 'brand, picture',
  '/site/icon': 'favicon, browser tab',
  '/delivery': 'contact form, email, e-mail, messages',
  '/words': 'translations, labels, buttons',
  '/redirects': 'moved pages, broken links, 404',
  '/feeds': 'rss, blog',
  '/analytics': 'statistics, visitors, tracking',
  '/flags': 'countries',
};

/** The least letters that words are looked for by: fewer stand in nearly all. */
const leastLetters = 3;

/** The parts and fields of every site that have a word, or are called every day by one, that begins as some words in small letters do. */
export function foundFixed(wanted: string): FoundPart[] {
  if (wanted.length < leastLetters) return [];
  const begins = (words: string): boolean => ` ${words.toLowerCase()}`.includes(` ${wanted}`);
  return fixedParts.flatMap(({ pointer, title, name, within }) => {
    const called = (everydayWords[pointer] ?? '').split(', ').filter(begins);
    const isCalled = name !== undefined && begins(name);
    return isCalled || called.length > 0 ? [{ pointer, title, within: isCalled ? within : called.join(', ') }] : [];
  });
}

interface FixedPart extends FoundPart {
  /** What it is called itself, where it is a field: parts are found by their names as they are listed. */
  name?: string;
}

/** Every part that a site may have and each field of it, but for those of the items of lists. */
export const fixedParts: readonly FixedPart[] = sections.flatMap((section) => {
  const pointer = memberPointer('', section);
  const title = sectionTitle(section);
  // The site's own words have a search of their own.
  const fields = section === 'words' ? [] : fieldsWithin(inputOfPart(section), pointer, title, title);
  return [{ pointer, title, within: '' }, ...fields];
});

function fieldsWithin(input: Input, around: Pointer, title: string, within: string): FixedPart[] {
  return fieldsIn(input).flatMap(({ name, label, input: part }) => {
    const pointer = memberPointer(around, name);
    const own = { pointer, title: `${title}: ${label}`, name: label, within };
    return [own, ...fieldsWithin(part, pointer, title, label)];
  });
}
