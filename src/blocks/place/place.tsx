import type { ReactNode } from 'react';
import type { Action, BlockOf } from '../../compose/page';
import { Actions } from '../../ui/action';
import { InlineCopy } from '../../ui/copy';
import { FrameOnClick } from '../../ui/frame-on-click';
import { Section, SectionHead } from '../../ui/section';
import { fillWord, useWords } from '../../ui/site';
import { OpeningHours } from './opening-hours';
import styles from './place.module.css';

/** Where the business is and when it is open; the map is loaded when the visitor asks for it. */
export function Place(block: BlockOf<'place'>): ReactNode {
  const { label, address, map, way, actions = [] } = block;
  const words = useWords();
  const directions: Action = { label: words.directions, to: { href: way, isExternal: true } };
  return (
    <Section block={block} layout="own" className={styles.place}>
      <div className={styles.words}>
        <SectionHead block={block} />
        <address className={styles.address}>
          <strong>{label}</strong>
          {address && (
            <span>
              <InlineCopy of={address} />
            </span>
          )}
        </address>
        <OpeningHours block={block} />
        <Actions of={[directions, ...actions]} />
      </div>
      {map && (
        <FrameOnClick
          of={map}
          title={fillWord(words.mapOf, { place: label })}
          action={words.showMap}
          className={styles.map}
        />
      )}
    </Section>
  );
}
