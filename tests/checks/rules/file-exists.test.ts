import { expect, test } from 'vitest';
import { found } from '../site-with';

const rule = 'file-exists';

const files = {
  'uploads/price-list.pdf': { path: '_assets/price-list.5.pdf', bytes: 90 },
  'uploads/menus/Summer.pdf': { path: '_assets/summer.6.pdf', bytes: 90 },
};

/** What is said of a link, in a site that leads to all of those files. */
const linkedTo = (to: string): string => {
  const used = '{email}: see [one](uploads/price-list.pdf) and [the other](uploads/menus/Summer.pdf).';
  return found(rule, { '/routes/0/blocks/0/actions/0/to': to, '/routes/1/blocks/0/text': used }, { files });
};

test('reports a file that is not there, with the name that was probably meant', () => {
  expect(linkedTo('uploads/price-lsit.pdf')).toMatchInlineSnapshot(
    `"uploads/price-lsit.pdf → There is no file "uploads/price-lsit.pdf". Did you mean "uploads/price-list.pdf"?"`,
  );
  expect(linkedTo('uploads/menus/summer.pdf')).toMatchInlineSnapshot(
    `"uploads/menus/summer.pdf → There is no file "uploads/menus/summer.pdf". Did you mean "uploads/menus/Summer.pdf"? Capital and small letters count."`,
  );
  expect(linkedTo('uploads/Summer.pdf')).toMatchInlineSnapshot(
    `"uploads/Summer.pdf → There is no file "uploads/Summer.pdf". Did you mean "uploads/menus/Summer.pdf"?"`,
  );
  expect(linkedTo('uploads/constructor.pdf')).toMatchInlineSnapshot(
    `"uploads/constructor.pdf → There is no file "uploads/constructor.pdf". There is: "uploads/price-list.pdf", "uploads/menus/Summer.pdf"."`,
  );
});

test('holds for redirects as for links', () => {
  const from = '/old-prices.pdf';
  expect(found(rule, { '/redirects': [{ from, to: 'uploads/prices.pdf' }] })).toMatchInlineSnapshot(
    `"uploads/prices.pdf → There is no file "uploads/prices.pdf". Put it into the folder "uploads" beside site.json."`,
  );
  expect(found(rule, { '/redirects': [{ from, to: '/uploads/prices.pdf' }] })).toMatchInlineSnapshot(
    `"(link-target-exists) /uploads/prices.pdf → No page has the address "/uploads/prices.pdf". For the file, write "uploads/prices.pdf", without / at its beginning."`,
  );
  const only = { 'uploads/prices.pdf': { path: '_assets/prices.5.pdf', bytes: 90 } };
  expect(found(rule, { '/redirects': [{ from, to: 'uploads/prices.pdf#page=2' }] }, { files: only })).toBe('nothing');
});

test('says where a file belongs while there is none', () => {
  expect(
    found(rule, { '/routes/0/blocks/0/text': '{phone}: see [prices](uploads/prices.pdf).' }),
  ).toMatchInlineSnapshot(
    `"uploads/prices.pdf → There is no file "uploads/prices.pdf". Put it into the folder "uploads" beside site.json."`,
  );
});

test('reports what is not published: a page or a picture, and what has no kind', () => {
  expect(linkedTo('uploads/offer.html')).toMatchInlineSnapshot(
    `"uploads/offer.html → HTML is no kind of file that is published, for it could act in the name of this site. Save "uploads/offer.html" as PDF or put it into a ZIP. These are published: PDF, DOCX, XLSX, PPTX, ODT, ODS, ODP, CSV, ZIP, GPX, ICS, VCF, MP3, M4A, MP4, WEBM, VTT."`,
  );
  expect(linkedTo('uploads/prices.numbers')).toMatchInlineSnapshot(
    `"uploads/prices.numbers → NUMBERS is no kind of file that is published. Save "uploads/prices.numbers" as PDF or put it into a ZIP. These are published: PDF, DOCX, XLSX, PPTX, ODT, ODS, ODP, CSV, ZIP, GPX, ICS, VCF, MP3, M4A, MP4, WEBM, VTT."`,
  );
  expect(linkedTo('uploads/example.svg')).toMatchInlineSnapshot(
    `"uploads/example.svg → "uploads/example.svg" is a picture. Show it on a page with "picture"; to let visitors save it, put it into a ZIP or a PDF."`,
  );
  expect(linkedTo('uploads/price-list')).toMatchInlineSnapshot(
    `"uploads/price-list → The link "uploads/price-list" does not say what kind of file it means. Write its whole name: uploads/price-list.pdf."`,
  );
});

test('accepts a file that is there, a place in it and a name with an escape', () => {
  expect(linkedTo('uploads/price-list.pdf')).toBe('nothing');
  expect(linkedTo('uploads/price-list.pdf#page=2')).toBe('nothing');
  expect(linkedTo('uploads/price%2Dlist.pdf')).toBe('nothing');
});

test('leaves a file without its folder to the rules for other links', () => {
  expect(linkedTo('price-list.pdf')).toMatchInlineSnapshot(
    `"(link-scheme) price-list.pdf → "price-list.pdf" is a file. Put it into the folder "uploads" and write "uploads/price-list.pdf"."`,
  );
  expect(linkedTo('./uploads/price-list.pdf')).toMatchInlineSnapshot(
    `"(link-scheme) ./uploads/price-list.pdf → "./uploads/price-list.pdf" is a file. Put it into the folder "uploads" and write "uploads/price-list.pdf"."`,
  );
  expect(linkedTo('/uploads/price-list.pdf')).toMatchInlineSnapshot(
    `"(link-target-exists) /uploads/price-list.pdf → No page has the address "/uploads/price-list.pdf". For the file, write "uploads/price-list.pdf", without / at its beginning."`,
  );
});
