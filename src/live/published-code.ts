import type { IncomingMessage } from 'node:http';
import { basename, extname, join } from 'node:path';
import type { Development } from '../develop/develop';
import { readBuildManifest, readEditorBundle } from '../edit-documents/editor-bundle';
import { answerInWords, requestedUrl } from '../serve/answer';
import { readIfThere } from '../serve/read-if-there.js';
import type { CodeSource } from './code-source';
import { createEventStream } from './event-stream';
import { send } from './send';

/** The code of the published engine, as it was bundled. */
export interface PublishedCode {
  development: Development;
  version: string;
  /** The folder of the bundle for the browsers that show a site while it is edited. */
  browserFolder: string;
  /** The folder of the bundled editor. */
  editorFolder: string;
  /** Writes the bytecode of the loaded code for the next start. */
  keepBytecode: () => void;
}

/**
 * Makes the code source of the published engine. Its code never changes, its scripts stand at the addresses of their
 * sources, and browsers hear of edits by a stream of events.
 */
export function servePublishedCode(published: PublishedCode): CodeSource {
  const { development, version, browserFolder, editorFolder, keepBytecode } = published;
  const events = createEventStream();
  const manifest = readBuildManifest(browserFolder);
  return {
    current: () => ({ development, version }),
    failure: () => undefined,
    say: (message) => message,
    atRest: async () => {},
    follow() {},
    answerWith: (draw) => async (request, response) => {
      if (await events.answer(request, response)) return true;
      const name = nameOfCode(request);
      if (name === undefined) {
        await draw(request, response);
        return true;
      }
      const entry = manifest[`src/${name}`]?.file;
      // Other scripts import it by its own name: at two addresses it would run twice.
      if (entry?.endsWith('.js')) return send(response, 200, '.js', `import './${entry}';\n`);
      const file = entry ?? basename(name);
      const body = readIfThere(join(browserFolder, file));
      return body ? send(response, 200, extname(file), body) : answerInWords(response, 404, 'There is no such script.');
    },
    withScripts: (html) => html,
    socketOf: () => undefined,
    tell: events.tell,
    reload: () => events.tell('pagewright:reload', null),
    editor: async () => readEditorBundle(editorFolder),
    async prepare(firstPage, checked) {
      await firstPage;
      await checked;
      await development.prepareWholeRenderer();
      keepBytecode();
    },
    async close() {},
  };
}

/**
 * Gives the path of the source that an address of a script or of styles names; undefined for an address of the site.
 */
function nameOfCode(request: IncomingMessage): string | undefined {
  return /^\/src\/(.+)$/.exec(requestedUrl(request).pathname)?.[1];
}
