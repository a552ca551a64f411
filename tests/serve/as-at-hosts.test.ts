import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { createStaticServer } from '../../src/serve/static-server';
import { folderForFile } from '../temporary-folder';
import { ask, listen } from './request';

const folder = folderForFile();
let port = 0;

beforeAll(async () => {
  mkdirSync(join(folder, 'apply'));
  writeFileSync(join(folder, '_headers'), '/*\n');
  writeFileSync(join(folder, 'apply/index.html'), 'a form');
  writeFileSync(join(folder, 'trips.html'), 'all trips');
  writeFileSync(join(folder, '404.html'), 'not here');
  port = await listen(createStaticServer({ folder, outboxFolder: join(folder, 'outbox') }));
});

test.each([
  ['/apply?from=mail', '/apply/?from=mail'],
  ['/trips/?from=mail', '/trips?from=mail'],
])('%s leads to %s in the preview, as it does at hosts', async (path, location) => {
  const { status, headers } = await ask(port, path);
  expect([status, headers.location]).toEqual([301, location]);
});

test('a page that is a file with .html is found at its address', async () => {
  const { status, body } = await ask(port, '/trips');
  expect([status, body.toString()]).toEqual([200, 'all trips']);
});
