import { type ComponentType, type ReactNode, Suspense } from 'react';
import { pageAddress } from '../addresses/page-address';
import { blocks } from '../blocks';
import type { Block, BlockType, Page, Shell, Words } from '../compose/page';
import { Shell as ShellView } from '../shell/shell';
import { SiteContext } from '../ui/site';

/** The components of some block types, by type. */
export type Components = Partial<Record<BlockType, ComponentType<Block>>>;

const loaded: Components = {};

/** The components of the given block types, each loaded once. */
export async function loadComponents(types: Iterable<BlockType>): Promise<Components> {
  await Promise.all(
    [...new Set(types)].map(async (type) => {
      loaded[type] ??= (await blocks[type]()) as ComponentType<Block>;
    }),
  );
  return loaded;
}

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
  const site = {
    base: shell.base,
    language: shell.language,
    currentHref: pageAddress(page.path, shell),
    words: { ...shell.words, ...page.words } as Words,
    icons: { ...shell.icons, ...page.icons },
  };
  return (
    <SiteContext value={site}>
      <Surroundings shell={shell} pageTitle={page.title}>
        {children}
      </Surroundings>
    </SiteContext>
  );
}

/** The blocks of a page; each hydrates on its own, so that none holds up the others. */
export function PageView({ page }: { page: Page }): ReactNode {
  return page.blocks.map((block, index) => (
    <Suspense key={`${page.path} ${index}`} fallback={null}>
      <BlockView block={block} />
    </Suspense>
  ));
}

/** One block, drawn by the component of its type. */
export function BlockView({ block }: { block: Block }): ReactNode {
  const Component = loaded[block.type];
  if (!Component) throw new Error(`The component of "${block.type}" has not been loaded.`);
  return <Component {...block} />;
}
