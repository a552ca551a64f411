import { median } from '../bench/rounds';
import budgets from '../budgets.json';

/** What Lighthouse reports of one run, as far as it is read here. */
export interface Report {
  categories: Record<string, { score: number | null; auditRefs: { id: string; weight: number; group?: string }[] }>;
  audits: Record<string, Audit>;
  environment: { benchmarkIndex: number };
  runtimeError?: { message: string };
}

interface Audit {
  title: string;
  score: number | null;
  numericValue?: number;
  displayValue?: string;
}

/** A page and the reports of its runs. */
export interface MeasuredPage {
  path: string;
  reports: Report[];
}

/** A figure of a report, how it is printed, and what its budget allows. */
interface Figure {
  name: string;
  of: (report: Report) => number;
  print: (value: number) => string;
  least?: number;
  most?: number;
  /** The category whose audits tell what is amiss. */
  category?: string;
}

const { lighthouse: budget } = budgets;

/** The figures of the table, in its order. */
export const figures: Figure[] = [
  score('performance', 'performance', budget.performance),
  score('accessibility', 'accessibility', budget.accessibility),
  score('best practices', 'best-practices', budget.bestPractices),
  score('SEO', 'seo', budget.seo),
  { name: 'LCP', of: numberOf('largest-contentful-paint'), print: (value) => `${(value / 1000).toFixed(2)} s` },
  {
    name: 'blocking',
    of: numberOf('total-blocking-time'),
    print: (value) => `${value.toFixed(0)} ms`,
    most: budget.blockingMilliseconds,
  },
  {
    name: 'shift',
    // A thousandth of the screen is the least that anybody publishes.
    of: (report) => Math.round(numberOf('cumulative-layout-shift')(report) * 1000) / 1000,
    print: String,
    most: budget.layoutShift,
  },
  { name: 'bytes', of: numberOf('total-byte-weight'), print: (value) => value.toLocaleString('en') },
];

/** The median of a figure over the runs of a page. */
export function medianOf({ of }: Figure, { reports }: MeasuredPage): number {
  return median(reports.map(of));
}

/** A sentence for each figure of a page that is beyond its budget, with the audits that cost a score its points. */
export function shortfallsOf(page: MeasuredPage): string[] {
  return figures.flatMap((figure) => {
    const { name, print, least = Number.NEGATIVE_INFINITY, most = Number.POSITIVE_INFINITY, category } = figure;
    const value = medianOf(figure, page);
    if (value >= least && value <= most) return [];
    const limit = value < least ? `at least ${print(least)}` : `at most ${print(most)}`;
    const middle = page.reports.find((report) => figure.of(report) === value);
    const causes = middle && category ? auditsBelow(middle, category).join('; ') : '';
    return [`${page.path}: ${name} is ${print(value)}, its budget ${limit}${causes ? ` (${causes})` : ''}.`];
  });
}

/** The titles of audits without weight that find something, each with how many pages. */
export function remarksOn(pages: MeasuredPage[]): string[] {
  const counts = new Map<string, number>();
  for (const { reports } of pages) {
    const titles = reports.flatMap(({ categories, audits }) =>
      Object.values(categories)
        .flatMap(({ auditRefs }) => auditRefs)
        .filter(({ id, weight, group }) => weight === 0 && group !== 'hidden' && isBelow(audits[id]))
        .map(({ id }) => `${audits[id]?.title} (${id})`),
    );
    for (const title of new Set(titles)) counts.set(title, (counts.get(title) ?? 0) + 1);
  }
  return [...counts].map(([title, count]) => `${title}: ${count === 1 ? 'one page' : `${count} pages`}`).sort();
}

/** The audits that cost the score of a category points, with what they found. */
function auditsBelow({ categories, audits }: Report, category: string): string[] {
  return (categories[category]?.auditRefs ?? [])
    .filter(({ id, weight }) => weight > 0 && isBelow(audits[id]))
    .map(({ id }) => [audits[id]?.title, audits[id]?.displayValue].filter(Boolean).join(' '));
}

function isBelow(audit: Audit | undefined): boolean {
  return typeof audit?.score === 'number' && audit.score < 1;
}

function score(name: string, category: string, least: number): Figure {
  return {
    name,
    of: ({ categories }) => Math.round((categories[category]?.score ?? 0) * 100),
    print: String,
    least,
    category,
  };
}

function numberOf(audit: string): Figure['of'] {
  return ({ audits }) => audits[audit]?.numericValue ?? Number.NaN;
}
