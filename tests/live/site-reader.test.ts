import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { Development } from '../../src/develop/develop';
import { createSiteReader } from '../../src/live/site-reader';
import { temporaryFolder } from '../temporary-folder';

test('what fails in the code is said in words of whoever wrote it, what is wrong with the file as it is', async () => {
  const file = join(temporaryFolder(), 'site.json');
  writeFileSync(file, '{}');
  const ofFile = { message: 'src/blocks is no page.', place: 'src/blocks:1', excerpt: '' };
  const ofCode = { message: 'It failed in src/blocks.', place: 'src/blocks/cta.tsx:3', excerpt: '', isOfCode: true };
  const development = {
    readUnchecked: () => undefined,
    readLive: () => ({ problems: [ofFile, ofCode], gathered: {} }),
  } as unknown as Development;
  const reader = createSiteReader({
    file,
    code: {
      current: () => ({ development, version: '' }),
      say: (message) => message.replace('src/blocks', 'blocks'),
    },
    checkFile: '',
    changed() {},
    signal: AbortSignal.abort(),
  });
  const { live } = await reader.checked();
  expect(live.problems).toEqual([ofFile, { ...ofCode, message: 'It failed in blocks.', place: 'blocks/cta.tsx:3' }]);
});
