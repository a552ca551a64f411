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
  expect(found(rule, withLevels(['advanced', 'advanced', 'Advanced']))).toMatchInlineSnapshot(
    `"warning "Advanced" → Only this entry of "trips" has "Advanced" as its "level", and others have "advanced". Did you mean "advanced"?"`,
  );
});

test('accepts words of their own, short ones, dates and numbers', () => {
  expect(found(rule, withLevels(['beginner', 'advanced', 'families'], 'beginner'))).toBe('nothing');
  expect(found(rule, withLevels(['boys', 'boys', 'toys']))).toBe('nothing');
  expect(found(rule, withLevels(['2031-05-06', '2031-05-06', '2031-05-07']))).toBe('nothing');
  expect(found(rule, withLevels(['beginner', 'beginners']))).toBe('nothing');
});
