import type { ValueOnPage, Visibility } from '../checking/value-visibility';
import { inWords } from '../words/in-words';

/** Says on how many pages a value shows, and how: `“Phone” shows on 2 pages`. */
export function sayVisibility(value: string, pages: readonly ValueOnPage[]): string {
  const parts = (Object.keys(ways) as Visibility[]).flatMap((way) => {
    const count = pages.filter(({ visibility }) => visibility === way).length;
    return count === 0 ? [] : [ways[way](count === 1 ? '1 page' : `${count} pages`)];
  });
  const openly = pages.some(({ visibility }) => visibility === 'openly' || visibility === 'in-link');
  const isLater = pages.some(({ visibility }) => visibility === 'later');
  const hidden = isLater ? 'shows on no page at once, but ' : 'shows on no page, but ';
  const start = parts.length === 0 ? 'stands on no page yet' : openly ? '' : hidden;
  return `“${inWords(value)}” ${start}${parts.join(', and ')}`;
}

const ways: Record<Visibility, (pages: string) => string> = {
  openly: (pages) => `shows on ${pages}`,
  'in-link': (pages) => `is where a link leads on ${pages}`,
  later: (pages) => `on ${pages} once something was done there, such as sending a form`,
  unseen: () => 'search engines are told of it',
};
