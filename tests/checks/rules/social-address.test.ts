import { expect, test } from 'vitest';
import { socialNetworks } from '../../../src/compose/social-networks';
import { schemas } from '../../examples';
import { found } from '../site-with';

const rule = 'social-address';

const linkedTo = (network: string, to: string): string => found(rule, { '/footer/social': [{ network, to }] });

test('reports an address that is not of the network', () => {
  expect(linkedTo('instagram', 'https://www.facebook.com/bakery')).toMatchInlineSnapshot(
    `"https://www.facebook.com/bakery → "https://www.facebook.com/bakery" is no address of Instagram. Write yours, which looks like https://www.instagram.com/name, or name the network that it belongs to."`,
  );
  expect(linkedTo('x', 'https://notx.com/bakery')).toMatchInlineSnapshot(
    `"https://notx.com/bakery → "https://notx.com/bakery" is no address of X. Write yours, which looks like https://x.com/name, or name the network that it belongs to."`,
  );
  expect(linkedTo('whatsapp', 'tel:{phone}')).toMatchInlineSnapshot(
    `"tel:{phone} → "tel:+254711222333" is no address of WhatsApp. Write yours, which looks like https://wa.me/254700000000, or name the network that it belongs to."`,
  );
});

test('leaves what is no address at all to the rules for links', () => {
  expect(linkedTo('tiktok', '@bakery')).toMatch(/^\(link-scheme\)/);
  expect(linkedTo('tiktok', '/tiktok')).toMatch(/^\(link-target-exists\)/);
});

test.each(Object.entries(socialNetworks))(
  'accepts an address of %s like the one that it shows',
  (name, { example }) => {
    expect(linkedTo(name, example.replace('…', 'bakery'))).toBe('nothing');
  },
);

test('accepts the other addresses of a network', () => {
  expect(linkedTo('x', 'https://twitter.com/bakery')).toBe('nothing');
  expect(linkedTo('facebook', 'https://m.facebook.com/bakery')).toBe('nothing');
  expect(linkedTo('pinterest', 'https://www.pinterest.co.uk/bakery')).toBe('nothing');
});

test('every network that may be named has a mark, and every mark may be named', () => {
  expect(Object.keys(socialNetworks).sort()).toEqual([...(schemas.definitions.network?.enum ?? [])].sort());
});
