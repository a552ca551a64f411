import { composePage } from '../../src/compose/compose-page';
import type { Block, Page } from '../../src/compose/page';
import type { RouteSource } from '../../src/compose/routes';
import { prepareSite, type Site } from '../../src/compose/site';
import type { AuthoredBlock, Manifest } from '../../src/manifest/manifest';
import { assets } from '../assets';
import { registry } from '../registry';

/** A small site, ready to compose, with some of its parts replaced. */
export function siteOf(parts: Partial<Manifest> = {}, now = new Date('2031-05-06T12:00:00')): Site {
  const manifest: Manifest = {
    schemaVersion: 3,
    site: {
      name: 'Corner Bakery',
      url: 'https://bakery.test',
      language: 'en',
      description: 'A bakery.',
      logo: { src: 'uploads/logo.svg', alt: 'Corner Bakery' },
    },
    theme: { colors: { paper: '#ffffff', ink: '#111827', accent: '#1d4ed8', second: '#166534' } },
    header: { menu: [] },
    footer: { copyright: '© {year} {name}' },
    routes: [],
    notFound: { title: 'Not found', blocks: [] },
    ...parts,
  };
  return prepareSite(manifest, assets, registry, now);
}

/** A route with the given blocks. */
export function routeOf(blocks: AuthoredBlock[]): RouteSource {
  return { path: '/', title: 'Bread', description: 'All of it', blocks, pointer: '/routes/0' };
}

/** A page with the given blocks, composed. */
export function pageOf(blocks: AuthoredBlock[], parts: Partial<Manifest> = {}): Page {
  return composePage(siteOf(parts), routeOf(blocks)).page;
}

/** The first block of such a page, its fields free to look at. */
export function blockOf(block: AuthoredBlock, parts: Partial<Manifest> = {}): LooseBlock {
  const [first] = pageOf([block], parts).blocks;
  return first as unknown as LooseBlock;
}

/** A composed block as its fields' names alone tell it. */
export type LooseBlock = Block & Record<string, unknown>;
