import { isEntry } from '../../manifest/collections';
import type { Pointer } from '../../manifest/pointer';
import { knownPathsIn, pagesIn, pagesMadeOf } from '../drawing/engine';
import { type Edit, memberAt, moveMember, placeAfterRemoval, removeMember } from '../members/members';
import { placesSaying, sayStill } from '../members/places-saying';
import { type PageRemoval, pageAbove, placesLeadingTo, withoutPages } from '../members/removal';
import { openPart } from '../naming/parts';
import type { EditorState } from '../session/editor-state';
import { useDesk } from '../session/use-editor';
import { keepAddresses } from '../translations/keep-addresses';

/** The edits of members of lists. */
export interface Members {
  /** Takes an edit and opens its place; a table of entries stays open. */
  take: (edit: Edit, isSought?: boolean) => void;
  /** Moves a member within its list. */
  moveTo: (pointer: Pointer, to: number) => void;
  /**
   * Removes a member from its list. Where its form was open, says so and opens the part beside it, for an entry the
   * table; else gives the place for the focus.
   */
  drop: (pointer: Pointer, verb?: string, leaving?: PageRemoval) => Pointer | undefined;
  /**
   * Gives the paths of the pages that go with a member; undefined where nothing leads to it: then nothing is asked,
   * and undo is there.
   */
  pathsToAsk: (pointer: Pointer) => string[] | undefined;
}

/** Gives the edits of members of lists, each with its words. */
export function useMembers(): Members {
  const { editor } = useDesk();
  const take: Members['take'] = (edit, isSought = true) => {
    editor.change(edit);
    if (openPart(editor.state()).kind !== 'collection') editor.open(edit.place, isSought);
  };
  const pathsOf = (pointer: Pointer): string[] => {
    const { edits, now } = editor.state();
    if (!isEntry(pointer)) return [];
    return pagesMadeOf(pointer, pagesIn(edits.root, now)).map(({ path }) => path);
  };
  return {
    take,
    moveTo(pointer, to) {
      const { edits, drawnPage, now } = editor.state();
      const member = memberAt(edits.root, now, pointer, drawnPage);
      if (member && member.index !== to) take(moveMember(edits.root, now, member, to, drawnPage), false);
    },
    pathsToAsk(pointer) {
      const { edits, now } = editor.state();
      const paths = pathsOf(pointer);
      const isLedTo = isEntry(pointer) && placesLeadingTo(edits.root, now, pointer, paths).length > 0;
      return isLedTo ? paths : undefined;
    },
    drop(pointer, verb, leaving) {
      const { edits, drawnPage, now } = editor.state();
      const { root } = edits;
      const member = memberAt(root, now, pointer, drawnPage);
      if (!member) return undefined;
      const isOpen = openPart(editor.state()).pointer === pointer;
      const paths = pathsOf(pointer);
      const leads = leaving ?? leadingUp(editor.state(), paths);
      const edit = withoutPages(removeMember(root, member, verb), paths, leads);
      const leadOn = (path: string): string | undefined => (paths.includes(path) ? leads.to : path);
      const after = paths.length === 0 ? edit.after : keepAddresses(editor.state(), edit.after, leadOn);
      editor.change({ ...edit, after, ...(isEntry(pointer) && { gone: { name: member.title, list: member.list } }) });
      const sayingCount = isEntry(pointer) ? placesSaying(member.title, edit.after).length : 0;
      if (sayingCount > 0)
        editor.announce(`${edit.says}. ${sayStill(sayingCount, member.title)}: “Rewrite them” shows each`);
      const beside = placeAfterRemoval(member);
      if (!isOpen) return beside;
      // The form of another entry would look like that of this one.
      if (isEntry(pointer)) {
        editor.open(member.list, false);
        return beside;
      }
      editor.open(beside);
      editor.tell({ kind: 'show', shown: { removedTitle: edit.says }, says: `${edit.says}. “Undo” brings it back` });
      return undefined;
    },
  };
}

/** Leads the addresses of pages that are to be deleted to the page above, where somebody may know one of them. */
export function leadingUp({ base, edits, now }: EditorState, paths: readonly string[]): PageRemoval {
  const knownPaths = knownPathsIn(base.root, now);
  if (!paths.some((path) => knownPaths.has(path))) return {};
  const others = pagesIn(edits.root, now).flatMap(({ path }) => (paths.includes(path) ? [] : path));
  return { to: pageAbove(paths[0] ?? '/', others) };
}
