import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Profiles } from '../../../src/blocks/profiles/profiles';
import type { BlockOf } from '../../../src/compose/page';

/** What is the heading of a profile. */
function headingOf(profile: { position: string; name?: string }): string | undefined {
  const block: BlockOf<'profiles'> = {
    type: 'profiles',
    level: 1,
    itemLevel: 2,
    items: [{ text: [['Knows the lake.']], ...profile }],
  };
  return /<h2[^>]*>([^<]*)</.exec(renderToStaticMarkup(<Profiles {...block} />))?.[1];
}

test('a person stands under the name, a role without a name under what it is called', () => {
  expect(headingOf({ position: 'Guide', name: 'Aoife Ryan' })).toBe('Aoife Ryan');
  expect(headingOf({ position: 'IT Manager' })).toBe('IT Manager');
});
