import { type ReactNode, useMemo, useState } from 'react';
import { isObject } from '../../manifest/manifest';
import { wordFields, wordGroups } from '../inputs/word-groups';
import { useEditor } from '../session/use-editor';
import { withinWords } from '../words/in-words';
import { usualWordsIn } from '../words/loaded-words';
import { FieldList } from './field-list';

/** The site's own words, folded by where they are said, with a search. */
export function SiteWordsView(): ReactNode {
  const { words, usual } = useEditor(({ edits }) => ({ words: edits.root.words, usual: usualWordsIn(edits.root) }));
  const [search, setSearch] = useState('');
  const written = isObject(words) ? words : {};
  const fields = useMemo(() => wordFields(usual), [usual]);
  const groups = wordGroups(fields, written, search);
  const unknownWords = Object.keys(written).filter((name) => !fields.some((field) => field.name === name));
  return (
    <>
      <label className="search">
        <span>Search the words</span>
        <small>By what they say or where they are said.</small>
        <input type="search" dir="auto" value={search} onChange={({ target }) => setSearch(target.value)} />
      </label>
      {groups.length === 0 && <p>No word of the site says that.</p>}
      {groups.map((group) => (
        <details key={`${group.title} ${search === ''}`} className="word-group" open={search !== ''}>
          <summary>
            {group.title} <small>({group.fields.length})</small>
          </summary>
          <FieldList pointer="/words" fields={group.fields} others={Object.keys(written)} />
        </details>
      ))}
      {unknownWords.length > 0 && (
        <p className="hint">Kept as it is, and not shown here: {unknownWords.map(withinWords).join(', ')}.</p>
      )}
    </>
  );
}
