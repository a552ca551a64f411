import type { ReactNode } from 'react';
import type { BlockOf } from '../../compose/page';
import { Quotation } from '../../ui/quotation';
import { Section } from '../../ui/section';

/** Words that somebody said, and who said them. */
export function Quote(block: BlockOf<'quote'>): ReactNode {
  return (
    <Section block={block}>
      <Quotation of={block} />
    </Section>
  );
}
