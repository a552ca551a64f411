import { join } from 'node:path';
import { createServer } from 'vite';
import { expect, onTestFinished, test } from 'vitest';
import { withViteScripts } from '../../src/vite/vite-scripts';
import { root } from '../project';

const page = '<!doctype html>\n<html lang="en">\n<head>\n<meta charset="utf-8">\n</head>\n<body>$&</body>\n</html>\n';

test('a page has the scripts that Vite would put into it, and no others', async () => {
  const server = await createServer({
    root,
    configFile: join(root, 'vite.config.ts'),
    base: '/',
    logLevel: 'silent',
    server: { middlewareMode: true, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true, include: [] },
  });
  onTestFinished(() => server.close());
  const lines = (html: string): string[] => html.split('\n').flatMap((line) => line.trim() || []);
  expect(lines(withViteScripts(page))).toEqual(lines(await server.transformIndexHtml('/', page)));
});
