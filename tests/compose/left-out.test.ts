import { expect, test } from 'vitest';
import { composePage } from '../../src/compose/compose-page';
import { routeSources } from '../../src/compose/routes';
import { asManifest } from '../../src/manifest/manifest';
import { siteOf } from './site-of';

/** The blocks on the page of a trip that says nothing but its name, and of one that says more, in words. */
function blocksOf(required: boolean): string[][] {
  const text = { kind: 'text', required: true };
  const open = { kind: 'copy', required };
  const site = siteOf(
    asManifest({
      collections: {
        trips: {
          fields: { slug: text, name: text, pier: open, more: open },
          entries: [
            { slug: 'dawn', name: 'Dawn' },
            { slug: 'night', name: 'Night', pier: 'The old pier', more: 'It is dark out there.' },
          ],
        },
      },
      routes: [
        {
          from: 'trips',
          path: '/trips/{slug}',
          title: '{name}',
          blocks: [
            {
              type: 'facts',
              items: [
                { label: 'Trip', value: '{name}' },
                { label: 'Pier', value: '{pier}' },
              ],
            },
            { type: 'facts', items: [{ label: 'Pier', value: '{pier}' }] },
            { type: 'text', text: '{more}' },
            { type: 'card-grid', items: { from: 'trips', as: { title: '{name}', text: '{more}' } } },
          ],
        },
      ],
    }),
  );
  return routeSources(site)
    .slice(0, 2)
    .map((route) =>
      composePage(site, route).page.blocks.map((block) => {
        const items = 'items' in block && Array.isArray(block.items) ? ` of ${block.items.length}` : '';
        return `${block.type}${items}`;
      }),
    );
}

test('what cannot do without a field is left out of the page of an entry that may lack it, and cards are not', () => {
  const whole = ['facts of 2', 'facts of 1', 'text', 'card-grid of 2'];
  expect(blocksOf(false)).toEqual([['facts of 1', 'card-grid of 2'], whole]);
  expect(blocksOf(true)).toEqual([whole, whole]);
});
