import { expect, test } from 'vitest';
import { found } from './site-with';

const night = { paper: '#0b1d26', ink: '#f1ede4', accent: '#f5b14c', second: '#6fd3c1' };

test('a dark paper is accepted where its words can be read', () => {
  expect(found('colors-are-readable', { '/theme/colors': night })).toBe('nothing');
});

test('a faint accent on a dark paper is told, with a lighter shade', () => {
  expect(found('colors-are-readable', { '/theme/colors': { ...night, accent: '#8a4b12' } })).toMatch(
    /Words in the accent #8a4b12 are too faint .* "#b[0-9a-f]{5}" is the nearest shade/,
  );
});
