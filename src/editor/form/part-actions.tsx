import type { ReactNode } from 'react';
import { MemberActions } from '../actions/member-actions';
import type { FormPart } from '../naming/parts';
import { MakeShared, SharedBlockActions } from './shared-actions';

/** The actions on the open part as a whole, at the head of its form. */
export function PartActions({ part: { kind, pointer } }: { part: FormPart }): ReactNode {
  // What can be done with a page stands below its fields.
  if (kind === 'page') return null;
  if (pointer.startsWith('/shared/')) return <SharedBlockActions key={pointer} pointer={pointer} />;
  // A section and a collection are no members of a list: nothing is drawn for them.
  return (
    <MemberActions pointer={pointer} folded={kind === 'block' && <MakeShared key={pointer} pointer={pointer} />} />
  );
}
