import { dirname, join } from 'node:path';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { CheckMemory } from '../../src/checks/check-memory';
import { checkManifest } from '../../src/checks/check-site';
import type { Assets } from '../../src/compose/assets';
import type { Workspace } from '../../src/edit-api/workspace';
import type { Checker } from '../../src/editor/checking/checker';
import { readBase } from '../../src/editor/session/base';
import { createEditor, type Editor } from '../../src/editor/session/editor';
import { createIconDrawings } from '../../src/editor/session/icons';
import { save } from '../../src/editor/session/save';
import { readAssets } from '../../src/frame/read-assets';
import { readLayout } from '../../src/manifest/layout';
import type { Json, JsonObject } from '../../src/manifest/manifest';
import { duplicate, insert, move, remove, set } from '../../src/manifest/operations';
import { type Pointer, pointerKeys, valueAt } from '../../src/manifest/pointer';
import { printChanges } from '../../src/manifest/print-changes';
import { applySplices } from '../../src/manifest/splice';
import { skipSpace } from '../../src/manifest/tokens';
import { byHand } from '../by-hand';
import { changedLines } from '../changed-lines';
import { isLong } from '../is-long';
import { root as project, textOf } from '../project';
import { registry } from '../registry';

const now = new Date('2026-11-23');

/** A file that nobody else writes, and what checks it; what was learnt of it is remembered, as in the worker. */
function openEditor(text: string, assets: Assets): { editor: Editor; saveAll: () => Promise<string> } {
  let saved = text;
  const writeSite = async (next: string): Promise<{ version: string }> => {
    saved = next;
    return { version: next };
  };
  const memory = new CheckMemory();
  const workspace = { writeSite } as Partial<Workspace> as Workspace;
  const checker: Checker = {
    check: async (root) => checkManifest(root, assets, { now, registry, memory }).findings,
    pathsShowing: async () => [],
    pathShowing: async () => undefined,
    pagesShowingValue: async () => [],
    pathsChanged: async () => [],
  };
  const base = readBase({ text, version: text });
  if ('failure' in base) throw new Error(base.failure);
  const icons = createIconDrawings(workspace, {});
  const editor = createEditor(base, assets, { workspace, registry, checker, icons, now });
  const saveAll = async (): Promise<string> => {
    await save(editor, workspace, checker);
    return saved;
  };
  return { editor, saveAll };
}

type Step = [kind: number, where: number, other: number];

/** An edit, and how many lines of the file it takes at most: those of what it writes, copies, moves and takes out. */
interface Edited {
  after: Json;
  place: Pointer;
  lines: number;
}

/** The line before what comes or goes may get a comma, or lose one. */
const comma = 2;

/** One of the edits that people make, right or wrong: other words, none, a link to nowhere, blocks copied, moved, deleted, begun. */
function edited(root: JsonObject, text: string, [kind, where, other]: Step): Edited | undefined {
  const blocks = (root.routes as JsonObject[]).flatMap(({ blocks: all }, route) =>
    (all as JsonObject[]).map((_, index) => ({ list: `/routes/${route}/blocks`, index, count: (all as []).length })),
  );
  const one = blocks[where % blocks.length];
  if (!one) return undefined;
  const place = `${one.list}/${one.index}`;
  const own = linesOf(text, place);
  const notice = { type: 'notice', text: `Notice ${other}` };
  // What is new stands as far from its neighbours as they do from theirs.
  const begun = JSON.stringify(notice, null, 2).split('\n').length + mostBlank(text, one.list);
  const write = (member: Pointer, words: string): Edited => ({
    place: member,
    after: set(root, member, words),
    lines: valueAt(root, member) === undefined ? 1 + mostBlank(text, place) + comma : linesOf(text, member) + 1,
  });
  const edits: (() => Edited)[] = [
    () => write(`${place}/heading`, `Words ${other}`),
    () => write(`${place}/heading`, ''),
    () => write(`${place}/lead`, `[Here](/nowhere-${other})`),
    () => ({ place, after: duplicate(root, place), lines: own + comma }),
    () => ({ place, after: move(root, place, `${one.list}/${other % one.count}`), lines: 2 * (own + comma) }),
    () => ({ place, after: remove(root, place), lines: own + comma }),
    () => ({ place, after: insert(root, place, notice), lines: begun + comma }),
    () => write('/site/description', `A description ${other}`),
  ];
  return edits[kind % edits.length]?.();
}

/** How many lines a part has, with those between it and what stands before it. */
function linesOf(text: string, place: Pointer): number {
  const keys = pointerKeys(place);
  const name = keys.pop() ?? '';
  const member = layoutAt(text, keys).members.find((one) => one.name === name);
  return member ? (member.lead + text.slice(...member.value) + member.trail).split('\n').length : 0;
}

/** The most blank lines that stand before a member of a container. */
function mostBlank(text: string, place: Pointer): number {
  const { members } = layoutAt(text, pointerKeys(place));
  return Math.max(0, ...members.map(({ lead }) => lead.split('\n').length - 2));
}

function layoutAt(text: string, keys: string[]) {
  return keys.reduce(
    ({ members }, key) => readLayout(text, members.find(({ name }) => name === key)?.value[0] ?? 0),
    readLayout(text, skipSpace(text, 0)),
  );
}

const files = ['tests/fixtures/contact-form/site.json', ...(isLong ? ['site.json'] : [])].flatMap((file) => {
  const text = textOf(file);
  const { assets } = readAssets(dirname(join(project, file)));
  return [
    [file, text, assets],
    [`${file} as it is written by hand`, byHand(text), assets],
  ] as const;
});

test.each(files)(
  'whatever is edited in %s, what is saved is in order, changes no line that it need not, and undoing all gives the same bytes',
  async (_, text, assets) => {
    const errorsIn = (saved: string): unknown[] =>
      checkManifest(JSON.parse(saved), assets, { now, registry }).findings.filter(
        ({ severity }) => severity === 'error',
      );
    const steps = fc.array(fc.tuple(fc.nat(7), fc.nat(), fc.nat()) as fc.Arbitrary<Step>, {
      minLength: 1,
      maxLength: 8,
    });
    await fc.assert(
      fc.asyncProperty(steps, async (sequence) => {
        const { editor, saveAll } = openEditor(text, assets);
        let version = text;
        let most = 0;
        for (const step of sequence) {
          const { root } = editor.state().edits;
          const edit = edited(root, version, step);
          if (!edit) continue;
          most += edit.lines;
          editor.change({ says: 'an edit', place: edit.place, after: edit.after as JsonObject });
          version = applySplices(version, printChanges(version, root, edit.after));
        }
        const { root } = editor.state().edits;
        const saved = await saveAll();
        expect(errorsIn(saved)).toEqual([]);
        expect(changedLines(text, saved)).toBeLessThanOrEqual(most);
        expect(editor.state().edits.root).toBe(root);
        while (editor.state().edits.past.length > 0) editor.undo();
        expect(await saveAll()).toBe(text);
      }),
      { numRuns: isLong ? 1000 : 6 },
    );
  },
);
