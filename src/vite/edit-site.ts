import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import { basename, extname, join } from 'node:path';
import type { Development } from '../develop/develop';
import type { Live } from '../develop/live-site';
import { type EditorBundle, loadEditor } from './bundle-editor';
import { send } from './send';

const start = '/__edit';
const codeStart = `${start}/code/`;

/** Whether an address is that of the editor. */
export function isOfEditor(path: string): boolean {
  return path === start || path.startsWith(`${start}/`);
}

/** What the editor needs of the server that serves it. */
export interface EditorSettings {
  root: string;
  /** The site.json that is edited. */
  file: string;
  /** Lets the editor write. */
  token: string;
  /** What the site is called among others that are edited in the same browser. */
  site: string;
  /** Gives where the editor is bundled, as its code is now. */
  editorFolder: () => string;
}

/** Answers what belongs to the editor: its documents, and its scripts, which are bundled when it is first opened. */
export function createEditorAnswer({ root, file, token, site, editorFolder }: EditorSettings) {
  const bundles = new Map<string, Promise<EditorBundle>>();
  // Scripts belong to the document that was sent last.
  let shown: Promise<EditorBundle> | undefined;
  return async (
    path: string,
    { development, live }: { development: Development; live: Live },
    response: ServerResponse,
  ): Promise<void> => {
    const bundle = await (path.startsWith(codeStart) ? (shown ?? currentBundle()) : currentBundle());
    if (path.startsWith(codeStart)) {
      const name = basename(path);
      const body = readIn(bundle.folder, name);
      send(response, body ? 200 : 404, extname(name), body ?? 'There is no such script.');
      return;
    }
    const nonce = randomUUID();
    const scripts = { editor: codeStart + bundle.editor, preview: codeStart + bundle.preview };
    const parts = { file, token, site, scripts, styles: codeStart + bundle.styles, nonce };
    const { status, ending, body, headers = {} } = await development.answerEditing(live, path, parts);
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
    send(response, status, ending, body);
  };

  /** The bundle of the code as it is now; what is being bundled is not bundled twice. */
  function currentBundle(): Promise<EditorBundle> {
    const folder = editorFolder();
    const known = bundles.get(folder) ?? loadEditor(root, folder);
    bundles.set(folder, known);
    known.catch(() => bundles.delete(folder));
    shown = known;
    return known;
  }
}

function readIn(folder: string, name: string): Buffer | undefined {
  try {
    return readFileSync(join(folder, name));
  } catch {
    return undefined;
  }
}
