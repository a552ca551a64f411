import { expect, test } from 'vitest';
import { assets } from '../assets';
import { checkWithPages } from '../check-with-pages';
import { composePages } from '../composed-pages';
import { registry } from '../registry';
import { type Edit, found, problemsOf, siteWith } from './site-with';
import { tripEntries, withTrips } from './trips';

const description = 'What costs less this week: the rye of yesterday, broken biscuits and all that is left at five.';
const blocks = [{ type: 'text', heading: 'Offers', text: 'Half the price.' }];
const draft = { path: '/offers', title: 'Offers', description, draft: true, blocks };
const now = new Date('2031-05-06T12:00:00');

function pathsOf(edit: Edit, showsDrafts: boolean): string[] | undefined {
  const { pages } = checkWithPages(siteWith(edit), assets, { now, registry, showsDrafts });
  return pages?.map(({ page }) => page.path);
}

test('a draft is a page while the site is edited, and none of those that are published', () => {
  expect(pathsOf({ '/routes/-': draft }, true)).toEqual(['/', '/contact', '/offers', '404']);
  expect(pathsOf({ '/routes/-': draft }, false)).toEqual(['/', '/contact', '404']);
  expect(pathsOf({ '/routes/-': { ...draft, draft: false }, '/header/menu/0/to': '/offers' }, false)).toContain(
    '/offers',
  );
});

test('what is composed of a site to be published is what its check hands on, without drafts', () => {
  const { site, pages } = checkWithPages(siteWith({ '/routes/-': draft }), assets, { now, registry });
  expect(site && composePages(site)).toEqual(pages);
});

const wrong: Edit = { '/routes/-': { ...draft, blocks: [{ type: 'text', heading: 'Offers', text: '[Soon](/soon)' }] } };

test('a mistake in a draft is a warning to whoever publishes, and an error to whoever edits it', () => {
  expect(found('link-target-exists', wrong)).toMatch(/^warning "\/soon|^warning \/soon/);
  expect(pathsOf(wrong, false)).toEqual(['/', '/contact', '404']);
  expect(found('link-target-exists', wrong, { showsDrafts: true })).not.toContain('warning');
});

const trips = [{ slug: 'night' }, {}, { slug: 'Día' }, { slug: ['day'] }];
const made = { ...draft, from: 'trips', path: '/trips/{slug}', title: 'Trips', draft: true };

test('an entry without the address of its draft is told in time, and keeps nothing from being published', () => {
  const edit = { '/collections/trips': trips, '/routes/-': made };
  expect(found('template-field-exists', edit)).toMatchInlineSnapshot(`
    "
    warning { → This entry of "trips" has no "slug", and the address of its page writes "{slug}". Let the entry say it.
    (page-address) warning "Día" → "/trips/Día" cannot be the address of a page. It has small letters, digits and hyphens, at most 100 between two /. Write "dia".
    (page-address) warning [ → What stands there cannot be a part of an address. Write "slug" with small letters, digits and hyphens.
    (page-title) warning "Trips" → The page "/trips/night" has the same title. Say what is special about this page.
    (page-title) warning "What costs less this week: the rye of yesterday, broken biscuits and all that is left at five." → The page "/trips/night" has the same description. Say what is special about this page.
    "
  `);
  expect(found('template-field-exists', edit, { showsDrafts: true })).not.toContain('warning {');
  expect(pathsOf(edit, false)).toEqual(['/', '/contact', '404']);
  const published = { ...made, path: '/walks/{slug}', draft: false };
  const both = { '/collections/trips': trips, '/routes/2': made, '/routes/3': published };
  expect(found('template-field-exists', both)).toMatch(/^\{ → This entry of "trips" has no "slug"/m);
});

test('a mistake that stands in a published page too stays an error', () => {
  const both = { ...wrong, '/routes/1/blocks/0/text': '[Soon](/soon)' };
  expect(found('link-target-exists', both)).not.toContain('warning');
});

test('what only a draft uses is used, and nothing has to link to it', () => {
  const used = [{ type: 'text', heading: 'Offers', text: 'Ask for {offer}.' }];
  expect(found('', { '/routes/-': { ...draft, blocks: used }, '/values/offer': 'Half a loaf' })).toBe('nothing');
});

test('past a limit a draft stops a build as any page does', () => {
  const many = Array.from({ length: 101 }, () => blocks[0] as object);
  expect(found('limit-exceeded', { '/routes/-': { ...draft, blocks: many as never } })).not.toContain('warning');
});

test.each([
  ['leads nowhere', '/nowhere', 'link-target-exists'],
  ['runs', 'javascript:alert', 'link-scheme'],
  ['is not secure', 'http://example.test', 'link-scheme'],
])('a draft whose address cannot be one hides no link that %s', (_, to, rule) => {
  for (const slug of ['javascript:alert', 'Día', '.', 't']) {
    const draft = tripEntries({ slug: slug, draft: true }, { slug: 'A:t', draft: true });
    const edit = { ...withTrips(draft), '/routes/0/blocks/0/actions/0/to': to };
    expect(problemsOf(edit).map((problem) => `${problem.severity} ${problem.rule}`)).toContain(`error ${rule}`);
  }
});

test('two drafts of one address hide no link that leads nowhere', () => {
  const other = { ...draft, title: 'More', blocks: [{ type: 'text', heading: 'More', text: 'Later.' }] };
  const edit = { '/routes/2': draft, '/routes/3': other, '/routes/0/blocks/0/actions/0/to': '/nowhere' };
  expect(problemsOf(edit).map(({ rule, severity }) => `${severity} ${rule}`)).toContain('error link-target-exists');
});
