import { expect, test } from 'vitest';
import { composePage } from '../../src/compose/compose-page';
import type { Use } from '../../src/compose/facts';
import type { Share } from '../../src/compose/page-head';
import { prepareSite } from '../../src/compose/site';
import { assets } from '../assets';
import { siteOf } from './site-of';

const photo = { kind: 'photo', stem: '_assets/team.7', fallback: 'jpg', width: 1600, height: 900, bytes: 9 } as const;

/** What a page knows of the picture for sharing it, and what is told of it. */
function shareOf(share: Share): { share: unknown; uses: Use[] } {
  const { manifest, registry } = siteOf({ values: { who: 'team' } });
  const pictures = { ...assets.pictures, 'uploads/team.jpg': photo };
  const site = prepareSite(manifest, { ...assets, pictures }, registry, new Date('2031-05-06'));
  const route = { path: '/', title: 'Bread', description: '', blocks: [], pointer: '/routes/0', share };
  const { page, facts } = composePage(site, route, { asked: ['uses'] });
  return { share: page.share, uses: facts.uses.filter(({ pointer }) => pointer.startsWith('/share')) };
}

test('a page knows the picture for sharing it by the name for its content', () => {
  expect(shareOf({ picture: 'uploads/{who}.jpg', alt: 'The {who}' })).toMatchObject({
    share: { picture: '_assets/team.7', alt: 'The team' },
    uses: [
      { kind: 'value', name: 'who' },
      { kind: 'value', name: 'who' },
      { kind: 'picture', name: 'uploads/team.jpg', alt: 'The team', widest: 1200, pointer: '/share/picture' },
    ],
  });
  expect(shareOf({ picture: 'uploads/logo.svg' }).share).toEqual({ picture: '_assets/logo.1.svg', alt: '' });
});

test('a picture that is not there is told of, and the page is as it was', () => {
  const { share, uses } = shareOf({ picture: 'uploads/gone.jpg' });
  expect(share).toBeUndefined();
  expect(uses).toMatchObject([{ kind: 'picture', name: 'uploads/gone.jpg' }]);
});
