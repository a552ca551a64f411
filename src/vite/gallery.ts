import type { IncomingMessage, ServerResponse } from 'node:http';
import { extname } from 'node:path';
import type { Plugin, ViteDevServer } from 'vite';
import { galleryPath } from '../gallery/examples';
import type { answerGallery, GalleryRequest } from '../gallery/gallery';
import { requestedUrl } from '../serve/answer';
import { send } from './send';

/**
 * Shows every block type with its examples at /__gallery. All of it comes from the sources when it is
 * asked for, what composes and draws the examples too, so that every edit of a block shows.
 */
export function gallery(theme: () => GalleryRequest['theme']): Plugin {
  return {
    name: 'pagewright:gallery',
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        answerRequest(server, theme(), request, response).then((isAnswered) => isAnswered || next(), next);
      });
    },
    hotUpdate({ file, server }) {
      const isSource = ['src', 'schema'].some((folder) => file.startsWith(`${server.config.root}/${folder}/`));
      if (isSource && this.environment.name === 'ssr') server.ws.send('pagewright:sources', null);
    },
  };
}

async function answerRequest(
  server: ViteDevServer,
  theme: GalleryRequest['theme'],
  request: IncomingMessage,
  response: ServerResponse,
): Promise<boolean> {
  const { pathname } = requestedUrl(request);
  if (pathname !== galleryPath && !pathname.startsWith(`${galleryPath}/`)) return false;
  const sources = await server.ssrLoadModule('/src/gallery/gallery.ts');
  const answer = sources.answerGallery as typeof answerGallery;
  const { status, document, file } = await answer({ root: server.config.root, path: pathname, theme });
  if (file !== undefined) return send(response, status, extname(pathname), file);
  return send(response, status, '.html', await server.transformIndexHtml(pathname, document));
}
