import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { CardGrid } from '../../../src/blocks/card-grid/card-grid';
import type { BlockOf } from '../../../src/compose/page';
import { composePicture } from '../../../src/compose/picture';
import { SiteContext } from '../../../src/ui/site';

const drawing = { kind: 'drawing', path: 'boat.svg', width: 40, height: 30, bytes: 9 } as const;
const picture = composePicture(drawing, 'A boat', 600, (path) => `/${path}`);

test.each(['plain', 'icon'] as const)('of the cards that are %s, one with a picture shows no icon', (style) => {
  const block: BlockOf<'card-grid'> = {
    type: 'card-grid',
    level: 1,
    itemLevel: 2,
    style,
    grid: { most: 4 },
    items: [
      { title: 'Boat', icon: 'ship', picture },
      { title: 'Paddle', icon: 'ship' },
    ],
  };
  const site = { base: '/', currentHref: '/', language: 'en', words: {} as never, icons: { ship: [] } };
  const cards = renderToStaticMarkup(
    <SiteContext value={site}>
      <CardGrid {...block} />
    </SiteContext>,
  ).split('<li');
  expect(cards.slice(1).map((card) => [card.includes('<img'), card.includes('<svg')])).toEqual([
    [true, false],
    [false, true],
  ]);
});
