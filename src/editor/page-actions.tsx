import { type FormEvent, type ReactNode, useId, useState } from 'react';
import { isObject } from '../manifest/is-object';
import type { JsonObject } from '../manifest/manifest';
import { remove, set } from '../manifest/operations';
import { memberPointer, type Pointer, valueAt } from '../manifest/pointer';
import { renameRouteIn } from '../manifest/rename-route';
import { pagesOf, siteOf } from './engine';
import { entryPagesOf } from './entry-pages';
import { ProblemsAt, useInvalid } from './fields/input-parts';
import { linksTo } from './links-to';
import { pageTitle } from './state/parts';
import { useDesk, useEditorState } from './use-editor';

/** What can be done with a page as a whole. */
export function PageActions({ pointer }: { pointer: Pointer }): ReactNode {
  const { edits } = useEditorState();
  const page = valueAt(edits.root, pointer);
  if (!isObject(page) || pointer === '/notFound' || page.path === '/') return null;
  return <DeletePage pointer={pointer} page={page} />;
}

/** The address of a page, which changes with every link to it; that of the home page is what it is. */
export function PageAddress({ pointer }: { pointer: Pointer }): ReactNode {
  const { edits } = useEditorState();
  const page = valueAt(edits.root, pointer);
  if (!isObject(page) || pointer === '/notFound' || page.path === '/') return null;
  return <RenameForm key={String(page.path)} pointer={memberPointer(pointer, 'path')} path={String(page.path ?? '')} />;
}

function RenameForm({ pointer, path }: { pointer: Pointer; path: string }): ReactNode {
  const { editor, registry } = useDesk();
  const id = useId();
  const [written, setWritten] = useState(path);
  const [problem, setProblem] = useState<string>();
  const rename = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const to = written.trim();
    const { edits, assets, selected } = editor.state();
    const pages = pagesOf(siteOf(edits.root, assets, registry));
    const renamed = renameRouteIn(edits.root, path, to, entryPagesOf(pages, edits.root));
    if (renamed.problem !== undefined) {
      setProblem(renamed.problem);
      return;
    }
    const links = renamed.links === 1 ? '1 link follows' : `${renamed.links} links follow`;
    editor.change({ says: `Page ${path} is now ${to}; ${links}`, place: selected, after: renamed.root });
    editor.openPage(to);
  };
  return (
    <form className="rename" onSubmit={rename} aria-label="Address of the page">
      <label htmlFor={id}>Address</label>
      <input
        id={id}
        value={written}
        data-pointer={pointer}
        {...useInvalid(pointer, id)}
        onChange={({ target }) => setWritten(target.value)}
      />
      <small className="hint">Every link to the page follows, and the old address leads to the new one.</small>
      {problem && (
        <p role="alert" className="problem">
          {problem}
        </p>
      )}
      <ProblemsAt pointer={pointer} id={`${id}-problem`} />
      <button type="submit" disabled={written.trim() === path}>
        Change the address
      </button>
    </form>
  );
}

function DeletePage({ pointer, page }: { pointer: Pointer; page: JsonObject }): ReactNode {
  const { editor } = useDesk();
  const { edits } = useEditorState();
  const [isAsked, setIsAsked] = useState(false);
  const path = String(page.path);
  const title = pageTitle(page, pointer);
  const links = linksTo(edits.root, path);
  const drop = (): void => {
    const without = remove(edits.root, pointer) as JsonObject;
    const redirects = Array.isArray(without.redirects) ? without.redirects : [];
    const after = path.includes('{')
      ? without
      : (set(without, '/redirects', [...redirects, { from: path, to: '/' }]) as JsonObject);
    editor.change({ says: `Page ${path} deleted`, place: '/routes/0', after });
    editor.openPage('/');
  };
  if (!isAsked) {
    return (
      <button type="button" onClick={() => setIsAsked(true)}>
        Delete this page
      </button>
    );
  }
  return (
    <fieldset aria-label="Delete this page" className="asked">
      <p>
        {links.length === 0
          ? `No link leads to ${title}.`
          : `${links.length === 1 ? '1 link leads' : `${links.length} links lead`} to ${title}, and will have to be changed:`}
      </p>
      <ul>
        {links.slice(0, 20).map(({ place, says }) => (
          <li key={place}>
            <button type="button" className="quiet" onClick={() => editor.open(place)}>
              {says}
            </button>
          </li>
        ))}
      </ul>
      <p>Whoever opens the old address comes to the home page.</p>
      <button type="button" onClick={drop}>
        Delete it
      </button>
      <button type="button" onClick={() => setIsAsked(false)}>
        Keep it
      </button>
    </fieldset>
  );
}
