import type { ReactNode } from 'react';
import type { BlockOf } from '../../../compose/page';
import { isAsked } from './answers';
import { Part } from './part';

interface PartsProps {
  block: BlockOf<'form'>;
  /** The messages about wrong answers, by the names of the fields. */
  messages: Record<string, string>;
  /** Whether the answers are on their way, and cannot be changed. */
  isHeld: boolean;
  /** The names of the fields that are asked for now. */
  shownNames: Set<string>;
}

/** The parts of a form, one after another; those in which something is asked for are numbered, if any. */
export function Parts({ block, messages, isHeld, shownNames }: PartsProps): ReactNode {
  let number = 0;
  return block.sections.map((section, index) => {
    const askedFields = section.fields.filter(isAsked);
    const isShown = askedFields.length === 0 || askedFields.some(({ name }) => shownNames.has(name));
    if (isShown) number++;
    return (
      <Part
        key={index}
        of={section}
        number={block.numbered && isShown ? number : undefined}
        formName={block.name}
        level={block.itemLevel}
        messages={messages}
        isHeld={isHeld}
        shownNames={shownNames}
        isShown={isShown}
      />
    );
  });
}
