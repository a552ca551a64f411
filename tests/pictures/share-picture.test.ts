import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { sharePicture } from '../../src/pictures/share-picture';
import { temporaryFolder } from '../temporary-folder';

test('a photo that a phone has taken on its side is shared upright', async () => {
  const original = join(temporaryFolder(), 'garden.jpg');
  // Dark where it is stored on the left, which is above once it is turned.
  const dark = { create: { width: 30, height: 120, channels: 3, background: '#000' } } as const;
  await sharp({ create: { width: 60, height: 120, channels: 3, background: '#fff' } })
    .composite([{ input: dark, left: 0, top: 0 }])
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toFile(original);
  const { content, problem } = await sharePicture('garden', original).make();
  expect(problem).toBeUndefined();
  const { data, info } = await sharp(content).greyscale().raw().toBuffer({ resolveWithObject: true });
  const lightAt = (x: number, y: number): boolean => (data[y * info.width + x] ?? 0) > 128;
  expect([info.width, info.height]).toEqual([1200, 630]);
  expect([lightAt(20, 20), lightAt(1180, 20), lightAt(20, 610), lightAt(1180, 610)]).toEqual([
    false,
    false,
    true,
    true,
  ]);
});
