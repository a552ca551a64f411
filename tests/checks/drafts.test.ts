import { expect, test } from 'vitest';
import { checkSite } from '../../src/checks/check-site';
import { composePages } from '../../src/compose/composed-page';
import { assets } from '../assets';
import { registry } from '../registry';
import { type Edit, found, siteWith } from './site-with';

const description = 'What costs less this week: the rye of yesterday, broken biscuits and all that is left at five.';
const blocks = [{ type: 'text', heading: 'Offers', text: 'Half the price.' }];
const draft = { path: '/offers', title: 'Offers', description, draft: true, blocks };
const now = new Date('2031-05-06T12:00:00');

function pathsOf(edit: Edit, showsDrafts: boolean): string[] | undefined {
  const { pages } = checkSite(siteWith(edit), assets, { now, registry, showsDrafts });
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
  const { site, pages } = checkSite(siteWith({ '/routes/-': draft }), assets, { now, registry });
  expect(site && composePages(site)).toEqual(pages);
});

const wrong: Edit = { '/routes/-': { ...draft, blocks: [{ type: 'text', heading: 'Offers', text: '[Soon](/soon)' }] } };

test('a mistake in a draft is a warning to whoever publishes, and an error to whoever edits it', () => {
  expect(found('link-target-exists', wrong)).toMatch(/^warning "\/soon|^warning \/soon/);
  expect(pathsOf(wrong, false)).toEqual(['/', '/contact', '404']);
  expect(found('link-target-exists', wrong, { showsDrafts: true })).not.toContain('warning');
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
