import type { ReactNode } from 'react';
import type { BlockOf } from '../../compose/page';
import { Fact } from '../../ui/fact';
import { lastDay } from '../../ui/last-day';
import { RuledRow } from '../../ui/ruled-row';
import { Section } from '../../ui/section';

/** What a reader wants to know first, in a ruled row. */
export function Facts(block: BlockOf<'facts'>): ReactNode {
  return (
    <Section block={block}>
      <RuledRow as="dl">
        {block.items.map((item, index) => (
          <Fact key={index} label={item.label} value={<bdi>{item.value}</bdi>} note={item.note} {...lastDay(item)} />
        ))}
      </RuledRow>
    </Section>
  );
}
