import type { ReactNode } from 'react';
import type { BlockOf } from '../../compose/page';
import { MarkedList } from '../../ui/marked-list';
import { Section } from '../../ui/section';

/** Short points; three columns of them take the whole width of the page. */
export function List(block: BlockOf<'list'>): ReactNode {
  const { bullet, columns } = block;
  return (
    <Section block={block} layout={columns === 3 ? 'stacked' : 'beside'}>
      <MarkedList of={block} bullet={bullet} {...(columns && { columns })} />
    </Section>
  );
}
