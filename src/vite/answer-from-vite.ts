import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Plugin } from 'vite';
import { isCodePath } from '../live/code-source';
import { send } from '../live/send';
import { type Answer, answerInWords } from '../serve/answer';
import type { LateVite } from './late-vite';

/** The answer to requests, and the plugin that it needs in Vite. */
export interface ViteAnswer {
  answer: Answer;
  plugin: Plugin;
}

/**
 * Makes the answer that hands requests for code to Vite and all others to the site. Vite reports failures to the
 * browser and the terminal, with places as `say` names them.
 */
export function createViteAnswer(
  vite: LateVite,
  draw: (request: IncomingMessage, response: ServerResponse) => Promise<void>,
  say: (message: string) => string,
): ViteAnswer {
  const failures = new WeakMap<IncomingMessage, unknown>();
  const failed = new WeakSet<ServerResponse>();

  async function handToVite(request: IncomingMessage, response: ServerResponse): Promise<boolean> {
    const { middlewares } = await vite.get();
    return new Promise((answered) => {
      response.once('close', () => answered(true));
      middlewares(request, response, () => answered(failed.has(response) && answerFailure(request, response)));
    });
  }

  return {
    async answer(request, response) {
      if (isCodePath(request.url ?? '/')) return handToVite(request, response);
      try {
        await draw(request, response);
        return true;
      } catch (error) {
        failures.set(request, error);
        return handToVite(request, response);
      }
    },
    plugin: {
      name: 'pagewright:failures',
      configureServer({ middlewares }) {
        middlewares.use((request, _, next) => next(failures.get(request)));
        // Before Vite tells of it in its window and goes on as if there were nothing at the address.
        return () =>
          void middlewares.use(
            (error: unknown, _: unknown, response: ServerResponse, next: (error: unknown) => void) => {
              failed.add(response);
              next(inWords(error, say));
            },
          );
      },
    },
  };
}

/** Answers that the project's code is broken; in the place of a page, with Vite's client, which shows the failure. */
function answerFailure(request: IncomingMessage, response: ServerResponse): true {
  const words = 'This cannot be shown, because something failed. The window in which npm start runs says what.';
  if (isCodePath(request.url ?? '/')) return answerInWords(response, 500, words);
  const client = '<script type="module" src="/@vite/client"></script>';
  return send(response, 500, '.html', `<!doctype html><html lang="en"><title>Failed</title><p>${words}</p>${client}`);
}

/** The parts of an error in which Vite names places. */
type NamingPlaces = Partial<Record<'message' | 'stack' | 'frame' | 'id', string>> & { loc?: { file?: string } };

/** Rewrites the places in an error as the author of the code knows them. */
function inWords(error: unknown, say: (message: string) => string): unknown {
  if (!(error instanceof Error)) return error;
  const places: NamingPlaces = error;
  for (const part of ['message', 'stack', 'frame', 'id'] as const) {
    const text = places[part];
    if (text !== undefined) places[part] = say(text);
  }
  if (places.loc?.file !== undefined) places.loc.file = say(places.loc.file);
  return error;
}
