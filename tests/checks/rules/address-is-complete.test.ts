import { expect, test } from 'vitest';
import type { Json } from '../../../src/manifest/manifest';
import { found } from '../site-with';

const rule = 'address-is-complete';

test('reports an address of the site that no browser can open', () => {
  expect(found(rule, { '/site/url': 'https://bakery.test:123456' })).toMatchInlineSnapshot(
    `""https://bakery.test:123456" → No browser can open "https://bakery.test:123456". Write it as you would into the address line of one."`,
  );
  expect(found(rule, { '/site/url': 'https://[bakery' })).not.toBe('nothing');
  expect(found(rule, { '/site/url': 'https://1.2.3.4.5/' })).not.toBe('nothing');
});

test('reports an address of flags that no browser can open', () => {
  expect(found(rule, { '/flags': { source: 'https://flags.test:99999/{code}.svg' } })).toMatchInlineSnapshot(
    `""https://flags.test:99999/{code}.svg" → No browser can open "https://flags.test:99999/{code}.svg". Write it as you would into the address line of one."`,
  );
});

test('reports an address that forms are sent to and that no browser can open', () => {
  const delivery = (address: string): Json => ({ provider: 'webhook', address });
  expect(found(rule, { '/delivery/mail': delivery('https://hooks..bakery.test:123456/x') })).toMatchInlineSnapshot(
    `""https://hooks..bakery.test:123456/x" → No browser can open "https://hooks..bakery.test:123456/x". Write it as you would into the address line of one."`,
  );
  expect(found(rule, { '/delivery/mail': delivery('https://hooks.bakery.test:8443/x') })).toBe('nothing');
});

test.each(['https://bakery.test', 'http://localhost:4173/folder/', 'https://192.168.1.5', 'https://bäckerei.test/ä'])(
  'accepts the address %s',
  (url) => {
    expect(found(rule, { '/site/url': url })).toBe('nothing');
  },
);

test('accepts flags of the site itself and of a service', () => {
  expect(found(rule, { '/flags': { source: 'bundled' } })).toBe('nothing');
  expect(found(rule, { '/flags': { source: 'https://flags.test/w{width}/{code}.png' } })).toBe('nothing');
});
