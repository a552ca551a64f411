import { expect, test } from 'vitest';
import { type ComposedPage, composePage } from '../../src/compose/compose-page';
import type { Inline, Link } from '../../src/compose/page';
import { prepareSite } from '../../src/compose/site';
import { fileNote } from '../../src/ui/file-note';
import { assets } from '../assets';
import { siteOf } from './site-of';

const type = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

interface Circumstances {
  language?: string;
  bytes?: number;
  words?: Record<string, string>;
}

/** A page with one block as it receives it, in a site with files to link to, and the files that it shows. */
function pageWith(block: object, { language = 'en', bytes = 1_234_567, words = {} }: Circumstances = {}): ComposedPage {
  const { manifest, registry } = siteOf({ words });
  const files = {
    'uploads/price-list.pdf': { path: '_assets/price-list.5.pdf', bytes },
    'uploads/Our trips.xlsx': { path: '_assets/our-trips.6.xlsx', bytes },
    'uploads/no#1.zip': { path: '_assets/no-1.7.zip', bytes },
  };
  const direction = language === 'ar' ? ('rtl' as const) : ('ltr' as const);
  const inLanguage = { ...manifest, site: { ...manifest.site, language, direction } };
  const site = prepareSite(inLanguage, { ...assets, files }, registry, new Date('2031-05-06'));
  return composePage(site, { path: '/', title: '', description: '', blocks: [block as never], pointer: '/routes/0' });
}

/** A link to a file as a page receives it, and the files that the page shows. */
function linkTo(to: string, circumstances?: Circumstances): { link: Link; assets: string[] } {
  const block = { type: 'cta', heading: 'Prices', actions: [{ label: 'Read', to }] };
  const { page, facts } = pageWith(block, circumstances);
  const [composed] = page.blocks as unknown as [{ actions: [{ to: Link }] }];
  return { link: composed.actions[0].to, assets: facts.assets };
}

const noteOf = (...given: Parameters<typeof linkTo>): string | undefined => {
  const { file } = linkTo(...given).link;
  return file && fileNote(file, '').replaceAll('\u00a0', '_');
};

test('a link to a file leads to the published one and says what it is', () => {
  expect(linkTo('uploads/price-list.pdf')).toEqual({
    link: {
      href: '/_assets/price-list.5.pdf',
      file: { note: '({kind},\u00a0{size})', kind: 'PDF', size: '1.2\u00a0MB', type: 'application/pdf' },
    },
    assets: ['_assets/price-list.5.pdf'],
  });
});

test('a file that no browser opens is saved under its own name', () => {
  const file = { note: '({kind},\u00a0{size})', kind: 'XLSX', size: '1.2\u00a0MB', type, name: 'Our trips.xlsx' };
  for (const to of ['uploads/Our trips.xlsx', 'uploads/Our%20trips.xlsx']) {
    expect(linkTo(to).link).toEqual({ href: '/_assets/our-trips.6.xlsx', file });
  }
});

test('a link may lead to a place in a file, whose own name may hold the mark of a place', () => {
  expect(linkTo('uploads/price-list.pdf#page=2').link.href).toBe('/_assets/price-list.5.pdf#page=2');
  expect(linkTo('uploads/no#1.zip').link).toMatchObject({ href: '/_assets/no-1.7.zip', file: { name: 'no#1.zip' } });
});

test('the size is written in the language of the site, to two digits', () => {
  expect(noteOf('uploads/price-list.pdf', { language: 'de' })).toBe('(PDF,_1,2_MB)');
  expect(noteOf('uploads/price-list.pdf', { language: 'fr', bytes: 86_400 })).toBe('(PDF,_86\u202fko)');
  expect(noteOf('uploads/price-list.pdf', { bytes: 12 })).toBe('(PDF,_1_kB)');
  expect(noteOf('uploads/price-list.pdf', { bytes: 12_600_000 })).toBe('(PDF,_13_MB)');
  const words = { fileNote: '({kind}، {size})' };
  expect(noteOf('uploads/price-list.pdf', { language: 'ar', words })).toBe('(\u2068PDF\u2069،_\u20681.2_م.ب\u2069)');
});

test('a link to a file that is not there, or of a kind that is not published, leads nowhere', () => {
  for (const to of ['uploads/prices.pdf', 'uploads/page.html', 'uploads/constructor', 'uploads/%']) {
    expect(linkTo(to), to).toEqual({ link: { href: '' }, assets: [] });
  }
});

test('copy links to a file as a button does', () => {
  const text = 'Our [prices](uploads/price-list.pdf).';
  const [block] = pageWith({ type: 'text', text }).page.blocks as unknown as [{ text: Inline[][] }];
  expect(block.text[0]?.[1]).toMatchObject({ kind: 'link', to: { file: { type: 'application/pdf' } } });
});
