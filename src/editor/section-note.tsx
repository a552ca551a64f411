import type { ReactNode } from 'react';
import type { Pointer } from '../manifest/pointer';
import { sectionTitle } from './state/parts';
import { useDesk } from './use-editor';

/** What a part of the site is for, where that is often taken for something else. */
const notes: Readonly<Record<Pointer, { says: string; leadsTo?: string }>> = {
  '/values': {
    says: 'Each of these stands in the texts of the site, and is changed here once for all of them. To put one into a text, press “Value” at the field of that text.',
  },
  '/business': {
    says: 'This tells search engines and maps what the business is. What visitors read of it on the pages, such as the phone number, the e-mail address, where you are and when you are open, stands elsewhere: where it changes, change it here, too.',
    leadsTo: 'values',
  },
};

/** Says what a part of the site is for, and leads to the one that is often meant. */
export function SectionNote({ pointer }: { pointer: Pointer }): ReactNode {
  const { editor } = useDesk();
  const note = notes[pointer];
  if (note === undefined) return null;
  const { says, leadsTo } = note;
  return (
    <div className="reach">
      <p>{says}</p>
      {leadsTo !== undefined && (
        <div className="actions">
          <button type="button" onClick={() => editor.open(`/${leadsTo}`)}>
            Open “{sectionTitle(leadsTo)}”
          </button>
        </div>
      )}
    </div>
  );
}
