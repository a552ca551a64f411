import type { Page } from 'playwright-core';

/** What a page says, as plain data. */
export interface Outline {
  language: string;
  title: string;
  description: string;
  canonical: string;
  openGraph: Record<string, string>;
  mainHeadings: string[];
  sections: Section[];
  /** The links of the page between header and footer. */
  links: PlainLink[];
  /** All the text between header and footer: hidden answers too, but not what only a browser without scripts shows. */
  text: string;
  /** Those that belong to what is said; the drawing behind a heading does not. */
  pictures: number;
  header: { wide: MenuPart[]; phone: MenuPart[]; actions: PlainLink[]; logo: string };
  footer: { groups: MenuPart[]; text: string };
}

/** A block: its heading and its outermost lists, each entry by its heading or else by its words. */
export interface Section {
  heading: string;
  lists: string[][];
}

export type PlainLink = [label: string, href: string];

/** An entry of a menu: a link of its own, or a list of links. */
export interface MenuPart {
  label: string;
  href?: string;
  links: PlainLink[];
  flags: number;
}

/** Reads a page, with scripts or without. */
export function readOutline(page: Page): Promise<Outline> {
  return page.evaluate(() => {
    const words = (element: Element | null): string => (element?.textContent ?? '').replace(/\s+/g, ' ').trim();
    const all = (selector: string, within: ParentNode = document): HTMLElement[] => [
      ...within.querySelectorAll<HTMLElement>(selector),
    ];
    const meta = (selector: string): string => document.querySelector(selector)?.getAttribute('content') ?? '';
    const linksIn = (element: ParentNode): [string, string][] =>
      all('a', element).map((link) => [words(link), link.getAttribute('href') ?? '']);
    const listsIn = (section: HTMLElement): string[][] => {
      const lists = all('ul, ol', section)
        .filter((list) => !list.parentElement?.closest('li'))
        .map((list) => all(':scope > li', list).map((item) => words(item.querySelector('h2, h3, h4') ?? item)));
      // What folds within an item is no question.
      const questions = all('details > summary', section)
        .filter((summary) => !summary.closest('li'))
        .map(words);
      return questions.length > 0 ? [...lists, questions] : lists;
    };
    const menuFor = (width: 'wide' | 'narrow'): MenuPart[] =>
      all('#menu > ul > li').map((entry) => {
        const opener = entry.querySelector(width === 'wide' ? 'button' : 'summary');
        const href = opener ? null : entry.querySelector('a')?.getAttribute('href');
        const label = opener ?? entry;
        return {
          label: words(all(':is(a, span, summary) > span', label)[width === 'wide' ? 0 : 1] ?? label),
          ...(href ? { href } : {}),
          links: opener ? linksIn(entry) : [],
          flags: all('img', entry).length,
        };
      });
    const main = document.querySelector('main') ?? document.body;
    const withoutNotes = main.cloneNode(true) as HTMLElement;
    for (const note of withoutNotes.querySelectorAll('noscript')) note.remove();
    const footer = document.querySelector('footer') ?? document.body;
    const isInMenu = (link: Element): boolean => link.closest('li') !== null;
    return {
      language: document.documentElement.lang,
      title: document.title,
      description: meta('meta[name=description]'),
      canonical: document.querySelector('link[rel=canonical]')?.getAttribute('href') ?? '',
      openGraph: Object.fromEntries(
        all('meta[property^="og:"]').map((element) => [
          (element.getAttribute('property') ?? '').slice(3),
          element.getAttribute('content') ?? '',
        ]),
      ),
      mainHeadings: all('h1').map(words),
      sections: all('main > [data-block] > *').map((section) => ({
        heading: words(
          [...section.querySelectorAll('h1, h2, h3')].find(
            (heading) =>
              !heading.closest('li, form, aside') && heading.closest('section, [data-block] > *') === section,
          ) ?? null,
        ),
        lists: listsIn(section),
      })),
      links: linksIn(withoutNotes),
      text: words(withoutNotes),
      pictures: all('img:not([data-opening] > :first-child:not(:has(h1, h2)) img)', main).length,
      header: {
        wide: menuFor('wide'),
        phone: menuFor('narrow'),
        actions: all('header a')
          .filter((link) => !isInMenu(link) && !link.querySelector('img'))
          .map((link): [string, string] => [words(link), link.getAttribute('href') ?? '']),
        logo: document.querySelector('header a')?.getAttribute('href') ?? '',
      },
      footer: {
        groups: all('nav h2', footer).map((heading) => ({
          label: words(heading),
          links: linksIn(heading.closest('nav > div') ?? footer),
          flags: all('img', heading.closest('nav > div') ?? footer).length,
        })),
        text: words(footer),
      },
    };
  });
}
