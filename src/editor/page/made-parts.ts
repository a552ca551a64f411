import type { Block, BlockOf } from '../../compose/page';
import type { Pointer } from '../../manifest/pointer';

/** Gives what stands before and after words that are made of what is written at a place in their block. */
export type MarkPlace = (place: Pointer) => [before: string, after: string];

/** What a composer has made of a block that is read or followed, with marks that lead to what it was made of. */
export function markMade(block: Block, markPlace: MarkPlace): Partial<Block> {
  const words = (text: string, place: Pointer): string => markPlace(place).join(text);
  const address = (text: string, place: Pointer): string => text + markPlace(place).join('');
  if (block.type === 'place') return markHours(block, words, address);
  if (block.type === 'embed') return { framed: { ...block.framed, page: address(block.framed.page, '/id') } };
  if (block.type !== 'route-map') return {};
  const names = block.map.names.map((name) => ({ ...name, text: words(name.text, placeOfName(name)) }));
  return { map: { ...block.map, names } };
}

type Write = (text: string, place: Pointer) => string;
type Place = BlockOf<'place'>;

function markHours(block: Place, words: Write, address: Write): Partial<Place> {
  const inWords = (text: string): string => words(text, '/hours');
  const lines = <Line extends { days: string; times: string[] }>(given: Line[]): Line[] =>
    given.map((line) => ({ ...line, days: inWords(line.days), times: line.times.map(inWords) }));
  return {
    map: { ...block.map, page: address(block.map.page, '/at') },
    way: address(block.way, '/at'),
    special: lines(block.special),
    seasons: block.seasons.map(({ period, firstDay, lastDay, ...season }) => ({
      ...season,
      ...(period && { period: inWords(period) }),
      ...(firstDay && { firstDay: inWords(firstDay) }),
      ...(lastDay && { lastDay: inWords(lastDay) }),
      lines: lines(season.lines),
    })),
  };
}

function placeOfName({ item }: BlockOf<'route-map'>['map']['names'][number]): Pointer {
  return item ? `/groups/${item[0]}/items/${item[1]}/label` : '/origin/label';
}
