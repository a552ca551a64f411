import { valueAt } from '../../manifest/pointer';
import type { Recipe } from '../../recipes/recipe';
import { recipes } from '../../recipes/recipes';
import { sayKeys } from '../controls/pressed-key';
import { newBlock, typesToChoose } from '../dialogs/block-window';
import { recipeWords } from '../dialogs/part-window';
import type { Searched } from '../find/search';
import { insertMembers, placeOfNew } from '../members/members';
import type { EditorState } from '../session/editor-state';
import { save } from '../session/save';
import type { Desk } from '../session/use-editor';
import { languageOf } from '../words/site-language';
import { type Command, commandsFor, isSavedOrSaving, openPublishing } from './commands';

/** Something that can be done, as the palette lists it. */
export interface PaletteCommand extends Searched {
  group: 'To do';
  /** The keys that do the same. */
  keys?: string;
  choose: () => void;
}

/** Gives all that can be done with the site as a whole, every part that can be added, and every block. */
export function allCommands(desk: Desk): PaletteCommand[] {
  const { editor } = desk;
  const state = editor.state();
  const { edits, now, drawnPage } = state;
  const language = languageOf(edits.root) ?? '';
  const whole = [...commandsWithButtons(desk, state), ...commandsFor(desk, state)].flatMap(
    ({ title, alsoCalled, keys, isAtRest, choose }): PaletteCommand[] =>
      isAtRest ? [] : [{ group: 'To do', title, words: alsoCalled, choose, ...(keys !== undefined && { keys }) }],
  );
  const parts = Object.entries<Recipe>(recipes).map(
    ([name, recipe]): PaletteCommand => ({
      group: 'To do',
      title: `Add to the site: ${recipe.label}`,
      words: `new ${recipeWords(language, recipe)} ${recipe.says}`,
      choose: () => editor.tell({ kind: 'show', shown: { shownWindow: { name: 'part', recipe: name } } }),
    }),
  );
  const route = drawnPage?.route;
  const list = `${route}/blocks`;
  const blocks = route === undefined ? [] : valueAt(edits.root, list);
  const index = Array.isArray(blocks) ? placeOfNew(blocks) : 0;
  const types = typesToChoose.map(
    ({ name, title, says, words }): PaletteCommand => ({
      group: 'To do',
      title: `Add to this page: ${title}`,
      words: `new block ${words} ${says}`,
      choose: () =>
        editor.add(insertMembers(edits.root, now, list, index, [newBlock(name, edits.root)], 'added', drawnPage)),
    }),
  );
  return [...whole, ...parts, ...(route === undefined ? [] : types)];
}

/** Gives the commands that have buttons elsewhere, so that the menu need not name them. */
function commandsWithButtons(desk: Desk, state: EditorState): Command[] {
  const { editor, workspace, checker } = desk;
  const { edits } = state;
  const publish = {
    title: 'Publish',
    alsoCalled: 'put online, go live, upload, send',
    choose: () => openPublishing(desk),
  };
  return [
    ...(workspace.guest === undefined ? [publish] : []),
    {
      title: 'Save',
      alsoCalled: 'keep, write the file',
      keys: sayKeys('S'),
      isAtRest: isSavedOrSaving(state),
      choose: () => save(editor, workspace, checker),
    },
    {
      title: 'Undo',
      alsoCalled: 'take back, mistake',
      keys: sayKeys('Z'),
      isAtRest: edits.past.length === 0,
      choose: editor.undo,
    },
    {
      title: 'Add a page',
      alsoCalled: 'new page, create, subpage',
      choose: () => editor.tell({ kind: 'show', shown: { shownWindow: { name: 'page' } } }),
    },
    {
      title: 'Add to the site',
      alsoCalled: 'new part, section, feature, module',
      choose: () => editor.tell({ kind: 'show', shown: { shownWindow: { name: 'part' } } }),
    },
    {
      title: 'New collection',
      alsoCalled: 'table, list, database, several of a kind',
      choose: () => editor.tell({ kind: 'show', shown: { shownWindow: { name: 'collection' } } }),
    },
  ];
}
