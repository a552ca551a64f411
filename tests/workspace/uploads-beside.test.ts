import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { addUpload } from '../../src/workspace/uploads';
import { temporaryFolder } from '../temporary-folder';

test('a file that is made of another lies in its folder, and one beside nothing in the uploads', async () => {
  const folder = temporaryFolder();
  const file = join(folder, 'site.json');
  writeFileSync(file, '{}');
  mkdirSync(join(folder, 'uploads/team'), { recursive: true });
  writeFileSync(join(folder, 'uploads/team/anna.svg'), 'A');
  writeFileSync(join(folder, 'a.svg'), 'A');
  const content = new TextEncoder().encode('<svg xmlns="http://www.w3.org/2000/svg" width="4" height="4"/>');
  const add = (beside: string) => addUpload(file, 'anna-cut.svg', content, beside);
  expect(await add('uploads/team/anna.svg')).toEqual({ path: 'uploads/team/anna-cut.svg' });
  for (const other of ['uploads/../a.svg', 'a.svg', join(folder, 'a.svg'), 'uploads/nowhere/a.svg'])
    expect([other, await add(other)]).toEqual([other, { path: 'uploads/anna-cut.svg' }]);
});
