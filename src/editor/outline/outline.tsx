import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { isObject } from '../../manifest/is-object';
import { memberPointer, type Pointer } from '../../manifest/pointer';
import { partAt, sectionTitle } from '../state/parts';
import { NewCollection } from '../table/new-collection';
import { useDesk, useEditorState } from '../use-editor';
import { BlockList } from './block-list';
import { EntryPages } from './entry-pages';
import { sections } from './fixed-parts';
import { type FoundPart, foundIn } from './found';
import { NewPage } from './new-page';
import { branchesOf, type PageBranch, pageRows, rowsWanted } from './page-rows';

/** The most pages that are listed at once; who wants another one searches for it. */
const mostListed = 200;

/** What the site consists of: its pages with the blocks of the open one, and all else that stands in the file. */
export function Outline(): ReactNode {
  const [search, setSearch] = useState('');
  const { edits, sought } = useEditorState();
  const { routes = [], collections = {} } = edits.root;
  const wanted = search.trim().toLowerCase();
  const isWanted = (words: string): boolean => words.toLowerCase().includes(wanted);
  const all = useMemo(() => pageRows({ routes, collections }), [routes, collections]);
  const pages = rowsWanted(all, isWanted);
  const found = useMemo(() => (wanted === '' ? [] : foundIn(edits.root, wanted)), [edits.root, wanted]);
  const parts = sections.filter((name) => isWanted(sectionTitle(name)));
  const pane = useRef<HTMLElement>(null);
  const led = useRef(sought);
  // What was opened is shown in its place, among all else that there is.
  useEffect(() => {
    if (sought === led.current) return;
    led.current = sought;
    setSearch('');
    requestAnimationFrame(() =>
      pane.current?.querySelector('[aria-current=true]')?.scrollIntoView({ block: 'nearest' }),
    );
  }, [sought]);
  return (
    <nav ref={pane} className="pane outline" aria-label="Contents of the site">
      <h2>Contents</h2>
      <label className="search">
        <span>Find a page or part</span>
        <input type="search" dir="auto" value={search} onChange={({ target }) => setSearch(target.value)} />
      </label>
      <Found found={found} />
      {pages.length + parts.length + found.length === 0 && <NothingFound empty={() => setSearch('')} />}
      <h2>Pages</h2>
      <PageList of={branchesOf(pages.slice(0, mostListed))} />
      {pages.length > mostListed && (
        <p className="hint">{pages.length - mostListed} more pages: write a part of what they are called above.</p>
      )}
      <NewPage />
      <NamedParts title="Shared blocks" name="shared" isWanted={isWanted} />
      <NamedParts title="Collections" name="collections" isWanted={isWanted} />
      <NewCollection />
      {parts.length > 0 && <h2>Everywhere</h2>}
      <ul>
        {parts.map((name) => (
          <li key={name}>
            <OpenButton pointer={memberPointer('', name)}>{sectionTitle(name)}</OpenButton>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Says that nothing is called as somebody wants, and where else to look. */
function NothingFound({ empty }: { empty: () => void }): ReactNode {
  return (
    <>
      <p className="hint">
        No page, entry or value is called that. What is said on the pages is found by “Find and replace”.
      </p>
      <button type="button" onClick={empty}>
        Empty the search
      </button>
    </>
  );
}

/** The entries, values and fields that are called as somebody wants, each with where it stands. */
function Found({ found }: { found: FoundPart[] }): ReactNode {
  if (found.length === 0) return null;
  return (
    <>
      <h2>Entries, values and settings</h2>
      <ul>
        {found.map(({ pointer, title, within }) => (
          <li key={pointer}>
            <OpenButton pointer={pointer}>
              {title} <small>{within}</small>
            </OpenButton>
          </li>
        ))}
      </ul>
    </>
  );
}

/** Pages, each with those below it in a list of its own, so that the tree is heard too. */
function PageList({ of }: { of: PageBranch[] }): ReactNode {
  if (of.length === 0) return null;
  return (
    <ul className="pages">
      {of.map((branch) => (
        <PageItem key={branch.row.pointer ?? branch.row.path} {...branch} />
      ))}
    </ul>
  );
}

function PageItem({ row: { pointer, title, path, from }, below }: PageBranch): ReactNode {
  const { drawn } = useEditorState();
  if (pointer === undefined) {
    return (
      <li>
        <span className="above">
          {path} <small>no page of its own</small>
        </span>
        <PageList of={below} />
      </li>
    );
  }
  const isOpen = drawn?.route === pointer;
  return (
    <li>
      <OpenButton pointer={pointer}>
        <bdi>{title}</bdi> <small>{path}</small>
      </OpenButton>
      {from !== undefined && <EntryPages route={pointer} from={from} isOpen={isOpen} />}
      {isOpen && <BlockList pointer={memberPointer(pointer, 'blocks')} title={title} />}
      <PageList of={below} />
    </li>
  );
}

interface NamedPartsProps {
  title: string;
  name: string;
  isWanted: (words: string) => boolean;
}

/** What has a name of its owner's, such as collections. */
function NamedParts({ title, name, isWanted }: NamedPartsProps): ReactNode {
  const { edits } = useEditorState();
  const group = edits.root[name];
  const names = isObject(group) ? Object.keys(group).filter(isWanted) : [];
  if (names.length === 0) return null;
  return (
    <>
      <h2>{title}</h2>
      <ul>
        {names.map((one) => {
          const pointer = memberPointer(memberPointer('', name), one);
          return (
            <li key={one}>
              <OpenButton pointer={pointer}>
                <bdi>{partAt(edits.root, pointer).title}</bdi>
              </OpenButton>
            </li>
          );
        })}
      </ul>
    </>
  );
}

/** What opens a part of the site. */
export function OpenButton({ pointer, children }: { pointer: Pointer; children: ReactNode }): ReactNode {
  const { editor } = useDesk();
  const { edits, selected } = useEditorState();
  const isOpen = partAt(edits.root, selected).pointer === pointer;
  return (
    <button
      type="button"
      className="quiet open"
      aria-current={isOpen ? 'true' : undefined}
      onClick={() => editor.open(pointer)}
    >
      {children}
    </button>
  );
}
