import { expect, test } from 'vitest';
import { composeShell } from '../../src/compose/compose-shell';
import { siteOf } from './site-of';

test('a network shows as its mark, and the page carries no other', () => {
  const social = [{ network: 'x' as const, to: 'https://x.com/bakery' }];
  const { footer, icons } = composeShell(siteOf({ footer: { copyright: '©', social } })).shell;
  expect(footer.social).toEqual([
    { network: { label: 'X', icon: 'network x' }, to: { href: 'https://x.com/bakery', isExternal: true } },
  ]);
  expect(Object.keys(icons)).toEqual(['chevron-down', 'menu', 'x', 'network x']);
  expect(icons['network x']).toEqual([
    ['path', { d: expect.stringMatching(/^M/), fill: 'currentColor', stroke: 'none' }],
  ]);
});
