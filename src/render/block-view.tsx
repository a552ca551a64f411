import type { ReactNode } from 'react';
import type { Block } from '../compose/page';
import type { Components } from './components';

interface BlockViewProps {
  block: Block;
  components: Components;
}

/** One block, drawn by the component of its type. */
export function BlockView({ block, components }: BlockViewProps): ReactNode {
  const Component = components.of(block.type);
  return <Component {...block} />;
}
