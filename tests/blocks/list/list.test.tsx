import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { List } from '../../../src/blocks/list/list';
import type { BlockOf } from '../../../src/compose/page';
import { pageOf } from '../../compose/site-of';

/** The class that says what stands before the items of a list. */
function markerOf(items: string[], marker?: BlockOf<'list'>['marker']): string | undefined {
  const [block] = pageOf([{ type: 'list', items, ...(marker && { marker }) }]).blocks as BlockOf<'list'>[];
  const html = renderToStaticMarkup(block && <List {...block} />);
  return /(?:check|dot|number|none)/.exec(/<[uo]l class="([^"]*)"/.exec(html)?.[1] ?? '')?.[0];
}

test('a list that does not say what stands before its items has dots, and one sentence nothing', () => {
  expect(markerOf(['25 December: closed', '1 January: closed'])).toBe('dot');
  expect(markerOf(['A voucher costs €45.'])).toBe('none');
  expect(markerOf(['Kayak and paddle'], 'check')).toBe('check');
});
