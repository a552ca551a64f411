import { expect, test } from 'vitest';
import { type Report, remarksOn, shortfallsOf } from './report';

/** The report of a run in which everything is as it should be, but for the audits and the scores that are named. */
function reportWith(audits: Record<string, [score: number, value?: number, shown?: string]>, scores = {}): Report {
  const all: typeof audits = {
    'largest-contentful-paint': [1, 900],
    'total-blocking-time': [1, 0],
    'cumulative-layout-shift': [1, 0],
    'total-byte-weight': [1, 60_000],
    'color-contrast': [1],
    'modern-http-insight': [1],
    ...audits,
  };
  const refs = (category: string, ...ids: [id: string, weight: number][]) => [
    category,
    {
      score: { performance: 1, accessibility: 1, 'best-practices': 1, seo: 1, ...scores }[category] ?? null,
      auditRefs: ids.map(([id, weight]) => ({ id, weight })),
    },
  ];
  return {
    categories: Object.fromEntries([
      refs('performance', ['largest-contentful-paint', 25], ['total-blocking-time', 30], ['modern-http-insight', 0]),
      refs('accessibility', ['color-contrast', 7]),
      refs('best-practices'),
      refs('seo'),
    ]),
    audits: Object.fromEntries(
      Object.entries(all).map(([id, [score, numericValue, displayValue]]) => [
        id,
        {
          title: `The audit ${id}`,
          score,
          ...(numericValue !== undefined && { numericValue }),
          ...(displayValue && { displayValue }),
        },
      ]),
    ),
    environment: { benchmarkIndex: 1500 },
  };
}

const good = reportWith({});

test('a page with every score at its budget falls short of nothing', () => {
  expect(shortfallsOf({ path: '/', reports: [good, good, good] })).toEqual([]);
});

test('a figure falls short where its median does, and a score names the audits that cost it points', () => {
  const slow = reportWith({ 'largest-contentful-paint': [0.6, 3100, '3.1 s'] }, { performance: 0.93 });
  expect(shortfallsOf({ path: '/apply', reports: [good, slow, good] })).toEqual([]);
  expect(shortfallsOf({ path: '/apply', reports: [slow, slow, good] })).toEqual([
    '/apply: performance is 93, its budget at least 100 (The audit largest-contentful-paint 3.1 s).',
  ]);
});

test('blocking and shift have the most that they may be', () => {
  const busy = reportWith({ 'total-blocking-time': [1, 51], 'cumulative-layout-shift': [1, 0.0021] });
  expect(shortfallsOf({ path: '/apply', reports: [busy] })).toEqual([
    '/apply: blocking is 51 ms, its budget at most 50 ms.',
    '/apply: shift is 0.002, its budget at most 0.001.',
  ]);
});

test('an audit without weight is a remark with the number of its pages', () => {
  const old = reportWith({ 'modern-http-insight': [0] });
  expect(
    remarksOn([
      { path: '/', reports: [old, good] },
      { path: '/apply', reports: [old] },
      { path: '/contact', reports: [good] },
    ]),
  ).toEqual(['The audit modern-http-insight (modern-http-insight): 2 pages']);
});
