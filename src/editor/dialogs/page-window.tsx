import { type ReactNode, useState } from 'react';
import { addressProblem } from '../../manifest/address-problem';
import { listOf } from '../../manifest/collections';
import { duplicateOf } from '../../manifest/identity';
import { isObject, type Json, type JsonObject } from '../../manifest/manifest';
import { insert } from '../../manifest/operations';
import type { Pointer } from '../../manifest/pointer';
import { slugOf } from '../../manifest/slug';
import { withMenuEntry } from '../../recipes/menu-entry';
import { AskedField } from '../controls/asked-field';
import { AskedChoice, type Option } from '../controls/select';
import { Tick } from '../controls/tick';
import { FormWindow } from '../controls/window';
import { pagesIn } from '../drawing/engine';
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
  const add = (form: HTMLFormElement): void => {
    setAsked(true);
    const [wrong] = Object.keys(problems);
    if (wrong !== undefined) {
      form.querySelector<HTMLElement>(`[name="${wrong}"]`)?.focus();
      return;
    }
    const place = `/routes/${routes.length}`;
    const like = model === '' ? undefined : routes[Number(model)];
    const inserted = insert(edits.root, place, newPage(answers, like));
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
    <FormWindow title="Add a page" submit="Add" act={add} close={close}>
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
      <AskedChoice
        label="Like"
        name="model"
        value={model}
        options={[
          ['', 'an empty page'],
          ...routes.flatMap((route, index) => modelOption(edits.root, now, route, index)),
        ]}
        choose={chooseModel}
      />
      <Tick label="In the menu" isOn={isInMenu} set={setIsInMenu} />
    </FormWindow>
  );
}

/** Gives the page of a route as one that a new one may be like; where it makes pages for entries, one more entry. */
function modelOption(root: JsonObject, now: Date, route: Json, index: number): Option<string>[] {
  if (!isObject(route) || route.from === undefined) return [[String(index), routeTitle(root, now, `/routes/${index}`)]];
  if (oneEntryCondition(route) || modelOf(root, route) === undefined) return [];
  return [[String(index), `one more of ${collectionTitle(root, String(route.from))}`]];
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
