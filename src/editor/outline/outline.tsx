import { memo, type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import type { RouteSource } from '../../compose/routes';
import { isObject } from '../../manifest/is-object';
import type { JsonObject } from '../../manifest/manifest';
import { isEqual } from '../../manifest/merge';
import { memberPointer, type Pointer } from '../../manifest/pointer';
import { pagesIn, pagesMadeOf } from '../drawing/engine';
import { type FoundPart, findParts } from '../naming/find-parts';
import { sections } from '../naming/fixed-parts';
import { branchesOf, type PageBranch, pageRows, rowsWanted } from '../naming/page-rows';
import { formAt, partAt, sectionTitle, severalTitle } from '../naming/parts';
import { useDesk, useEditor, useEditorState } from '../session/use-editor';
import { sayPath } from '../words/in-words';
import type { ShownPage } from '../words/say-text';
import { BlockList } from './block-list';
import { EntryPages, PageOfEntry } from './entry-pages';
import { FoundFiles, useFilesNamed } from './found-files';
import { NewCollection } from './new-collection';
import { NewPage } from './new-page';
import { NewPart } from './new-part';

/** The most pages that are listed at once. */
const mostListed = 200;

/** The contents of the site: its pages with the blocks of the open one, and the other parts of the file. */
export function Outline(): ReactNode {
  const [search, setSearch] = useState('');
  const { edits, leadCount, path, drawn, now } = useEditorState('edits', 'leadCount', 'path', 'drawn', 'now');
  const { routes = [], collections = {}, values = {}, site = {} } = edits.root;
  const wanted = search.trim().toLowerCase();
  const isWanted = (words: string): boolean => words.toLowerCase().includes(wanted);
  const all = useMemo(
    () => pageRows({ routes, collections, values, site }, now),
    [routes, collections, values, site, now],
  );
  const pages = rowsWanted(all, isWanted);
  const partHits = useMemo(() => (wanted === '' ? [] : findParts(edits.root, now, wanted)), [edits.root, now, wanted]);
  const pageHits = useFoundPages(partHits);
  const isSought = wanted !== '';
  const files = useFilesNamed(wanted);
  const shared = namedIn(edits.root, now, 'shared', drawn).filter(({ title }) => isWanted(title));
  const several = [
    ...namedIn(edits.root, now, 'collections').filter(({ title }) => isWanted(title)),
    ...partHits.filter(({ pointer }) => isOfSeveral(pointer)),
  ];
  const parts = sections.map(sectionPart).filter(({ title }) => isWanted(title));
  const whole = [...parts, ...partHits.filter(({ pointer }) => !isOfSeveral(pointer) && !isAmong(parts, pointer))];
  const pane = useRef<HTMLElement>(null);
  const led = useRef(`${leadCount} ${path}`);
  // What was opened is shown in its place, among all else that there is.
  useEffect(() => {
    if (led.current === `${leadCount} ${path}`) return;
    led.current = `${leadCount} ${path}`;
    setSearch('');
    requestAnimationFrame(() =>
      pane.current?.querySelector('[aria-current=true]')?.scrollIntoView({ block: 'nearest' }),
    );
  }, [leadCount, path]);
  return (
    <nav ref={pane} className="pane outline" aria-label="Contents of the site">
      <h2>Contents</h2>
      <label className="search">
        <span>Find a page or part</span>
        <input
          type="search"
          dir="auto"
          value={search}
          onChange={({ target }) => setSearch(target.value)}
          onKeyDown={({ key }) =>
            isSought && key === 'Enter' && pane.current?.querySelector<HTMLElement>('li button')?.click()
          }
        />
      </label>
      {pages.length + shared.length + several.length + whole.length + files.length === 0 && (
        <NothingFound empty={() => setSearch('')} />
      )}
      {(!isSought || pages.length + pageHits.length > 0) && <h2>Pages</h2>}
      <PageList of={branchesOf(pages.slice(0, mostListed))} />
      {pageHits.length > 0 && (
        <ul className="pages">
          {pageHits.map((page) => (
            <li key={page.path}>
              <PageOfEntry of={page} />
            </li>
          ))}
        </ul>
      )}
      {pages.length > mostListed && (
        <p className="hint">{pages.length - mostListed} more pages: write a part of what they are called above.</p>
      )}
      <div className="add" hidden={isSought}>
        <NewPart />
        <NewPage />
      </div>
      {shared.length > 0 && <h2>Shared blocks</h2>}
      <PartList parts={shared} />
      {(!isSought || several.length > 0) && <h2>{severalTitle}</h2>}
      {!isSought && <p className="hint">What you have several of.</p>}
      <PartList parts={several} />
      <div hidden={isSought}>
        <NewCollection />
      </div>
      {whole.length > 0 && <h2>For the whole site</h2>}
      <PartList parts={whole} />
      <FoundFiles paths={files} />
    </nav>
  );
}

/** Gives the pages of the entries that a search found: whoever looks for a page knows it by its entry. */
function useFoundPages(found: FoundPart[]): RouteSource[] {
  const { edits, now } = useEditorState('edits', 'now');
  return useMemo(() => {
    const entries = found.filter(({ pointer }) => isOfSeveral(pointer));
    if (entries.length === 0) return [];
    const pages = pagesIn(edits.root, now);
    return entries.flatMap(({ pointer }) => pagesMadeOf(pointer, pages));
  }, [found, edits.root, now]);
}

/** The words on a search that finds nothing, and where else to look. */
function NothingFound({ empty }: { empty: () => void }): ReactNode {
  return (
    <>
      <p className="hint">Nothing here is called that. What is said on the pages is found by “Find and replace”.</p>
      <button type="button" onClick={empty}>
        Empty the search
      </button>
    </>
  );
}

/** Parts of the site that are no pages, each with its place or the words by which it was found. */
const PartList = memo(function PartList({ parts }: { parts: FoundPart[] }): ReactNode {
  if (parts.length === 0) return null;
  return (
    <ul>
      {parts.map(({ pointer, title, within }) => (
        <li key={pointer}>
          <OpenButton pointer={pointer}>
            <bdi>{title}</bdi>
            {within !== '' && <small> {within}</small>}
          </OpenButton>
        </li>
      ))}
    </ul>
  );
}, isEqual);

/** Pages, each with those below it in a list of its own, so that a screen reader has the tree, too. */
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

const PageItem = memo(function PageItem({ row: { pointer, title, path, from }, below }: PageBranch): ReactNode {
  const isOpen = useEditor(({ drawn }) => drawn !== undefined && drawn.route === pointer);
  if (pointer === undefined) {
    return (
      <li>
        <span className="above">Pages under {sayPath(path)}</span>
        <PageList of={below} />
      </li>
    );
  }
  return (
    <li>
      <OpenButton pointer={pointer}>
        <bdi>{title}</bdi> <small>{sayPath(path)}</small>
      </OpenButton>
      {from !== undefined && <EntryPages route={pointer} from={from} isOpen={isOpen} />}
      {isOpen && <BlockList pointer={memberPointer(pointer, 'blocks')} title={title} />}
      <PageList of={below} />
    </li>
  );
}, isEqual);

/** Gives the members of a group that their owner names, such as the collections. */
function namedIn(root: JsonObject, now: Date, group: string, shown?: ShownPage): FoundPart[] {
  return Object.keys(isObject(root[group]) ? root[group] : {}).map((name) => {
    const pointer = memberPointer(memberPointer('', group), name);
    return { pointer, title: partAt(root, now, pointer, shown).title, within: '' };
  });
}

function sectionPart(name: string): FoundPart {
  return { pointer: memberPointer('', name), title: sectionTitle(name), within: '' };
}

function isOfSeveral(pointer: Pointer): boolean {
  return pointer.startsWith('/collections/');
}

function isAmong(parts: FoundPart[], pointer: Pointer): boolean {
  return parts.some((part) => part.pointer === pointer);
}

/** A button that opens a part of the site. */
export function OpenButton({ pointer, children }: { pointer: Pointer; children: ReactNode }): ReactNode {
  const { editor } = useDesk();
  const isOpen = useEditor(({ edits, selected }) => formAt(edits.root, selected).pointer === pointer);
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
