import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { answerUpload } from '../../src/develop/editing-uploads';
import { readAssets } from '../../src/frame/read-assets';
import { temporaryFolder } from '../temporary-folder';

test('the editor is given each upload as it is, and a photo in a small width for lists', async () => {
  const folder = temporaryFolder();
  mkdirSync(join(folder, 'uploads/team'), { recursive: true });
  const photo = sharp({ create: { width: 1200, height: 800, channels: 3, background: '#47a' } });
  const content = await photo.jpeg().toBuffer();
  writeFileSync(join(folder, 'uploads/team/Größe (1).jpg'), content);
  writeFileSync(join(folder, 'uploads/prices.pdf'), '%PDF-1.7');
  writeFileSync(join(folder, 'uploads/secret.txt'), 'hush');
  const gathered = readAssets(folder);
  const ask = (path: string) => answerUpload(`/__edit/${path}`, gathered, folder);

  const small = await ask(`small/team/${encodeURI('Größe (1).jpg')}`);
  expect(small?.ending).toBe('.webp');
  expect(await sharp(Buffer.from(small?.body ?? '')).metadata()).toMatchObject({ width: 320, format: 'webp' });
  const whole = await ask(`uploads/team/${encodeURI('Größe (1).jpg')}`);
  expect(Buffer.from(whole?.body ?? '').equals(content)).toBe(true);
  expect(whole?.headers?.['content-security-policy']).toContain('sandbox');

  // A browser shows no PDF in a sandbox.
  const { ending, headers } = (await ask('uploads/prices.pdf')) ?? {};
  expect([ending, headers]).toEqual(['.pdf', { 'x-content-type-options': 'nosniff' }]);
  for (const path of ['uploads/secret.txt', 'uploads/../site.json', 'small/gone.jpg', 'elsewhere'])
    expect([path, await ask(path)]).toEqual([path, undefined]);
});
