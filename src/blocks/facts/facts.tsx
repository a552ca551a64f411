import type { ReactNode } from 'react';
import type { BlockOf } from '../../compose/page';
import { Fact } from '../../ui/fact';
import { RuledRow } from '../../ui/ruled-row';
import { Section } from '../../ui/section';

/** What a reader wants to know first, in a ruled row. */
export function Facts(block: BlockOf<'facts'>): ReactNode {
  return (
    <Section block={block}>
      <RuledRow as="dl">
        {block.items.map(({ label, value, note }, index) => (
          <Fact key={index} label={label} value={<bdi>{value}</bdi>} note={note} />
        ))}
      </RuledRow>
    </Section>
  );
}
