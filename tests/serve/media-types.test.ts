import { expect, test } from 'vitest';
import { fileKinds } from '../../src/addresses/file-kinds';
import { isCompressible } from '../../src/serve/encoding';
import { mediaTypes } from '../../src/serve/media-types';

test('every kind of file that is published as it is goes out under its own type', () => {
  for (const [ending, { type }] of Object.entries(fileKinds)) expect(mediaTypes[ending]).toBe(type);
});

test('no kind of file that is published as it is can run with the rights of the site', () => {
  const types = Object.values(fileKinds).map(({ type }) => type);
  expect(types.filter((type) => /html|svg|\/xml|javascript/.test(type))).toEqual([]);
});

test('what is packed already is not compressed once more', () => {
  const compressed = Object.keys(mediaTypes).filter((ending) => isCompressible(mediaTypes[ending] ?? ''));
  expect(compressed.join(' ')).toMatchInlineSnapshot(
    `".html .js .css .json .xml .txt .svg .webmanifest .csv .gpx .ics .vcf .vtt"`,
  );
});
