import { join } from 'node:path';
import type { ViteDevServer } from 'vite';
import { expect, test, vi } from 'vitest';
import type { Development } from '../../src/develop/develop';
import { createLiveCode } from '../../src/vite/live-code';
import { root } from '../project';

/** Code whose files are what a test says, with what was done with them. */
function codeOf(files: Record<string, string>) {
  const done: string[] = [];
  const readCode = () => ({ key: JSON.stringify(files), hashes: new Map(Object.entries(files)) });
  const server = {
    config: { root },
    environments: { ssr: { moduleGraph: { onFileChange: (file: string) => done.push(`forgot ${file}`) } } },
    async ssrLoadModule() {
      done.push('generated');
      return { generateFiles: async () => [], writeChanged: () => [] };
    },
  } as unknown as ViteDevServer;
  const code = createLiveCode({
    root,
    first: { development: {} as Development, version: readCode().key },
    readCode,
    async loadSources() {
      done.push('loaded');
      if (files['src/ui/link.tsx'] === 'wrong') throw new Error('No link today');
      return {} as Development;
    },
    vite: { get: async () => server, present: () => server } as Parameters<typeof createLiveCode>[0]['vite'],
    generated: { isRight: () => true, take() {} },
    compareFile: '',
    tell: (sources) => done.push(`told ${sources}`),
  });
  code.lookAgain();
  return { code, files, done };
}

test('all that has changed on the disk is taken at once, though the disk has told of a part of it', async () => {
  const { code, files, done } = codeOf({ 'src/ui/link.tsx': '1', 'schema/blocks/cta.schema.json': '1' });
  files['src/ui/link.tsx'] = '2';
  files['schema/blocks/cta.schema.json'] = '2';
  code.noteChange();
  await vi.waitFor(() => expect(done.at(-1)).toMatch('told'));
  const changed = ['src/ui/link.tsx', 'schema/blocks/cta.schema.json'];
  expect(done).toEqual([
    'generated',
    ...changed.map((path) => `forgot ${join(root, path)}`),
    'loaded',
    `told ${changed}`,
  ]);
});

test('code that is as it was is not loaded again, be it right or wrong', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const { code, files, done } = codeOf({ 'src/ui/link.tsx': '1' });
  code.noteChange();
  files['src/ui/link.tsx'] = 'wrong';
  code.noteChange();
  await vi.waitFor(() => expect(code.failure()?.message).toMatch('No link today'));
  code.lookAgain();
  files['src/ui/link.tsx'] = '1';
  code.lookAgain();
  await vi.waitFor(() => expect(code.failure()).toBeUndefined());
  expect(done.filter((one) => one === 'loaded')).toHaveLength(2);
});
