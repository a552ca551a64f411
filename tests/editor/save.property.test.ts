import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { checkManifest } from '../../src/checks/check-site';
import type { Checker } from '../../src/editor/checking/checker';
import { createIconDrawings } from '../../src/editor/icons';
import { readBase } from '../../src/editor/state/base';
import { createEditor, type Editor } from '../../src/editor/state/editor';
import { save } from '../../src/editor/state/save';
import type { Workspace } from '../../src/editor/workspace';
import { readAssets } from '../../src/frame/read-assets';
import type { JsonObject } from '../../src/manifest/manifest';
import { duplicate, insert, move, remove, set } from '../../src/manifest/operations';
import { isLong } from '../is-long';
import { root as project } from '../project';
import { registry } from '../registry';

const file = join(project, 'tests/fixtures/contact-form/site.json');
const canonical = readFileSync(file, 'utf8');
const handmade = canonical
  .split('\n')
  .map((line, index) => (index % 7 === 3 ? `${line.replaceAll('  ', '\t')}\r` : index % 11 === 5 ? `${line}\n` : line))
  .join('\n');
const { assets } = readAssets(dirname(file));

const now = new Date('2026-11-23');
const check = (root: JsonObject) => checkManifest(root, assets, { now, registry }).findings;
const checker: Checker = {
  check: async (root) => check(root),
  pathsShowing: async () => [],
  pathShowing: async () => undefined,
  pathsChanged: async () => [],
};

/** A file that nobody else writes. */
function workspaceOf(text: string): { workspace: Workspace; saved: () => string } {
  let saved = text;
  const write = async (next: string): Promise<{ version: string }> => {
    saved = next;
    return { version: next };
  };
  return { workspace: { write } as Partial<Workspace> as Workspace, saved: () => saved };
}

type Step = [kind: number, where: number, other: number];

/** One of the edits that people make, right or wrong: other words, none, a link to nowhere, blocks copied, moved, deleted, begun. */
function take(editor: Editor, [kind, where, other]: Step): void {
  const { root } = editor.state().edits;
  const blocks = (root.routes as JsonObject[]).flatMap(({ blocks: all }, route) =>
    (all as JsonObject[]).map((block, index) => ({ block, list: `/routes/${route}/blocks`, index, all })),
  );
  const one = blocks[where % blocks.length];
  if (!one) return;
  const place = `${one.list}/${one.index}`;
  const count = (one.all as unknown[]).length;
  const edits = [
    () => set(root, `${place}/heading`, `Words ${other}`),
    () => set(root, `${place}/heading`, ''),
    () => set(root, `${place}/lead`, `[Here](/nowhere-${other})`),
    () => duplicate(root, place),
    () => move(root, place, `${one.list}/${other % count}`),
    () => remove(root, place),
    () => insert(root, place, { type: 'notice', text: `Notice ${other}` }),
    () => set(root, '/site/description', `A description ${other}`),
  ];
  const after = (edits[kind % edits.length] ?? edits[0])?.() as JsonObject;
  editor.change({ says: 'an edit', place, after });
}

test.each([
  ['a canonical', canonical],
  ['a hand-written', handmade],
])(
  'whatever is edited in %s file, what is saved is in order, and undoing all gives the same bytes',
  async (_, text) => {
    const steps = fc.array(fc.tuple(fc.nat(7), fc.nat(), fc.nat()) as fc.Arbitrary<Step>, {
      minLength: 1,
      maxLength: 8,
    });
    await fc.assert(
      fc.asyncProperty(steps, async (sequence) => {
        const { workspace, saved } = workspaceOf(text);
        const base = readBase({ text, version: text });
        if ('failure' in base) throw new Error(base.failure);
        const editor = createEditor(base, assets, {
          workspace,
          registry,
          checker,
          icons: createIconDrawings(workspace, {}),
        });
        for (const step of sequence) take(editor, step);
        const { root } = editor.state().edits;
        await save(editor, workspace, checker);
        expect(check(JSON.parse(saved())).filter(({ severity }) => severity === 'error')).toEqual([]);
        expect(editor.state().edits.root).toBe(root);
        while (editor.state().edits.done.length > 0) editor.undo();
        await save(editor, workspace, checker);
        expect(saved()).toBe(text);
      }),
      { numRuns: isLong ? 1000 : 25 },
    );
  },
);
