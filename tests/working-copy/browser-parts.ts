import 'fake-indexeddb/auto';
import { publishedFiles } from '../../src/edit-api/addresses';
import type { Workspace } from '../../src/edit-api/workspace';
import type { ForgeKind } from '../../src/forge/forge';
import { type OpenedCopy, openWorkingCopy } from '../../src/working-copy/open-copy';
import { world } from '../forge/open-fake';
import type { FakeForge } from '../forge/start-fake-forge';

/** The key of every test. */
export const key = 'key-of-the-owner-0123456789';

let opened = 0;

/** A browser of its own: another has another site in its database. */
export interface Browser {
  /** Opens the editor, which finds this text beside itself. */
  open(beside: string): Promise<OpenedCopy>;
}

/** Makes a browser for the repository of a fake forge; `isAlone` where no other site has the same origin. */
export function newBrowser(
  { address }: FakeForge,
  kind: ForgeKind,
  now = () => new Date('2026-11-28T12:00:00Z'),
  isAlone = false,
): Browser {
  // One database serves all of them, in which each has a folder of its own.
  const folder = `/browser-${++opened}/`;
  const assets = { pictures: {}, files: {}, icons: {}, flags: {} };
  return {
    open(beside) {
      const texts: Record<string, string> = {
        site: beside,
        assets: JSON.stringify(assets),
        icons: '{}',
        allIcons: '{}',
      };
      const byAddress = new Map(
        Object.entries(publishedFiles).map(([name, path]) => [folder + path, texts[name] ?? '']),
      );
      const ask: typeof fetch = async (input, init) => {
        const text = byAddress.get(String(input));
        return text === undefined ? world.fetch(input, init) : new Response(text);
      };
      const repository = { kind, address: `${address}/owner/site`, folder: '' };
      return openWorkingCopy(
        { address: folder, repository, fetch: ask, isAlone, askToKeep: () => {}, chooseFolder: undefined },
        folder,
        now,
        world.wait,
      );
    },
  };
}

/** Reads the text of a workspace, with its version. */
export async function siteIn(workspace: Workspace): Promise<{ text: string; version: string }> {
  const read = await workspace.readSite();
  if ('failure' in read) throw new Error(read.failure);
  return read;
}

/** Changes the text of a workspace as a save of the editor does. */
export async function edit(workspace: Workspace, change: (root: Record<string, unknown>) => void): Promise<void> {
  const { text, version } = await siteIn(workspace);
  const root = JSON.parse(text);
  change(root);
  const written = await workspace.writeSite(printed(root), version);
  if (!('version' in written)) throw new Error(JSON.stringify(written));
}

/** Publishes what was saved last. */
export async function publish(workspace: Workspace): ReturnType<Workspace['publish']> {
  return workspace.publish({ message: 'A change', basedOn: (await siteIn(workspace)).version });
}

/** Writes a value as the file of a developer. */
export function printed(root: unknown): string {
  return `${JSON.stringify(root, null, 2)}\n`;
}
