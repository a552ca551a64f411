import type { JsonObject } from '../../manifest/manifest';
import type { Pointer } from '../../manifest/pointer';
import { pagesOf, siteOf } from '../engine';
import { readWords } from '../read-words';
import { wordsPattern } from '../replace-words';
import { openPart } from '../state/editor';
import { useDesk } from '../use-editor';
import { besideRemoved, type Edit, memberAt, moveMember, removeMember, withoutPages } from './members';

/** What is done with the members of lists. */
export interface Members {
  /** Does an edit and opens its place; a table of entries stays open. */
  take: (edit: Edit, isSought?: boolean) => void;
  /** Moves a member within its list. */
  moveTo: (pointer: Pointer, to: number) => void;
  /** Takes a member out of its list; where its form was open, what stands beside it is opened. Gives the place for the focus otherwise. */
  drop: (pointer: Pointer, verb?: string) => Pointer | undefined;
}

/** Edits members of lists, and says what was done. */
export function useMembers(): Members {
  const { editor, registry } = useDesk();
  const take: Members['take'] = (edit, isSought = true) => {
    editor.change(edit);
    if (openPart(editor.state()).kind !== 'collection') editor.open(edit.place, isSought);
  };
  /** The addresses of the pages that are made of an entry alone. */
  const pathsOf = (entry: Pointer): string[] => {
    const { edits, assets } = editor.state();
    if (!isEntry(entry)) return [];
    try {
      const pages = pagesOf(siteOf(edits.root, assets, registry));
      return pages.filter(({ scope }) => scope?.pointer === entry).map(({ path }) => path);
    } catch {
      return [];
    }
  };
  const placesNaming = (name: string, root: JsonObject): number =>
    [...readWords(root, (type) => registry.blocks[type]?.schema)].filter(({ text }) => wordsPattern(name).test(text))
      .length;
  return {
    take,
    moveTo(pointer, to) {
      const { root } = editor.state().edits;
      const member = memberAt(root, pointer);
      if (member && member.index !== to) take(moveMember(root, member, to), false);
    },
    drop(pointer, verb) {
      const { root } = editor.state().edits;
      const member = memberAt(root, pointer);
      if (!member) return undefined;
      const isOpen = openPart(editor.state()).pointer === pointer;
      const edit = withoutPages(removeMember(root, member, verb), pathsOf(pointer));
      editor.change(edit);
      const left = isEntry(pointer) ? placesNaming(member.title, edit.after) : 0;
      if (left > 0) {
        const places = left === 1 ? 'one place still says' : `${left} places still say`;
        editor.announce(`${edit.says}. ${places} “${member.title}”: “Find and replace” shows where`);
      }
      if (isOpen) editor.open(besideRemoved(member));
      return isOpen ? undefined : besideRemoved(member);
    },
  };
}

function isEntry(pointer: Pointer): boolean {
  return /^\/collections\/[^/]+\/\d+$/.test(pointer);
}
