import { type ReactNode, useId } from 'react';
import { languagesIn, type WrittenLanguage } from '../../manifest/languages';
import { isObject } from '../../manifest/manifest';
import { memberPointer, type Pointer, valueAt } from '../../manifest/pointer';
import { plainLetters } from '../../manifest/slug';
import { ProblemsAt, useDescribed } from '../fields/input-parts';
import { useDesk, useEditorState } from '../session/use-editor';
import { keepAddresses } from '../translations/keep-addresses';
import { withPath } from '../translations/languages';
import { readPath, sayPath } from '../words/in-words';
import { languageName } from '../words/site-language';

/** The addresses of a page in the further languages of the site. */
export function AddressInLanguages({ pointer }: { pointer: Pointer }): ReactNode {
  const { edits } = useEditorState('edits');
  const route = valueAt(edits.root, pointer);
  const path = isObject(route) ? String(route.path ?? '') : '';
  const languages = languagesIn(edits.root);
  if (languages.length === 0) return null;
  return (
    <div className="fields language-addresses">
      {languages.map((language) => (
        <Address key={language.tag} language={language} path={path} />
      ))}
    </div>
  );
}

/** The address of a page in a language, after what all addresses of that begin with. */
function Address({ language, path }: { language: WrittenLanguage; path: string }): ReactNode {
  const { editor } = useDesk();
  const id = useId();
  const { tag, pointer, paths, prefix } = language;
  const place = memberPointer(`${pointer}/paths`, path);
  const written = typeof paths[path] === 'string' ? paths[path] : '';
  const described = useDescribed(place, id, [`${id}-hint`]);
  const name = languageName(language);
  const write = (typed: string): void => {
    const says = typed.trim() === '' ? '' : readPath(typed.trimStart().replace(/^\/?/, '/'), path);
    // Whoever takes out what each page has of its own sees it stay.
    if (says === undefined) return;
    if (says === written) return;
    const state = editor.state();
    const after = keepAddresses(state, withPath(state.edits.root, language, path, says));
    editor.change({ says: `${name}, address of ${sayPath(path)} changed`, place, after, key: place });
  };
  return (
    <div className="plain">
      <label htmlFor={id}>Address in {name}</label>
      <small className="hint" id={`${id}-hint`}>
        What follows <bdi>{prefix}</bdi>, such as <bdi>{sayPath(path)}</bdi>, which it is if you leave this empty.
      </small>
      <input
        id={id}
        lang={tag}
        dir="ltr"
        data-pointer={place}
        value={sayPath(written)}
        placeholder={sayPath(path)}
        {...described}
        onChange={({ target }) => write(target.value)}
        onBlur={() => write(asAddress(sayPath(written), tag))}
      />
      <ProblemsAt pointer={place} id={`${id}-problem`} />
    </div>
  );
}

/** Writes a typed text as an address: in small letters from a to z, with hyphens for blanks. */
function asAddress(typed: string, language: string): string {
  return plainLetters(typed.trim(), language).replaceAll(/\s+/g, '-');
}
