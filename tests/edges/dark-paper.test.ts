import { expect, test } from 'vitest';
import { contrast, deriveColors } from '../../src/compose/colors';
import { found } from '../checks/site-with';

const night = { paper: '#0b1d26', ink: '#f1ede4', accent: '#f5b14c', second: '#6fd3c1' };

test('a dark paper is accepted where its words can be read', () => {
  expect(found('colors-are-readable', { '/theme/colors': night })).toBe('nothing');
});

test.each([
  night,
  { paper: '#000000', ink: '#ffffff', accent: '#ff9f40', second: '#7fdfff' },
  { paper: '#1c1917', ink: '#a8a29e', accent: '#fb923c', second: '#4ade80' },
  { paper: '#ffffff', ink: '#6b6b6b', accent: '#b45309', second: '#0f766e' },
])('on $paper, words in $ink can be read on every surface that is drawn, also those that stand back', (colors) => {
  const { tint = '', ...derived } = deriveColors(colors);
  const onPaper = [colors.paper, tint, derived['raised-on-paper'] ?? ''];
  const onInk = [colors.ink, derived['raised-on-ink'] ?? ''];
  const words: [words: string, surfaces: string[]][] = [
    [colors.ink, onPaper],
    [derived['muted-on-paper'] ?? '', onPaper],
    [colors.paper, onInk],
    [derived['muted-on-ink'] ?? '', onInk],
    [derived['on-accent'] ?? '', [colors.accent]],
  ];
  for (const [word, surfaces] of words) {
    for (const surface of surfaces) expect(contrast(word, surface)).toBeGreaterThanOrEqual(4.5);
  }
});

test('a faint accent on a dark paper is told, with a lighter shade', () => {
  expect(found('colors-are-readable', { '/theme/colors': { ...night, accent: '#8a4b12' } })).toMatch(
    /Words in the accent #8a4b12 are too faint .* "#b[0-9a-f]{5}" is the nearest shade/,
  );
});
