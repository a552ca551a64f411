import { describe, expect, test } from 'vitest';
import type { Json, Manifest } from '../src/manifest/manifest';
import { textOf } from './project';

// What this site asks of its own words. What every site should keep is a rule of the check.
const { routes, shared = {} }: Manifest = JSON.parse(textOf('tests/fixtures/agency/site.json'));

test('no sentence stands on two pages, save in a shared block', () => {
  const pages = new Map<string, Set<string>>();
  for (const { path, blocks } of routes) {
    for (const sentence of sentencesOf(blocks)) pages.set(sentence, (pages.get(sentence) ?? new Set()).add(path));
  }
  expect(pages.size).toBeGreaterThan(500);
  expect([...pages].filter(([, paths]) => paths.size > 1)).toEqual([]);
});

describe.each(routes.map((route) => [route.path, route] as const))('%s', (_, { blocks }) => {
  const [opening] = blocks;

  test('opens with at most five lines on a phone 360 pixels wide', () => {
    expect(opening).toMatchObject({ type: 'hero', text: expect.stringMatching(/^.{20,170}$/s) });
  });

  test('says something else above its heading than in it and in the headings that follow', () => {
    const eyebrow = opening?.eyebrow;
    const headings = blocks.map(({ heading = '' }) => heading).join('\n');
    if (eyebrow) expect(headings.toLowerCase()).not.toContain(String(eyebrow).toLowerCase());
  });

  test('has a next step near its end', () => {
    const end = blocks.slice(-2).map((block) => (block.type === 'shared' ? shared[String(block.block)] : block));
    expect(JSON.stringify(end)).toMatch(/"to":"(\/apply|\/contact)"|\]\(\/apply\)|"type":"form"/);
  });
});

/** The longer sentences that a part of a page writes itself, but for what its pictures show. */
function sentencesOf(part: Json): string[] {
  if (typeof part === 'string') return part.split(/(?<=[.!?])\s+/).filter((sentence) => sentence.length > 30);
  if (part === null || typeof part !== 'object') return [];
  return Object.entries(part).flatMap(([key, value]) => (key === 'picture' ? [] : sentencesOf(value)));
}
