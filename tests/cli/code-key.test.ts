import { appendFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import { codeKey, editorKey } from '../../src/cli/code-key.js';
import { root } from '../project';
import { copyProject } from '../project-copy';
import { temporaryFolder } from '../temporary-folder';

afterEach(() => void vi.unstubAllEnvs());

test('what belongs to the editor, or is a page about the code, changes nothing that a site is built with, all else does', () => {
  const folder = copyProject(root, temporaryFolder());
  const [site, editor] = [codeKey(folder), editorKey(folder)];
  for (const file of ['src/editor/app.tsx', 'src/preview/preview.tsx']) appendFileSync(join(folder, file), '\n');
  expect(codeKey(folder)).toBe(site);
  const changed = editorKey(folder);
  expect(changed).not.toBe(editor);
  for (const file of ['src/ui/README.md', 'src/editor/README.md']) appendFileSync(join(folder, file), '\n');
  expect([codeKey(folder), editorKey(folder)]).toEqual([site, changed]);
  appendFileSync(join(folder, 'src/ui/link.tsx'), '\n');
  expect(codeKey(folder)).not.toBe(site);
});

test('the code of a site is another for production; its editor, which is always bundled for that, is not', () => {
  const keys = ['development', 'production'].map((environment) => {
    vi.stubEnv('NODE_ENV', environment);
    return { code: codeKey(root), editor: editorKey(root) };
  });
  expect(keys[0]?.code).not.toBe(keys[1]?.code);
  expect(keys[0]?.editor).toBe(keys[1]?.editor);
});
