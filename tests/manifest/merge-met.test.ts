import { expect, test } from 'vitest';
import type { JsonObject } from '../../src/manifest/manifest';
import { type MetMerge, mergeMetVersions } from '../../src/manifest/merge-met';
import { partMetVersions } from '../../src/manifest/met-versions';

/** Lines of a site with one place where two versions meet. */
const met = (
  mine: string[],
  theirs: string[],
  base?: string[],
  [one, other]: readonly string[] = [' HEAD', ' winter'],
): string[] => [
  `<<<<<<<${one}`,
  ...mine,
  ...(base ? ['||||||| 1a2b3c4', ...base] : []),
  '=======',
  ...theirs,
  `>>>>>>>${other}`,
];

const site = (hero: string[], end = ['  "copyright": "Ours"']): string[] => [
  '{',
  '  "hero": {',
  ...hero,
  '  },',
  ...end,
  '}',
  '',
];

function merged(lines: string[], lineEnd = '\n'): MetMerge {
  const versions = partMetVersions(lines.join(lineEnd));
  const merge = versions ? mergeMetVersions(versions) : { failures: ['no marks'] };
  if ('failures' in merge) throw new Error(merge.failures.join());
  return merge;
}

/** What has to be decided, and what the merge says otherwise. */
function asked({ conflicts }: MetMerge): unknown[] {
  return conflicts.map(({ pointer, mine, theirs }) => [pointer, mine, theirs]);
}

const [heading, text] = ['    "heading": "Hello",', '    "text": "Come in."'];

test('two versions in one text are asked about value by value, and theirs stands in the text until that is decided', () => {
  for (const lineEnd of ['\n', '\r\n']) {
    for (const labels of [
      [' HEAD', ' winter'],
      ['', ''],
      [' ', ' '],
    ]) {
      const lines = site(met([heading, text], ['    "heading": "Welcome",', text], undefined, labels));
      const merge = merged(lines, lineEnd);
      expect(asked(merge)).toEqual([['/hero/heading', 'Hello', 'Welcome']]);
      expect(merge.text).toBe(site(['    "heading": "Welcome",', text]).join(lineEnd));
      expect(merge.root).toEqual(JSON.parse(merge.text));
      expect(merge.mine).toEqual({ hero: { heading: 'Hello', text: 'Come in.' }, copyright: 'Ours' });
    }
  }
});

test('where the version before both is there, what one alone changed counts', () => {
  const mine = ['    "heading": "Welcome",', text];
  const theirs = [heading, '    "text": "Come on in."'];
  const merge = merged(site(met(mine, theirs, [heading, text])));
  expect(asked(merge)).toEqual([]);
  expect(merge.root.hero).toEqual({ heading: 'Welcome', text: 'Come on in.' });
});

test('of several places each is asked about, and what only one of them says is kept', () => {
  const lines = site(met(['    "heading": "A"'], ['    "heading": "B",', '    "more": true']), [
    ...met(['  "copyright": "C"'], ['  "copyright": "D"']),
  ]);
  const merge = merged(lines);
  expect(asked(merge)).toEqual([
    ['/hero/heading', 'A', 'B'],
    ['/copyright', 'C', 'D'],
  ]);
  expect(merge.root).toEqual({ hero: { heading: 'B', more: true }, copyright: 'D' });
});

test('entries that each added are both kept, and one that both changed stays one', () => {
  const trip = (slug: string, price: number): string =>
    `{ "slug": "${slug}", "name": "Trip ${slug}", "price": ${price} }`;
  const trips = (lines: string[]): string[] => ['{ "trips": [', trip('dawn', 10), ',', ...lines, '] }'];
  const added = merged(trips(met([trip('creek', 20)], [trip('mangrove', 30)])));
  expect(asked(added)).toEqual([]);
  expect((added.root.trips as JsonObject[]).map(({ slug }) => slug).toSorted()).toEqual(['creek', 'dawn', 'mangrove']);
  const changed = merged(trips(met([trip('creek', 20)], [trip('creek', 25)])));
  expect(asked(changed)).toEqual([['/trips/1/price', 20, 25]]);
  const words = merged(['{ "text": [ "One",', ...met(['"Two"'], ['"Three"']), '] }']);
  expect(asked(words)).toEqual([['/text/1', 'Two', 'Three']]);
});

test('a block that both changed deep within stays one', () => {
  const faq = (answer: string): string =>
    `{ "type": "faq", "items": [{ "question": "When?", "answer": "${answer}" }, { "question": "Where?", "answer": "Here" }] }`;
  const merge = merged(['{ "blocks": [', ...met([faq('Today')], [faq('Tomorrow')]), '] }']);
  expect(asked(merge)).toEqual([['/blocks/0/items/0/answer', 'Today', 'Tomorrow']]);
});

test('of zdiff3 and of a version before both that is no JSON, what can be known counts', () => {
  // The lines that both begin with stand before the marks, without being in the version before both.
  const lines = site(['    "new": 1,', ...met(['    "text": "A"'], ['    "text": "B"'], [heading, text])]);
  expect(asked(merged(lines))).toEqual([['/hero/text', 'A', 'B']]);
  const nested = ['<<<<<<<<< Temporary', text, '=========', heading, '>>>>>>>>> other'];
  expect(asked(merged(site(met(['    "text": "A"'], ['    "text": "B"'], nested))))).toEqual([
    ['/hero/text', 'A', 'B'],
  ]);
});

test('what was put away before taking in what others wrote is one’s own', () => {
  const labels = [' Updated upstream', ' Stashed changes'];
  const lines = site(met(['    "text": "Theirs"'], ['    "text": "Mine"'], undefined, labels));
  expect(asked(merged(lines))).toEqual([['/hero/text', 'Mine', 'Theirs']]);
});

test('a version that is no JSON by itself is told with the line in which that shows', () => {
  const lines = site(met(['    "heading": "A"', '    "text": "B"'], [heading, text]));
  const versions = partMetVersions(lines.join('\n'));
  expect(versions?.places).toEqual([[3, 9]]);
  expect(versions && mergeMetVersions(versions)).toEqual({
    failures: [expect.stringMatching(/^“HEAD” cannot be read by itself\. Line [45]: .*comma/)],
  });
});

test('marks of which one is missing, and a text without any, are no two versions', () => {
  const lines = site(met([heading, text], [text]));
  for (const index of [2, 5, 7]) expect(partMetVersions(lines.toSpliced(index, 1).join('\n'))).toBeUndefined();
  expect(partMetVersions('{ "a": "<<<<<<< ======= >>>>>>>" }')).toBeUndefined();
  expect(partMetVersions('')).toBeUndefined();
});
