import type { ReactNode } from 'react';
import type { BlockOf } from '../../compose/page';
import { Chips as ChipRow } from '../../ui/chips';
import { Section } from '../../ui/section';

/** Short names in a row that wraps, such as countries, cities or topics. */
export function Chips(block: BlockOf<'chips'>): ReactNode {
  return (
    <Section block={block} layout="beside">
      <ChipRow of={block.items} />
    </Section>
  );
}
