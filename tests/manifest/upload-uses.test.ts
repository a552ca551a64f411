import { expect, test } from 'vitest';
import type { JsonObject } from '../../src/manifest/manifest';
import { uploadUses, withUploadReplaced } from '../../src/manifest/upload-uses';

const root: JsonObject = {
  // What stands here alone is shown nowhere.
  samples: ['uploads/team.jpg'],
  site: { logo: { src: 'uploads/team.jpg', alt: 'A team' } },
  collections: {
    guides: [{ photo: 'uploads/team.jpg' }, { photo: 'uploads/Zoë.jpg', sheet: 'uploads/price list.pdf#page=2' }],
  },
  routes: [
    {
      path: '/',
      blocks: [
        { text: 'The [list](uploads/price%20list.pdf) and [once more](uploads/price%20list.pdf#page=3), [us](/team)' },
        { picture: { src: 'uploads/{slug}.svg', alt: '' } },
        { $comment: 'uploads/team.jpg', picture: { src: 'uploads/Zoe\u0308.jpg', alt: '' } },
      ],
    },
  ],
};

test('a file is found at every place that names it, in links within texts and however its letters are written', () => {
  const { places, mayMean } = uploadUses(root);
  expect(places.get('uploads/team.jpg')).toEqual(['/site/logo/src', '/collections/guides/0/photo']);
  expect(places.get('uploads/Zoë.jpg')).toEqual(['/collections/guides/1/photo', '/routes/0/blocks/2/picture/src']);
  expect(places.get('uploads/price list.pdf')).toEqual(['/collections/guides/1/sheet', '/routes/0/blocks/0/text']);
  expect([mayMean('uploads/oslo.svg'), mayMean('uploads/oslo.jpg'), mayMean('uploads/.svg')]).toEqual([
    true,
    false,
    false,
  ]);
});

test('all that names a file names another in its place, with the page of it that was meant', () => {
  const pdf = withUploadReplaced(root, 'uploads/price list.pdf', 'uploads/prices (new).pdf');
  expect(pdf.places).toEqual(['/collections/guides/1/sheet', '/routes/0/blocks/0/text']);
  const text = JSON.stringify(pdf.after);
  expect(text).toContain('"uploads/prices (new).pdf#page=2"');
  expect(text).toContain(
    'The [list](uploads/prices%20%28new%29.pdf) and [once more](uploads/prices%20%28new%29.pdf#page=3), [us](/team)',
  );
  const { after, places } = withUploadReplaced(root, 'uploads/team.jpg', 'uploads/crew.jpg');
  expect(places).toHaveLength(2);
  // What a note says is nobody's picture, and a sample that was replaced is none any more.
  expect(JSON.stringify(after).match(/uploads\/team\.jpg/g)).toHaveLength(2);
  expect(withUploadReplaced(root, 'uploads/gone.jpg', 'uploads/crew.jpg')).toEqual({ after: root, places: [] });
});
