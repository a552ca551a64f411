import { isEntry } from '../../manifest/collections';
import type { Pointer } from '../../manifest/pointer';
import { pagesIn, pagesMadeOf } from '../drawing/engine';
import { besideRemoved, type Edit, memberAt, moveMember, removeMember } from '../members/members';
import { placesSaying, sayStill } from '../members/places-saying';
import { type Leaving, leadingTo, pageAbove, withoutPages } from '../members/removal';
import { openPart } from '../naming/parts';
import { useDesk } from '../session/use-editor';

/** What is done with the members of lists. */
export interface Members {
  /** Does an edit and opens its place; a table of entries stays open. */
  take: (edit: Edit, isSought?: boolean) => void;
  /** Moves a member within its list. */
  moveTo: (pointer: Pointer, to: number) => void;
  /**
   * Takes a member out of its list; where its form was open, that says so and leads to what stands beside it, or of an
   * entry the table is opened. Gives the place for the focus otherwise.
   */
  drop: (pointer: Pointer, verb?: string, leaving?: Leaving) => Pointer | undefined;
  /** The addresses that are gone with a member, where that has to be asked: where they or others lead to it. */
  askedOf: (pointer: Pointer) => string[] | undefined;
}

/** Edits members of lists, and says what was done. */
export function useMembers(): Members {
  const { editor, registry } = useDesk();
  const take: Members['take'] = (edit, isSought = true) => {
    editor.change(edit);
    if (openPart(editor.state()).kind !== 'collection') editor.open(edit.place, isSought);
  };
  const pathsOf = (pointer: Pointer): string[] => {
    const { edits, now } = editor.state();
    if (!isEntry(pointer)) return [];
    return pagesMadeOf(pointer, pagesIn(edits.root, now)).map(({ path }) => path);
  };
  const pathAbove = (paths: string[]): string => {
    const { edits, now } = editor.state();
    const left = pagesIn(edits.root, now).map(({ path }) => path);
    return pageAbove(
      paths[0] ?? '/',
      left.filter((path) => !paths.includes(path)),
    );
  };
  return {
    take,
    moveTo(pointer, to) {
      const { edits, drawn, now } = editor.state();
      const member = memberAt(edits.root, now, pointer, drawn);
      if (member && member.index !== to) take(moveMember(edits.root, now, member, to, drawn), false);
    },
    askedOf(pointer) {
      const { edits, now } = editor.state();
      const paths = pathsOf(pointer);
      const isLedTo = isEntry(pointer) && leadingTo(edits.root, now, pointer, paths).length > 0;
      return paths.length > 0 || isLedTo ? paths : undefined;
    },
    drop(pointer, verb, leaving) {
      const { edits, drawn, now } = editor.state();
      const { root } = edits;
      const member = memberAt(root, now, pointer, drawn);
      if (!member) return undefined;
      const isOpen = openPart(editor.state()).pointer === pointer;
      const paths = pathsOf(pointer);
      const edit = withoutPages(removeMember(root, member, verb), paths, leaving ?? { to: pathAbove(paths) });
      editor.change({ ...edit, ...(isEntry(pointer) && { gone: { name: member.title, list: member.list } }) });
      const left = isEntry(pointer) ? placesSaying(member.title, edit.after, registry).length : 0;
      if (left > 0) editor.announce(`${edit.says}. ${sayStill(left, member.title)}: “Rewrite them” shows each`);
      const beside = besideRemoved(member);
      if (!isOpen) return beside;
      // The form of another entry would look like that of this one.
      if (isEntry(pointer)) {
        editor.open(member.list, false);
        return beside;
      }
      editor.open(beside);
      editor.tell({ kind: 'show', shown: { removed: edit.says }, says: `${edit.says}. “Undo” brings it back` });
      return undefined;
    },
  };
}
