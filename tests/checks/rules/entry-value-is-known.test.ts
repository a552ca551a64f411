import { expect, test } from 'vitest';
import { type Edit, found } from '../site-with';
import { tripEntries, withTrips } from '../trips';

const rule = 'entry-value-is-known';

/** Trips with a level each, and a list of those for beginners where that is asked for. */
function withLevels(levels: string[], asked?: string): Edit {
  const trips = tripEntries(...levels.slice(1).map(() => ({}))).map((trip, index) => ({
    ...trip,
    level: levels[index] ?? '',
  }));
  const items = { from: 'trips', where: { level: asked ?? '' }, as: '{name}' };
  return {
    ...withTrips(trips),
    ...(asked !== undefined && { '/routes/1/blocks/-': { type: 'list', heading: 'Easy', items } }),
  };
}

test('warns of a word that is near to one that a list asks for, or that others have', () => {
  expect(found(rule, withLevels(['beginner', 'beginer'], 'beginner'))).toMatchInlineSnapshot(
    `"warning "beginer" → Only this entry of "trips" has "beginer" as its "level", and a list asks for "beginner". Did you mean "beginner"?"`,
  );
  expect(found(rule, withLevels(['advanced', 'advanced', 'beginner', 'Advanced'], 'beginner'))).toMatchInlineSnapshot(
    `"warning "Advanced" → Only this entry of "trips" has "Advanced" as its "level", and others have "advanced". Did you mean "advanced"?"`,
  );
});

test('accepts words of their own, short ones, dates and numbers', () => {
  expect(found(rule, withLevels(['beginner', 'advanced', 'families'], 'beginner'))).toBe('nothing');
  expect(found(rule, withLevels(['boys', 'boys', 'toys'], 'boys'))).toBe('nothing');
  expect(found(rule, withLevels(['2031-05-06', '2031-05-06', '2031-05-07'], '2031-05-06'))).toBe('nothing');
  expect(found(rule, withLevels(['advanced', 'families', 'familie'], 'advanced'))).toBe('nothing');
});

test('accepts what it likes in a field by which no list chooses, or in which entries say many different words', () => {
  expect(found(rule, withLevels(['advanced', 'advanced', 'Advanced']))).toBe('nothing');
  const many = Array.from({ length: 19 }, (_, index) => 'abcdefghijklmnopqrstuvwxyz'.charAt(index).repeat(8));
  expect(found(rule, withLevels(['beginner', 'beginer', ...many], 'beginner'))).toBe('nothing');
  expect(found(rule, withLevels(['beginner', 'beginer', ...many.slice(1)], 'beginner'))).toContain('Did you mean');
});
