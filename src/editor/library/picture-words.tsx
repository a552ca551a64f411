import { type FormEvent, type ReactNode, useState } from 'react';
import { AskedField } from '../controls/asked-field';
import { type LibraryFile, sayPlaceCount } from '../members/library';
import { sayOfPicture, silentPlaces } from '../members/picture-places';
import { useDesk, useEditorState, useSiteLanguage } from '../session/use-editor';

/** One text for a picture, which is said of it wherever nothing is said yet. */
export function PictureWords({ file: { places } }: { file: LibraryFile }): ReactNode {
  const { editor } = useDesk();
  const { edits } = useEditorState('edits');
  const [words, setWords] = useState('');
  const lang = useSiteLanguage();
  const { length: count } = silentPlaces(places);
  if (count === 0) return null;
  const say = (event: FormEvent): void => {
    event.preventDefault();
    const edit = words.trim() === '' ? undefined : sayOfPicture(edits.root, places, words.trim());
    if (edit) editor.change(edit);
  };
  return (
    <form onSubmit={say}>
      <AskedField
        label={`What it shows, ${sayPlaceCount(count)} where nothing is said`}
        help="For those who do not see it. Where it only decorates, nothing needs to be said."
        value={words}
        problem={undefined}
        write={setWords}
        field={{ lang }}
      />
      <button type="submit" aria-disabled={words.trim() === ''}>
        Say it there
      </button>
    </form>
  );
}
