import {
  Component,
  type ComponentType,
  createContext,
  createElement,
  Fragment,
  type ReactNode,
  use,
  useId,
  useState,
} from 'react';
import { createPortal } from 'react-dom';
import { renderToString } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { components as list } from '../../src/blocks/generated/components';
import { composeShell } from '../../src/compose/compose-shell';
import type { Block, Page, Shell, Words } from '../../src/compose/page';
import type { Site } from '../../src/compose/site';
import { type Components, createComponents } from '../../src/render/components';
import { splitPreloads } from '../../src/render/document';
import { drawBlocks } from '../../src/render/draw-blocks';
import { drawStatic } from '../../src/render/draw-static';
import { drawnSite, InSite, PageView } from '../../src/render/page-view';
import { type DrawnSite, useSite } from '../../src/ui/site';
import { composePages } from '../composed-pages';
import { rightExamples } from '../examples';
import { checkedSite, drawnSites } from './checked-site';

const examples = 'the examples of all blocks';

/** The types of blocks that React draws: those with state, and those that may show a picture which is fetched early. */
const leftToReact = ['form', 'hero'];

test.each([examples, ...drawnSites])('the blocks of every page of %s are drawn as React draws them', async (name) => {
  const { site, pages } = pagesOf(name);
  const { shell } = composeShell(site);
  const components = createComponents(list);
  await components.load(pages.flatMap(({ blocks }) => blocks.map(({ type }) => type)));
  const left = new Set<string>();
  for (const page of pages) {
    expect(drawBlocks(shell, page, components)).toEqual(drawnByReact(shell, page, components));
    const places = PageView({ page, components });
    for (const [index, { type }] of page.blocks.entries())
      if (drawStatic(places[index], drawnSite(shell, page)) === undefined) left.add(type);
  }
  for (const type of left) expect(leftToReact).toContain(type);
});

/** Nodes in which what React does is easily done otherwise. */
const alike: Record<string, ReactNode> = {
  texts: (
    <p>
      one {2} {''}
      {null}
      {true}
      {createElement(Fragment, null, 'three', -0)}
      <b>{0}</b>five
    </p>
  ),
  attributes: (
    <p title={`"&'<>`} id="" hidden tabIndex={-1} data-none={undefined} data-no={false} aria-hidden={true}>
      {`"&'<>`} &nbsp; 😀
    </p>
  ),
  addresses: (
    <a href="/?a=1&b='2'" className="" download="" rel={undefined} lang="en">
      {['a', ['b', <br key="br" />, 'c'], 'd']}
    </a>
  ),
  drawings: (
    <svg viewBox="0 0 1 1" strokeWidth={2} strokeLinecap="round" aria-hidden="true">
      <path d="M0 0" fillRule="evenodd" />
    </svg>
  ),
  pictures: (
    <picture>
      <source srcSet="a.avif 1x" sizes="100vw" media="(min-width: 1px)" />
      <img src="a.jpg" alt="" width={1} height={2} fetchPriority="high" />
    </picture>
  ),
  films: createElement('video', { controls: true, muted: true, playsInline: true, preload: 'none', width: 1.5 }),
  lists: (
    <ol start={0} reversed={false}>
      <li value={3}>three</li>
    </ol>
  ),
};

test.each(Object.entries(alike))('%s are drawn as React draws them', (_, node) => {
  expect(drawStatic(node, anySite)).toBe(splitPreloads(renderToString(node)).body);
});

class WithClass extends Component {
  override render(): ReactNode {
    return 'text';
  }
}
const Context = createContext('');
const empty: string = 'br';

const left: Record<string, ReactNode> = {
  'a hook': createElement(() => useId()),
  state: createElement(() => useState('text')[0]),
  'a class': <WithClass />,
  'a context': <Context value="">text</Context>,
  'what reads a context': createElement(() => use(Context)),
  'a portal': createElement(() => createPortal('text', { nodeType: 1 } as Element)),
  'a promise': Promise.resolve('text'),
  'a set': new Set(['text']),
  'a picture that is fetched early': <img src="a.jpg" alt="" />,
  'an address that is code': createElement('a', { href: '\tjavascript:alert()' }, 'text'),
  'an empty address': createElement('a', { href: '' }, 'text'),
  'an object as an attribute': <p style={{ color: 'red' }}>text</p>,
  'a function as an attribute': createElement('p', { onClick: () => {} }, 'text'),
  'an element of which React knows more': <textarea defaultValue="text" />,
  'an element with a hyphen': createElement('my-element', null, 'text'),
  'content in an element without an end': createElement(empty, null, 'text'),
  'an attribute that cannot be': createElement('p', { 'a"b': 'text' }),
  'what fails': createElement(() => {
    throw new Error('It fails.');
  }),
};

test.each(Object.entries(left))('%s is left to React', (_, node) => {
  vi.spyOn(console, 'error').mockReturnValue();
  expect(drawStatic(<div>{node}</div>, anySite)).toBeUndefined();
});

test('what asks for the site gets that which is drawn, and none afterwards', () => {
  const Base = (): ReactNode => useSite().base;
  expect(drawStatic(<Base />, anySite)).toBe('/here/');
  expect(() => renderToString(<Base />)).toThrow('outside of a site');
});

test('a block that React must draw keeps its place, and what is fetched early comes in its order', () => {
  vi.spyOn(console, 'error').mockReturnValue();
  const { site, pages } = pagesOf('contact-form');
  const { shell } = composeShell(site);
  const [anyPage] = pages as [Page];
  const Still = (): ReactNode => <p>still</p>;
  const Asking = (): ReactNode => <p id={useId()}>asking</p>;
  const Early = (): ReactNode => <img src={`${useSite().base}a.jpg`} alt="" />;
  for (const drawn of [
    [Still, Asking, Still, Asking],
    [Early, Still],
    [Early, Asking, Early, Still],
  ]) {
    const blocks = drawn.map(
      (_, index): Block => ({ type: 'lists', level: 2, itemLevel: 3, lists: [], bullets: [], anchor: String(index) }),
    );
    const page = { ...anyPage, blocks };
    const Drawn = ({ anchor }: { anchor?: string }): ReactNode => createElement(drawn[Number(anchor)] ?? Still);
    const components: Components = { load: async () => {}, of: () => Drawn as ComponentType<Block> };
    expect(drawBlocks(shell, page, components)).toEqual(drawnByReact(shell, page, components));
  }
});

const anySite: DrawnSite = { base: '/here/', currentHref: '/here/', language: 'en', words: {} as Words, icons: {} };

function pagesOf(name: string): { site: Site; pages: Page[] } {
  if (name !== examples) {
    const { site, pages } = checkedSite(name);
    return { site, pages: pages.map(({ page }) => page) };
  }
  const { site } = rightExamples();
  return { site, pages: composePages(site).map(({ page }) => page) };
}

function drawnByReact(shell: Shell, page: Page, components: Components): ReturnType<typeof splitPreloads> {
  return splitPreloads(
    renderToString(
      <InSite shell={shell} page={page}>
        <PageView page={page} components={components} />
      </InSite>,
    ),
  );
}
