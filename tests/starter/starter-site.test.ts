import { join } from 'node:path';
import { expect, test } from 'vitest';
import { checkSite } from '../../src/checks/check-site';
import { readAssets } from '../../src/frame/read-assets';
import { isRightToLeft } from '../../src/manifest/languages';
import { allWords } from '../../src/registry/all-words';
import { readColor } from '../../src/starter/answers';
import { isSpoken, spokenLanguages } from '../../src/starter/copies';
import { type BusinessKind, businessKinds } from '../../src/starter/kinds';
import { type SiteAnswers, starterSite } from '../../src/starter/starter-site';
import { themeColors } from '../../src/starter/theme-colors';
import { root } from '../project';
import { registry } from '../registry';

const { assets } = readAssets(join(root, 'tests/fixtures/agency'));
const answers: SiteAnswers = {
  name: 'Kilifi Kayaks',
  language: 'en',
  color: '#0f6e78',
  kind: 'guide',
  look: 'departures',
};
const today = '2027-03-01';

/** What the check says of a starter site, but for its pictures and placeholders. */
function problemsOf(given: Partial<SiteAnswers>): string[] {
  const text = JSON.stringify(starterSite({ ...answers, ...given }, today));
  const { problems } = checkSite(text, assets, { now: new Date(), registry });
  const others = problems.filter(
    ({ rule }) => !['picture-exists', 'placeholder', 'sample', 'still-sample'].includes(rule),
  );
  return others.map(({ rule, message }) => `${rule}: ${message}`);
}

test.each(
  ['#ffffff', '#000000', '#ffff00', '#00ff00', '#ff0000', '#0000ff', '#808080', '#777777', '#f97316', '#010203'].map(
    (color) => [color],
  ),
)('words around the accent %s can be read', (color) => {
  expect(problemsOf({ color })).toEqual([]);
});

test('the accent of each kind and each colour with a name is kept as it is', () => {
  const named = ['red', 'orange', 'brown', 'green', 'teal', 'blue', 'purple', 'pink', 'grey'].map((name) => {
    const { value = '' } = { value: '', ...readColor(name) };
    return value;
  });
  const accents = [...named, ...Object.values(businessKinds).map(({ accent }) => accent)];
  expect(accents.map((accent) => themeColors(accent).accent)).toEqual(accents);
});

test.each([
  'A',
  '山田商店',
  'Mama Ngina’s "Kitchen" & Sons',
  'Gesellschaft für Wattwanderungen und Kajakfahrten an der Nordseeküste',
  'مطبخ ليلى',
  '**Bold** [link](/nowhere)',
])('a business may be called %s', (name) => {
  expect(problemsOf({ name })).toEqual([]);
});

test('a site in a language without copy says of itself that its words are English', () => {
  expect(isSpoken('fa')).toBe(false);
  const { site, words, routes } = starterSite({ ...answers, language: 'fa' }, today);
  expect(site).toMatchObject({ language: 'fa', direction: 'rtl' });
  expect(words).toBeUndefined();
  expect(routes[0]?.title).toBe(starterSite(answers, today).routes[0]?.title);
  expect(problemsOf({ language: 'ar' })).toEqual([]);
  expect(problemsOf({ language: 'fa' })).toEqual([expect.stringMatching(/^words-are-translated: /)]);
});

test('languages are written from right to left after their script', () => {
  expect(['ar', 'fa', 'he', 'ur', 'uz-Arab'].filter(isRightToLeft)).toHaveLength(5);
  expect(['en', 'sw', 'uz', 'zh-Hant'].filter(isRightToLeft)).toEqual([]);
});

test('a site in each language with copy has the words of the engine, and writes none of its own', () => {
  for (const language of spokenLanguages) {
    expect(allWords).toHaveProperty(language);
    expect(starterSite({ ...answers, language }, today).words).toBeUndefined();
  }
});

test('each kind of business says something else on its pages, in every language', () => {
  for (const language of spokenLanguages) {
    const sites = (Object.keys(businessKinds) as BusinessKind[]).map((kind) =>
      starterSite({ ...answers, language, kind }, today),
    );
    for (const read of [0, 1].map((page) => (site: (typeof sites)[number]) => site.routes[page]?.description)) {
      expect(new Set(sites.map(read)).size).toBe(sites.length);
    }
    for (const { routes } of sites) expect(routes.filter(({ from }) => from === undefined)).toHaveLength(4);
  }
});

test('two blocks of the page of offers never stand on one tinted ground, and an offer on the home page says its day or its price', () => {
  for (const kind of Object.keys(businessKinds) as BusinessKind[]) {
    const { routes } = starterSite({ ...answers, kind }, today);
    const grounds = (routes[1]?.blocks ?? []).map((block) => ('surface' in block ? block.surface : undefined));
    expect([kind, grounds.filter((one, index) => one === 'tinted' && grounds[index + 1] === one)]).toEqual([kind, []]);
    const { collections } = starterSite({ ...answers, kind }, today);
    const { fields } = Object.values(collections ?? {})[0] as { fields: Record<string, { kind: string }> };
    const said = fields.date ? '{date:long}' : fields.price?.kind === 'money' ? '{price:money}' : '{price}';
    expect(routes[0]?.blocks[1]).toMatchObject({
      items: { as: { meta: said, ...(fields.photo && { picture: '{photo}' }) } },
    });
  }
});
