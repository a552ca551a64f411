import type { ReactNode } from 'react';
import { pageAddress } from '../addresses/page-address';
import { liveComponents } from '../blocks/generated/live-components';
import type { Block, Page, Shell, Words } from '../compose/page';
import { Shell as ShellView } from '../shell/shell';
import { type DrawnSite, SiteContext } from '../ui/site';
import { BlockView, type Components } from './components';

/** What is drawn around the blocks of a page. */
export type Surroundings = typeof ShellView;

interface SiteViewProps {
  shell: Shell;
  page: Page;
  Surroundings?: Surroundings | undefined;
  children: ReactNode;
}

/** A site around one of its pages; the page itself is `children`. */
export function SiteView({ shell, page, Surroundings = ShellView, children }: SiteViewProps): ReactNode {
  return (
    <InSite shell={shell} page={page}>
      <Surroundings shell={shell} pageTitle={page.title} languages={page.languages}>
        {children}
      </Surroundings>
    </InSite>
  );
}

/** Provides the words, icons and addresses of the site to the components of a page. */
export function InSite({ shell, page, children }: Omit<SiteViewProps, 'Surroundings'>): ReactNode {
  return <SiteContext value={drawnSite(shell, page)}>{children}</SiteContext>;
}

/** Gives the site as the components of one of its pages see it. */
export function drawnSite(shell: Shell, page: Page): DrawnSite {
  return {
    base: shell.base,
    language: shell.language,
    ...(page.languages && { isTranslated: true }),
    timeZone: shell.timeZone,
    currency: shell.currency,
    currentHref: pageAddress(page.path, shell),
    words: { ...shell.words, ...page.words } as Words,
    icons: { ...shell.icons, ...page.icons },
  };
}

interface PageViewProps {
  page: Page;
  components: Components;
}

/**
 * The blocks of a page, each in an element with the name of its type, which styles of a site may use, and in which
 * blocks with state come to life. Called as a function, it gives them one by one.
 */
export function PageView({ page, components }: PageViewProps): ReactNode[] {
  return page.blocks.map((block, index) => (
    <div
      key={`${page.path} ${index}`}
      data-block={block.type}
      data-tone={page.tone}
      data-hydrate={hydrates(block) ? '' : undefined}
    >
      <BlockView block={block} components={components} />
    </div>
  ));
}

/** Tells whether a block has state; in a browser without scripts it shows as it was drawn. */
export function hydrates({ type }: Block): boolean {
  return Object.hasOwn(liveComponents, type);
}
