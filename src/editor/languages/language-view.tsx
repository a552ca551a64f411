import { type ReactNode, useState } from 'react';
import type { WrittenLanguage } from '../../manifest/languages';
import type { JsonObject } from '../../manifest/manifest';
import { AskedField } from '../controls/asked-field';
import { pagesIn } from '../drawing/engine';
import { ProblemsAt } from '../fields/input-parts';
import { useDesk, useEditorState } from '../session/use-editor';
import { keepAddresses, withHidden, withPrefix, withPublished } from '../translations/keep-addresses';
import { mainLanguageName, withMember, withoutLanguage } from '../translations/languages';
import { countPages, translationRows } from '../translations/texts-of-site';
import { languageName } from '../words/site-language';
import { OwnWordsView } from './own-words-view';
import { useTexts } from './use-translations';

/** One language of the site, with all that is done with it as a whole. */
export function LanguageView({ language }: { language: WrittenLanguage }): ReactNode {
  const { editor } = useDesk();
  const { language: shown } = useEditorState('language');
  const [asks, setAsks] = useState<'publish' | 'remove'>();
  const { tag, pointer, isDraft } = language;
  const name = languageName(language);
  const progress = useProgress(language);
  const change = (what: string, after: JsonObject): void => {
    setAsks(undefined);
    editor.change({ says: `${name} ${what}`, place: '/languages', after });
  };
  const root = (): JsonObject => editor.state().edits.root;
  return (
    <section className="language" aria-label={name} data-pointer={pointer} tabIndex={-1}>
      <h3>
        <bdi lang={tag}>{name}</bdi>{' '}
        <small className="hint">{isDraft ? 'only those who edit the site see it' : 'published'}</small>
      </h3>
      <p>{sayDone(progress)}</p>
      <div className="actions">
        <button
          type="button"
          className="main"
          onClick={() => editor.tell({ kind: 'show', shown: { shownWindow: { name: 'translate', language: tag } } })}
        >
          Translate
        </button>
        <button
          type="button"
          aria-pressed={shown === tag}
          onClick={() => editor.tell({ kind: 'language', language: shown === tag ? undefined : tag })}
        >
          Show the page in it
        </button>
        {isDraft ? (
          <button type="button" aria-expanded={asks === 'publish'} onClick={() => setAsks('publish')}>
            Publish it
          </button>
        ) : (
          <button type="button" onClick={() => change('hidden', withHidden(editor.state(), tag))}>
            Hide it from visitors
          </button>
        )}
        <button type="button" className="quiet" aria-expanded={asks === 'remove'} onClick={() => setAsks('remove')}>
          Remove it
        </button>
      </div>
      {asks === 'publish' && (
        <Asked
          says={sayPublishing(progress, name, mainLanguageName(root()))}
          does={`Publish ${name}`}
          act={() => change('published', withPublished(editor.state(), tag))}
          leave={() => setAsks(undefined)}
        />
      )}
      {asks === 'remove' && (
        <Asked
          says={sayRemoving(progress, name, isDraft, mainLanguageName(root()))}
          does={`Remove ${name}`}
          act={() => change('removed', keepAddresses(editor.state(), withoutLanguage(root(), tag)))}
          leave={() => setAsks(undefined)}
        />
      )}
      <OwnWordsView language={language} />
      <Names language={language} />
    </section>
  );
}

interface AskedProps {
  says: string;
  does: string;
  act: () => void;
  leave: () => void;
}

/** The question before something is done: what it does, and whether to do it. */
function Asked({ says, does, act, leave }: AskedProps): ReactNode {
  return (
    <div role="status" className="reach">
      <p>{says}</p>
      <div className="actions">
        <button type="button" onClick={act}>
          {does}
        </button>
        <button type="button" className="quiet" onClick={leave}>
          Not now
        </button>
      </div>
    </div>
  );
}

/** The fields of what a language calls itself, and of how the addresses of its pages begin. */
function Names({ language }: { language: WrittenLanguage }): ReactNode {
  const { editor } = useDesk();
  const { pointer, label = '', prefix, tag } = language;
  const write = (member: 'label' | 'path', what: string, after: JsonObject): void => {
    const place = `${pointer}/${member}`;
    editor.change({ says: `${languageName(language)}, ${what} changed`, place, after, key: place });
  };
  const withLabel = (words: string): JsonObject =>
    withMember(editor.state().edits.root, `${pointer}/label`, words === '' ? undefined : words);
  return (
    <>
      <AskedField
        label="What it calls itself"
        value={label}
        problem={undefined}
        write={(words) => write('label', 'name', withLabel(words))}
        help="Visitors choose it by this."
        field={{ lang: tag }}
        place={`${pointer}/label`}
      />
      <AskedField
        label="How its addresses begin"
        value={prefix}
        problem={undefined}
        write={(words) => write('path', 'addresses', withPrefix(editor.state(), tag, words.trim()))}
        help="Old addresses lead to the new ones."
        place={`${pointer}/path`}
      />
      <ProblemsAt pointer={`${pointer}/path`} />
    </>
  );
}

/** How far a language is. */
interface Progress {
  texts: number;
  missing: number;
  outdated: number;
  pages: number;
  missingPages: number;
  /** How many translations are written. */
  written: number;
}

function useProgress(language: WrittenLanguage): Progress {
  const { registry } = useDesk();
  const { edits, assets, now } = useEditorState('edits', 'assets', 'now');
  const texts = useTexts(language.tag) ?? [];
  const rows = translationRows(language, texts);
  const pages = pagesIn(edits.root, now);
  const count = (state: string): number => rows.filter((row) => row.state === state).length;
  return {
    texts: texts.length,
    missing: count('missing'),
    outdated: count('outdated'),
    pages: pages.length,
    missingPages: pages.length - countPages(language.tag, edits.root, assets, registry, now),
    written: Object.keys(language.texts).length,
  };
}

function sayDone({ texts, missing, outdated, pages, missingPages }: Progress): string {
  const sentence = `${texts - missing} of ${texts} texts and ${pages - missingPages} of ${pages} pages are translated.`;
  return outdated === 0 ? sentence : `${sentence} ${outdated === 1 ? '1 is' : `${outdated} are`} out of date.`;
}

function sayRemoving({ written }: Progress, name: string, isDraft: boolean, main: string): string {
  const loss = `This removes ${name} with ${written === 1 ? 'its 1 translation' : `its ${written} translations`}. Undo brings them back.`;
  return isDraft
    ? loss
    : `${loss} Links to its pages will lead to those in ${main} then. “Hide it from visitors” takes its pages down as well and keeps the translations.`;
}

function sayPublishing({ missing, missingPages }: Progress, name: string, main: string): string {
  if (missing === 0 && missingPages === 0) return 'All is translated.';
  const texts = missing === 1 ? '1 text is' : `${missing} texts are`;
  const pages =
    missingPages === 0
      ? ''
      : ` ${missingPages === 1 ? '1 page has' : `${missingPages} pages have`} no translated title: visitors do not find ${missingPages === 1 ? 'it' : 'them'} in ${name}.`;
  return `${texts} not translated yet.${pages} On the other pages, what is not translated shows in ${main}.`;
}
