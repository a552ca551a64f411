import type { Plugin } from 'vite';
import { exampleKey } from '../gallery/examples';
import { createOutbox } from '../serve/outbox';
import { publicKeysOf } from '../serve/public-keys';

/** Keeps sent forms on this machine and shows them at /__outbox. */
export function outbox(folder: string, siteFile: string): Plugin {
  return {
    name: 'pagewright:outbox',
    configureServer({ middlewares }) {
      const answer = createOutbox({ folder, publicKeys: () => publicKeysOf(siteFile)?.concat(exampleKey) });
      middlewares.use((request, response, next) => {
        answer(request, response).then((isAnswered) => isAnswered || next(), next);
      });
    },
  };
}
