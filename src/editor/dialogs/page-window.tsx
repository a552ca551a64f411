import { type FormEvent, type ReactNode, useId, useState } from 'react';
import { addressProblem } from '../../manifest/address-problem';
import { listOf } from '../../manifest/collections';
import { duplicateOf } from '../../manifest/identity';
import { isObject, type Json, type JsonObject } from '../../manifest/manifest';
import { insert } from '../../manifest/operations';
import type { Pointer } from '../../manifest/pointer';
import { slugOf } from '../../manifest/slug';
import { withMenuEntry } from '../../recipes/menu-entry';
import { pagesIn } from '../drawing/engine';
import { AskedField } from '../frame/asked-field';
import { Tick } from '../frame/tick';
import { Window } from '../frame/window';
import { likelyModel } from '../members/entry-like';
import { withAddressesTaken } from '../members/removal';
import { routeTitle } from '../naming/parts';
import { useDesk, useEditorState, useSiteLanguage } from '../session/use-editor';
import { oneEntryCondition } from '../words/only-entry';
import { sayMessage } from '../words/say-message';
import { collectionTitle } from '../words/titles';
import { LikeWindow } from './like-window';

/** The texts of a new page. */
type Answers = Record<'title' | 'path' | 'description', string>;

const labels: Record<keyof Answers, string> = {
  title: 'Title',
  path: 'Address, such as /our-courses',
  description: 'Description, for search engines: what one finds here, in a sentence or two',
};

/** A window that adds a page, empty or like another; where a route makes pages for entries, one more entry. */
export function PageWindow({ close }: { close: () => void }): ReactNode {
  const [like, setLike] = useState<Pointer>();
  if (like !== undefined) return <LikeWindow like={like} close={close} />;
  return <Questions close={close} askLike={setLike} />;
}

function Questions({ close, askLike }: { close: () => void; askLike: (entry: Pointer) => void }): ReactNode {
  const { editor } = useDesk();
  const id = useId();
  const { edits, drawnPage, now } = useEditorState('edits', 'drawnPage', 'now');
  const [written, setWritten] = useState<Partial<Answers>>({});
  const [isAsked, setAsked] = useState(false);
  const [model, setModel] = useState('');
  const [isInMenu, setIsInMenu] = useState(false);
  const routes = Array.isArray(edits.root.routes) ? edits.root.routes : [];
  const paths = pagesIn(edits.root, now).map(({ path }) => path);
  const { title = '', description = '' } = written;
  const language = useSiteLanguage();
  const slug = slugOf(title, language);
  const path = written.path ?? (slug && `/${slug}`);
  const answers: Answers = { title, description, path: path.trim() && `/${path.trim().replace(/^\/+/, '')}` };
  const problems = problemsOf(answers, paths, language);
  const add = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    setAsked(true);
    const [wrong] = Object.keys(problems);
    if (wrong !== undefined) {
      event.currentTarget.querySelector<HTMLElement>(`[name="${wrong}"]`)?.focus();
      return;
    }
    const place = `/routes/${routes.length}`;
    const like = model === '' ? undefined : routes[Number(model)];
    const inserted = insert(edits.root, place, newPage(answers, like)) as JsonObject;
    const withAddresses = withAddressesTaken(inserted, [answers.path]);
    const after = isInMenu ? withMenuEntry(withAddresses, { label: title.trim(), to: answers.path }) : withAddresses;
    close();
    editor.add({ says: `Page ${answers.path} added`, place, after });
    // What it has to say was asked.
    editor.open(place);
  };
  const chooseModel = (chosen: string): void => {
    const route = routes[Number(chosen)];
    const entry =
      isObject(route) && route.from !== undefined ? modelOf(edits.root, route, drawnPage?.entry) : undefined;
    if (chosen !== '' && entry !== undefined) askLike(entry);
    else setModel(chosen);
  };
  return (
    <Window title="Add a page" close={close}>
      <form className="new-page" onSubmit={add} noValidate>
        {(['title', 'path', 'description'] as const).map((name) => (
          <AskedField
            key={name}
            label={labels[name]}
            field={{ name }}
            value={{ title, path, description }[name]}
            problem={isAsked ? problems[name] : undefined}
            write={(words) => setWritten({ ...written, [name]: words })}
          />
        ))}
        <label htmlFor={`${id}-model`}>Like</label>
        <select id={`${id}-model`} name="model" value={model} onChange={({ target }) => chooseModel(target.value)}>
          <option value="">an empty page</option>
          {routes.map((route, index) => (
            <ModelOption key={index} root={edits.root} now={now} route={route} index={index} />
          ))}
        </select>
        <Tick label="In the menu" isOn={isInMenu} set={setIsInMenu} />
        <button type="submit" className="main">
          Add
        </button>
      </form>
    </Window>
  );
}

/** A page that a new one may be like; where a route makes pages for entries, one more entry. */
function ModelOption({
  root,
  now,
  route,
  index,
}: {
  root: JsonObject;
  now: Date;
  route: Json;
  index: number;
}): ReactNode {
  const isMade = isObject(route) && route.from !== undefined;
  if (isMade && (oneEntryCondition(route) || modelOf(root, route) === undefined)) return null;
  return (
    <option value={index}>
      {isMade ? `one more of ${collectionTitle(root, String(route.from))}` : routeTitle(root, now, `/routes/${index}`)}
    </option>
  );
}

/** Gives the entry that one more of a route is like; undefined where there is none yet. */
function modelOf(root: JsonObject, { from }: JsonObject, open?: Pointer): Pointer | undefined {
  return likelyModel(root, listOf(String(from), root), open);
}

/** Says what is wrong with the texts of a new page, by their names; `takenPaths` are the paths of all pages. */
export function problemsOf(
  { title, path, description }: Answers,
  takenPaths: readonly string[],
  language: string | undefined,
): Partial<Answers> {
  const address = path === '' ? 'A page needs an address.' : addressProblem(path, takenPaths, language);
  return {
    ...(title.trim() === '' && { title: 'A page needs a title.' }),
    ...(address !== undefined && { path: sayMessage(address) }),
    ...(description.trim() === '' && {
      description: 'A page needs a description: search engines show it below the title.',
    }),
  };
}

/** Makes a page with a heading, or with copies of all blocks of its model. */
export function newPage({ title, path, description }: Answers, model: Json | undefined): JsonObject {
  const blocks = isObject(model) ? (model.blocks ?? []) : [{ type: 'hero', heading: title.trim() }];
  return { path, title: title.trim(), description: description.trim(), blocks: duplicateOf(blocks) };
}
