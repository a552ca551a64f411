import { memo, type ReactNode, useEffect, useMemo, useRef } from 'react';
import type { Finding } from '../../checks/problem';
import { isObject, type JsonObject } from '../../manifest/manifest';
import { isEqual } from '../../manifest/merge';
import { memberPointer, type Pointer, pointerKeys } from '../../manifest/pointer';
import { Icon, type IconName } from '../controls/icon';
import { branchesOf, type PageBranch, pageRows } from '../naming/page-rows';
import { iconOfPage } from '../naming/part-icon';
import { formAt, partAt, sections, sectionTitle, seldomNeeded, severalTitle } from '../naming/parts';
import { findingsOf } from '../session/findings';
import { memoise } from '../session/memoise';
import { useDesk, useEditor, useEditorState } from '../session/use-editor';
import { sayPath } from '../words/in-words';
import type { ShownPage } from '../words/say-text';
import { BlockList } from './block-list';
import { EntryPages } from './entry-pages';

/** The most pages that are listed at once. */
const mostListed = 200;

/** The contents of the site: its pages with the blocks of the open one, and the other parts of the file. */
export function Outline(): ReactNode {
  const { editor } = useDesk();
  const { edits, leadCount, path, drawnPage, now } = useEditorState('edits', 'leadCount', 'path', 'drawnPage', 'now');
  const { routes = [], collections = {}, values = {}, site = {} } = edits.root;
  const pages = useMemo(
    () => pageRows({ routes, collections, values, site }, now),
    [routes, collections, values, site, now],
  );
  const open = (name: 'part' | 'page' | 'collection'): void =>
    editor.tell({ kind: 'show', shown: { shownWindow: { name } } });
  const shared = namedIn(edits.root, now, 'shared', drawnPage);
  const pane = useRef<HTMLElement>(null);
  const followedLead = useRef(`${leadCount} ${path}`);
  // The open part is shown in its place in the whole outline.
  useEffect(() => {
    if (followedLead.current === `${leadCount} ${path}`) return;
    followedLead.current = `${leadCount} ${path}`;
    requestAnimationFrame(() =>
      pane.current?.querySelector('[aria-current=true]')?.scrollIntoView({ block: 'nearest' }),
    );
  }, [leadCount, path]);
  return (
    <nav ref={pane} className="pane outline" aria-label="Contents of the site">
      <h2>Pages</h2>
      <PageList of={branchesOf(pages.slice(0, mostListed))} />
      {pages.length > mostListed && (
        <p className="hint">{pages.length - mostListed} more pages: “Find” above has all of them.</p>
      )}
      <div className="add">
        <button type="button" className="main" onClick={() => open('part')}>
          Add to the site
        </button>
        <button type="button" onClick={() => open('page')}>
          Add a page
        </button>
      </div>
      {shared.length > 0 && <h2>Blocks on several pages</h2>}
      <PartList parts={shared} icon="shared" />
      <h2>{severalTitle}</h2>
      <p className="hint">What you have several of.</p>
      <PartList parts={namedIn(edits.root, now, 'collections')} icon="collection" />
      <button type="button" onClick={() => open('collection')}>
        New collection
      </button>
      <h2>For the whole site</h2>
      <PartList parts={oftenNeeded.map(sectionPart)} icon="setting" />
      <SeldomNeeded />
    </nav>
  );
}

const oftenNeeded = sections.filter((name) => !seldomNeeded.includes(name));

/** The parts for the whole site that are seldom opened: folded, unless one is open or there is something to say of it. */
function SeldomNeeded(): ReactNode {
  const isWanted = useEditor(
    (state) => isSeldomNeeded(openForm(state.edits.root, state.selectedPlace)) || isSeldomFound(findingsOf(state)),
  );
  return (
    <details className="seldom" open={isWanted}>
      <summary>Seldom needed</summary>
      <PartList parts={seldomNeeded.map(sectionPart)} icon="setting" />
    </details>
  );
}

function isSeldomNeeded(place: Pointer): boolean {
  return seldomNeeded.includes(pointerKeys(place)[0] ?? '');
}

const isSeldomFound = memoise((findings: readonly Finding[]): boolean =>
  findings.some(({ pointer }) => isSeldomNeeded(pointer)),
);

/** Parts of the site that are no pages. */
const PartList = memo(function PartList({ parts, icon }: { parts: ListedPart[]; icon: IconName }): ReactNode {
  if (parts.length === 0) return null;
  return (
    <ul>
      {parts.map(({ pointer, title }) => (
        <li key={pointer}>
          <OpenButton pointer={pointer} icon={icon}>
            <bdi>{title}</bdi>
          </OpenButton>
        </li>
      ))}
    </ul>
  );
}, isEqual);

/** A part of the site that is listed by its name. */
interface ListedPart {
  pointer: Pointer;
  title: string;
}

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
  const isOpen = useEditor(({ drawnPage }) => drawnPage !== undefined && drawnPage.route === pointer);
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
      <OpenButton pointer={pointer} icon={iconOfPage({ pointer, path, from })}>
        <bdi>{title}</bdi> <small>{sayPath(path)}</small>
      </OpenButton>
      {from !== undefined && <EntryPages route={pointer} from={from} isOpen={isOpen} />}
      {isOpen && <BlockList pointer={memberPointer(pointer, 'blocks')} title={title} />}
      <PageList of={below} />
    </li>
  );
}, isEqual);

/** Gives the members of a group that their owner names, such as the collections. */
function namedIn(root: JsonObject, now: Date, group: string, shownPage?: ShownPage): ListedPart[] {
  return Object.keys(isObject(root[group]) ? root[group] : {}).map((name) => {
    const pointer = memberPointer(memberPointer('', group), name);
    return { pointer, title: partAt(root, now, pointer, shownPage).title };
  });
}

function sectionPart(name: string): ListedPart {
  return { pointer: memberPointer('', name), title: sectionTitle(name) };
}

interface OpenButtonProps {
  pointer: Pointer;
  icon: IconName;
  children: ReactNode;
}

/** A button that opens a part of the site. */
export function OpenButton({ pointer, icon, children }: OpenButtonProps): ReactNode {
  const { editor } = useDesk();
  const isOpen = useEditor(({ edits, selectedPlace }) => openForm(edits.root, selectedPlace) === pointer);
  return (
    <button
      type="button"
      className="quiet open"
      aria-current={isOpen ? 'true' : undefined}
      onClick={() => editor.open(pointer)}
    >
      <Icon name={icon} />
      <span>{children}</span>
    </button>
  );
}

/** Gives the part whose form is open, once for all buttons. */
const openForm = memoise((root: JsonObject, place: Pointer): Pointer => formAt(root, place).pointer);
