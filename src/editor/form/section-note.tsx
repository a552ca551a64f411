import type { ReactNode } from 'react';
import { type Pointer, valueAt } from '../../manifest/pointer';
import { LaterPart } from '../controls/later-window';
import { sectionTitle } from '../naming/parts';
import { useDesk, useEditorState } from '../session/use-editor';

/** The purpose of the sections that are often taken for others. */
const notes: Readonly<Record<Pointer, { says: string; leadsTo?: string }>> = {
  '/values': {
    says: 'Each of these stands in the texts of the site, and is changed here once for all of them. To put one into a text, press “Insert…” at the field of that text.',
  },
  '/header': {
    says: 'This stands above every page. The logo in it is chosen with the name of the site.',
    leadsTo: 'site',
  },
  '/business': {
    says: 'This tells search engines and maps what the business is. What visitors read of it on the pages, such as the phone number, the e-mail address, where you are and when you are open, stands elsewhere: what changes there is changed here, too.',
    leadsTo: 'values',
  },
};

/** The purpose of a section, and the way to the one that is often meant. */
export function SectionNote({ pointer }: { pointer: Pointer }): ReactNode {
  const { editor } = useDesk();
  const { edits } = useEditorState('edits');
  if (pointer === '/site') return <LaterPart>{(parts) => <parts.logoInColors />}</LaterPart>;
  const note = notes[pointer];
  if (note === undefined) return null;
  const { says, leadsTo } = note;
  const isTimeless = pointer === '/business' && valueAt(edits.root, '/business/hours') === undefined;
  return (
    <div className="reach">
      <p>
        {says}
        {isTimeless &&
          ' They are not told yet when you are open: press “Opening hours”, under “More that can be said here”. What a page says of that already is taken over.'}
      </p>
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
