import { useMemo } from 'react';
import { isInLanguage } from '../../manifest/follow-paths';
import type { Exception, WrittenLanguage } from '../../manifest/languages';
import type { JsonObject } from '../../manifest/manifest';
import type { Pointer } from '../../manifest/pointer';
import { writtenUses } from '../../manifest/uses';
import { sayPlace } from '../naming/say-changed';
import { shortened } from '../naming/shortened';
import type { EditorState } from '../session/editor-state';
import { type Desk, useDesk, useEditorState } from '../session/use-editor';
import { placeOfException, withException } from '../translations/exceptions';
import { withTranslation } from '../translations/languages';
import { type OwnWord, withOwnWord } from '../translations/own-words';
import { placeOf, type SiteText, saidOf, textsOfPage, textsOfSite } from '../translations/texts-of-site';
import { sayPath } from '../words/in-words';
import { languageName } from '../words/site-language';

/** The texts found last, which no translation changes. */
let last: { state: TextsState; tag: string; texts: SiteText[] | undefined } | undefined;

type TextsState = Pick<EditorState, 'edits' | 'assets' | 'now'>;

/** Gives the texts of the site that can be translated into a language; undefined while the site cannot be read so far. */
export function useTexts(tag: string | undefined): SiteText[] | undefined {
  const { registry } = useDesk();
  const state = useEditorState('edits', 'assets', 'now');
  if (tag === undefined) return undefined;
  if (last?.tag === tag && isSame(last.state, state)) return last.texts;
  const texts = textsOfSite(tag, state.edits.root, state.assets, registry, state.now);
  last = { state, tag, texts };
  return texts;
}

function isSame(one: TextsState, other: TextsState): boolean {
  const [before, after] = [one.edits.root, other.edits.root];
  const names = new Set([...Object.keys(before), ...Object.keys(after)]);
  names.delete('languages');
  return (
    one.assets === other.assets && one.now === other.now && [...names].every((name) => before[name] === after[name])
  );
}

/** Gives the texts that the open page shows in the language in which it is shown; none in the main one. */
export function useTextsOfPage(): ReadonlySet<string> {
  const { registry } = useDesk();
  const { drawnPage, path, language, edits, assets, now } = useEditorState(
    ...(['drawnPage', 'path', 'language', 'edits', 'assets', 'now'] as const),
  );
  if (language === undefined || !drawnPage) return none;
  // Every field of the form asks for those of one page.
  const texts = byPage.get(drawnPage) ?? textsOfPage(path, language, edits.root, assets, registry, now);
  byPage.set(drawnPage, texts);
  return texts;
}

const none: ReadonlySet<string> = new Set();
const byPage = new WeakMap<object, ReadonlySet<string>>();

/** Gives a function that tells where a text is written first. */
export function usePlaces(root: JsonObject): (text: string) => Pointer | undefined {
  return useMemo(() => {
    const places = new Map<string, Pointer>();
    for (const { name, pointer } of writtenUses(root, 'text')) {
      // What only stands on the list of samples is no text of the site any more.
      const isWritten = !isInLanguage(pointer) && !pointer.startsWith('/samples/');
      if (isWritten && !places.has(name)) places.set(name, pointer);
    }
    return (text) => places.get(text);
  }, [root]);
}

/** Gives a function that tells in words where a text is written first; nothing where it is none of the site. */
export function useWhere(): (text: string) => string {
  const { edits, now } = useEditorState('edits', 'now');
  const placeOfText = usePlaces(edits.root);
  return (text) => {
    const place = placeOfText(text);
    return place === undefined ? '' : sayPlace(edits.root, now, place);
  };
}

/** Translates a text or one of the site's own words, as a step; typing without a pause is one. */
export function translate({ editor }: Desk, language: WrittenLanguage, of: string | OwnWord, says: string): void {
  const { root } = editor.state().edits;
  const [text, before, place] =
    typeof of === 'string' ? [of, saidOf(of, language), placeOf(of, language.tag)] : [of.original, of.says, of.place];
  const what = says.trim() === '' ? 'taken out' : before === '' ? 'translated' : 'changed';
  editor.change({
    says: `${languageName(language)}, “${shortened(text)}” ${what}`,
    place,
    after: typeof of === 'string' ? withTranslation(root, language.tag, text, says) : withOwnWord(root, of.place, says),
    key: place,
  });
}

/** Translates a text otherwise on one page alone, as a step; typing without a pause is one. */
export function translateOn({ editor }: Desk, language: WrittenLanguage, said: Omit<Exception, 'pointer'>): void {
  const { root } = editor.state().edits;
  const { text, page } = said;
  const place = placeOfException(page, text, root, language);
  editor.change({
    says: `${languageName(language)}, “${shortened(text)}” changed on ${sayPath(page)}`,
    place,
    after: withException(root, language, said),
    key: place,
  });
}
