import { type FormEvent, type ReactNode, useState } from 'react';
import { duplicateOf } from '../../manifest/identity';
import { isObject } from '../../manifest/is-object';
import type { Json, JsonObject } from '../../manifest/manifest';
import { insert } from '../../manifest/operations';
import { pageTitle } from '../state/parts';
import { useDesk, useEditorState } from '../use-editor';

/** Adds a page, empty or like one that is there. */
export function NewPage(): ReactNode {
  const { editor } = useDesk();
  const { edits } = useEditorState();
  const [isOpen, setIsOpen] = useState(false);
  const routes = Array.isArray(edits.root.routes) ? edits.root.routes : [];
  const add = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const answers = new FormData(event.currentTarget);
    const title = String(answers.get('title')).trim();
    const path = `/${String(answers.get('path')).trim().replace(/^\/+/, '')}`;
    const model = routes[Number(answers.get('model'))];
    const page = newPage(title, path, model);
    const place = `/routes/${routes.length}`;
    editor.change({ says: `Page ${path} added`, place, after: insert(edits.root, place, page) as JsonObject });
    editor.open(place);
    setIsOpen(false);
  };
  if (!isOpen) {
    return (
      <button type="button" onClick={() => setIsOpen(true)}>
        Add a page
      </button>
    );
  }
  return (
    <form className="new-page" onSubmit={add} aria-label="New page">
      <label>
        Title
        <input name="title" required />
      </label>
      <label>
        Address, such as /our-courses
        <input
          name="path"
          required
          pattern="/?[a-z0-9-]+(/[a-z0-9-]+)*"
          title="Small letters, digits and hyphens, such as /our-courses"
        />
      </label>
      <label>
        Like
        <select name="model" defaultValue="">
          <option value="">an empty page</option>
          {routes.map((route, index) => (
            <option key={index} value={index}>
              {pageTitle(route, `/routes/${index}`)}
            </option>
          ))}
        </select>
      </label>
      <div className="actions">
        <button type="submit" className="main">
          Add
        </button>
        <button type="button" onClick={() => setIsOpen(false)}>
          Cancel
        </button>
      </div>
    </form>
  );
}

/** A page with a heading, or with all that another one has. */
function newPage(title: string, path: string, model: Json | undefined): JsonObject {
  const blocks = isObject(model) ? (model.blocks ?? []) : [{ type: 'hero', heading: title }];
  return { path, title, description: title, blocks: duplicateOf(blocks) };
}
