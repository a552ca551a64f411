import type { Plugin } from 'vite';
import { answerFromOutbox } from '../serve/outbox';

/** Keeps sent forms on this machine and shows them at /__outbox. */
export function outbox(folder: string): Plugin {
  return {
    name: 'pagewright:outbox',
    configureServer({ middlewares }) {
      middlewares.use((request, response, next) => {
        answerFromOutbox(request, response, folder).then((isAnswered) => isAnswered || next(), next);
      });
    },
  };
}
