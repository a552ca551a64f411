import { languagesIn } from '../../manifest/languages';
import type { MenuItem } from '../controls/menu';
import { sayKeys } from '../controls/pressed-key';
import type { EditorState, ShownWindow } from '../session/editor-state';
import { saveStateOf } from '../session/refusals';
import type { Desk } from '../session/use-editor';
import { languageName, languageOf, nameOfTag } from '../words/site-language';

/** Something that can be done with the site as a whole, in the menu and in the palette. */
export interface Command extends MenuItem {
  /** What people call it every day, with commas between. */
  alsoCalled: string;
}

/** The widths in which the page can be shown, in CSS pixels, with their names. */
export const widths = [
  [360, 'Phone', 'phone'],
  [768, 'Tablet', 'tablet'],
  [1280, 'Desktop', 'desktop'],
] as const;

/** Gives the commands of the menu, in their order. */
export function commandsFor(desk: Desk, state: EditorState): Command[] {
  const { editor } = desk;
  const { edits, isEdited } = state;
  const open = (shownWindow: ShownWindow) => (): void => editor.tell({ kind: 'show', shown: { shownWindow } });
  return [
    {
      title: 'Redo',
      alsoCalled: 'do again, forward',
      keys: sayKeys('Y'),
      isAtRest: edits.future.length === 0,
      isOfNarrow: true,
      choose: editor.redo,
    },
    ...widths.map(([pixels, title]) => ({
      title: `See it as on a ${title.toLowerCase()}`,
      alsoCalled: 'width, size, screen, mobile, responsive, preview',
      isOfNarrow: true,
      choose: () => editor.tell({ kind: 'show', shown: { widths: [pixels] } }),
    })),
    ...languageCommands(editor, state),
    {
      title: 'Find and replace',
      alsoCalled: 'search words, change a word everywhere, rewrite, rename',
      choose: open({ name: 'find', words: '' }),
    },
    {
      title: 'Pictures and files',
      alsoCalled: 'photos, images, library, media, documents, PDF, add a picture, upload, unused',
      choose: open({ name: 'library', file: '' }),
    },
    {
      title: 'Changes',
      alsoCalled: 'versions, history, earlier, go back, restore, what is different, backup',
      choose: open({ name: 'changes' }),
    },
    {
      title: 'Show it to somebody',
      alsoCalled: 'share, send, draft, preview link, mail, approve, one file',
      choose: open({ name: 'share' }),
    },
    {
      title: 'Try it out',
      alsoCalled: 'preview, test, links and buttons, as a visitor',
      isOn: !isEdited,
      isOfNarrow: true,
      choose: () => editor.tell({ kind: 'show', shown: { isEdited: !isEdited } }),
    },
  ];
}

/** Gives the languages in which the page can be shown, which a wide window has beside the widths. */
function languageCommands(editor: Desk['editor'], { edits: { root }, language: shown }: EditorState): Command[] {
  const languages = languagesIn(root);
  if (languages.length === 0) return [];
  const [code = 'en'] = (languageOf(root) ?? 'en').split('-');
  const main = { tag: undefined, name: nameOfTag(code, 'en') };
  return [main, ...languages.map((one) => ({ tag: one.tag, name: languageName(one) }))].map(({ tag, name }) => ({
    title: `See it in ${name}`,
    alsoCalled: 'language, translation, translated',
    isOn: (shown ?? '') === (tag ?? ''),
    isOfNarrow: true,
    choose: () => editor.tell({ kind: 'language', language: tag }),
  }));
}

/** Opens the window that publishes; whoever publishes takes what was added for done. */
export function openPublishing({ editor }: Pick<Desk, 'editor'>): void {
  editor.tell({ kind: 'finish' });
  editor.tell({ kind: 'show', shown: { shownWindow: { name: 'publish' } } });
}

/** Tells whether there is nothing to save now. */
export function isSavedOrSaving(state: EditorState): boolean {
  const { state: saving } = saveStateOf(state);
  return saving === 'saved' || saving === 'saving';
}
