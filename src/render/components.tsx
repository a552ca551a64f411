import type { ComponentType, ReactNode } from 'react';
import type { Block, BlockOf, BlockType } from '../compose/page';

interface BlockViewProps {
  block: Block;
  components: Components;
}

/** One block, drawn by the component of its type. */
export function BlockView({ block, components }: BlockViewProps): ReactNode {
  const Component = components.of(block.type);
  return <Component {...block} />;
}

/** The functions that load the component of each block type. */
export type ComponentList = { [T in BlockType]?: () => Promise<ComponentType<BlockOf<T>>> };

/** The components of the block types that some page has needed so far. */
export interface Components {
  /** Loads the components of block types, each once. */
  load(types: Iterable<BlockType>): Promise<void>;
  /** Gives the component of a block type that has been loaded; throws for another. */
  of(type: BlockType): ComponentType<Block>;
}

/** Makes the components of a list ready to be loaded one by one. */
export function createComponents(list: ComponentList): Components {
  const loaded: { [T in BlockType]?: ComponentType<Block> | undefined } = {};
  return {
    async load(types) {
      await Promise.all(
        [...new Set(types)].map(async (type) => {
          loaded[type] ??= (await list[type]?.()) as ComponentType<Block> | undefined;
        }),
      );
    },
    of(type) {
      const component = loaded[type];
      if (!component) throw new Error(`The component of "${type}" has not been loaded.`);
      return component;
    },
  };
}
