import { type ReactNode, Suspense } from 'react';
import { pageAddress } from '../addresses/page-address';
import type { Block, Page, Shell, Words } from '../compose/page';
import { Shell as ShellView } from '../shell/shell';
import { SiteContext } from '../ui/site';
import type { Components } from './components';

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
      <Surroundings shell={shell} pageTitle={page.title}>
        {children}
      </Surroundings>
    </InSite>
  );
}

/** Gives what is drawn of a page the words, icons and addresses that it may ask for. */
export function InSite({ shell, page, children }: Omit<SiteViewProps, 'Surroundings'>): ReactNode {
  const site = {
    base: shell.base,
    language: shell.language,
    timeZone: shell.timeZone,
    currentHref: pageAddress(page.path, shell),
    words: { ...shell.words, ...page.words } as Words,
    icons: { ...shell.icons, ...page.icons },
  };
  return <SiteContext value={site}>{children}</SiteContext>;
}

interface PageViewProps {
  page: Page;
  components: Components;
}

/** The blocks of a page; each hydrates on its own, so that none holds up the others. */
export function PageView({ page, components }: PageViewProps): ReactNode {
  return page.blocks.map((block, index) => (
    <Suspense key={`${page.path} ${index}`} fallback={null}>
      <BlockView block={block} components={components} />
    </Suspense>
  ));
}

interface BlockViewProps {
  block: Block;
  components: Components;
}

/** One block, drawn by the component of its type. */
export function BlockView({ block, components }: BlockViewProps): ReactNode {
  const Component = components.of(block.type);
  return <Component {...block} />;
}
