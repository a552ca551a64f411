import { expect, test } from 'vitest';
import { parseIcon } from '../../src/compose/icon';

test('keeps the shapes of an icon and leaves out what every icon has', () => {
  const markup =
    '<g fill="none" stroke="currentColor" stroke-width="2"><path d="M1 1"/><circle cx="1" cy="2" r=".5" fill="currentColor"/></g>';
  expect(parseIcon(markup)).toEqual([
    ['path', { d: 'M1 1' }],
    ['circle', { cx: '1', cy: '2', r: '.5', fill: 'currentColor' }],
  ]);
});

test('gives nothing for no markup', () => {
  expect(parseIcon('')).toEqual([]);
});
