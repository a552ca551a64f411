import { expect, test } from 'vitest';
import { type Edit, found } from './site-with';

const first = '/routes/0/blocks/0';
const cards = '/routes/0/blocks/1';
const field = '/routes/1/blocks/2/sections/0/fields/0';

/** What is found with each edit alone, and nothing but by the schema. */
function foundBySchema(...edits: Edit[]): string {
  return `\n${edits.map((edit) => found('schema', edit).trim()).join('\n')}\n`;
}

test('names an unknown property and the one that was probably meant', () => {
  expect(
    foundBySchema(
      { [`${first}/eyebrowe`]: 'x' },
      { '/theme/colors/sekond': '#000000', '/theme/colors/second': undefined },
      { '/footer/phone': 'x' },
      { [`${first}/constructor`]: {} },
      { [`${first}/actions/0/lable`]: 'x', [`${first}/actions/0/label`]: undefined },
      { '/delivery/mail/parameter': [] },
    ),
  ).toMatchInlineSnapshot(`
    "
    "eyebrowe" → "eyebrowe" is not known here. Did you mean "eyebrow"?
    "sekond" → "sekond" is not known here. Did you mean "second"?
    "phone" → "phone" is not known here. There is: "text", "groups", "social", "accreditation", "copyright".
    "constructor" → "constructor" is not known here. There is: "claim", "type", "eyebrow", "heading", "text", "style", "flag", "actions", "artwork", "picture", "layout", "surface" and more.
    "lable" → "lable" is not known here. Did you mean "label"?
    "parameter" → "parameter" is not known here. Did you mean "parameters"?
    "
  `);
});

test('names what is missing', () => {
  expect(
    foundBySchema(
      { '/routes/1/title': undefined },
      { '/site/url': undefined, '/site/logo': undefined },
      { '/header': undefined },
      { [`${field}/name`]: undefined },
      { [`${first}/type`]: undefined },
      { '/routes/1/blocks/1/picture/alt': undefined },
    ),
  ).toMatchInlineSnapshot(`
    "
    { → "title" is missing here. Add it: The title in the browser's tab and in search results: up to 60 characters, with the site's name.
    { → "url" and "logo" are missing here. Add them.
    { → "header" is missing here. Add it: What stands above every page.
    { → "name" is missing here. Add it: The name under which the answer is sent: firstName. Letters and digits, no spaces.
    { → "type" is missing here. Add it: The kind of block.
    { → "alt" is missing here. Add it: What the picture shows, for those who do not see it. Empty where it only decorates.
    "
  `);
});

test('says which type is needed and which there is', () => {
  expect(
    foundBySchema(
      { [`${first}/heading`]: 12 },
      { [`${first}/heading`]: ['a'] },
      { '/routes/1/blocks': {} },
      { [`${field}/required`]: 'true' },
      { [`${field}/rows`]: '5' },
      { '/site/logo': 'uploads/logo.svg' },
      { '/routes/0': null },
      { '/values/phone': 254 },
      { [`${first}/text`]: { a: 1 } },
    ),
  ).toMatchInlineSnapshot(`
    "
    12 → Text in quotes is needed here, but this is 12. Write "12". The heading of the block. The first heading on a page is the page's own heading.
    [ → Text in quotes is needed here, but this is a list. The heading of the block. The first heading on a page is the page's own heading.
    { → A list in [ ] is needed here, but this is a group. The blocks of the page, from top to bottom.
    "true" → True or false is needed here, but this is text. Write true without quotes. Whether the form can only be sent with an answer here.
    "5" → A whole number is needed here, but this is text. Write 5 without quotes. How many lines a field for longer answers shows.
    "uploads/logo.svg" → A group in { } is needed here, but this is text. The logo in the header.
    null → A group in { } is needed here, but this is null. One page.
    254 → Text in quotes is needed here, but this is 254. Write "254". The value.
    { → Text in quotes or a list in [ ] is needed here, but this is a group. An introduction below the heading.
    "
  `);
});

test('says which choices there are', () => {
  expect(
    foundBySchema(
      { [`${first}/surface`]: 'tinte' },
      { [`${cards}/style`]: 'boarding-pass' },
      { [`${cards}/columns`]: 5 },
      { [`${cards}/columns`]: '3' },
      { [`${first}/type`]: 'heroe' },
      { '/theme/font': 'comic' },
    ),
  ).toMatchInlineSnapshot(`
    "
    "tinte" → "tinte" is not one of the choices. Did you mean "tinted"?
    "boarding-pass" → "boarding-pass" is not one of the choices. There is: "plain", "ticket", "numbered", "icon", "feature".
    5 → 5 is not one of the choices. There is: 2, 3, 4.
    "3" → "3" is not one of the choices. Write 3 without quotes.
    "heroe" → "heroe" is not one of the choices. Did you mean "hero"?
    "comic" → "comic" is not one of the choices. There is: "bricolage-grotesque", "fraunces", "instrument-sans", "outfit", "source-serif-4", "system".
    "
  `);
});

test('says what a fixed value must be', () => {
  expect(foundBySchema({ '/schemaVersion': 0 }, { '/delivery/mail/provider': 'post' })).toMatchInlineSnapshot(`
    "
    0 → 0 cannot stand here: this must be 3.
    "post" → "post" is not one of the choices. There is: "emailjs", "webhook".
    "
  `);
});

test('explains what a text must look like', () => {
  expect(
    foundBySchema(
      { '/theme/colors/ink': 'black' },
      { '/routes/1/path': 'Contact' },
      { '/site/url': 'bakery.test' },
      { [`${first}/anchor`]: 'Top' },
      { '/site/language': 'English' },
    ),
  ).toMatchInlineSnapshot(`
    "
    "black" → "black" cannot stand here. A colour is # and six digits or letters from a to f, such as #c2410c.
    "Contact" → Write "/contact" in the place of "Contact". The address of the page: / for the home page, /about/our-team. Small letters, digits and hyphens.
    "bakery.test" → Write "https://bakery.test" in the place of "bakery.test". The address at which the site is published: https://www.example.com, or https://example.com/folder/.
    "Top" → Write "top" in the place of "Top". A name for this place on the page, so that /page#name leads to it: small letters, digits and hyphens.
    "English" → Write "en" in the place of "English". The language of the copy: en-KE, de, ar.
    "
  `);
});

test('reports empty texts, and that they can be left out where nothing asks for them', () => {
  expect(
    foundBySchema({ [`${first}/heading`]: '' }, { [`${first}/text`]: ['a', '  '] }, { '/values/phone': '' }),
  ).toMatchInlineSnapshot(`
    "
    "" → This text is empty. Write something here.
    "  " → This text is empty. Write something, or leave it out.
    "" → This text is empty. Write something, or leave it out.
    "
  `);
});

test('reports lists that are too short and numbers out of range', () => {
  expect(
    foundBySchema(
      { '/routes': [] },
      { [`${cards}/items`]: [] },
      { [`${field}/rows`]: 0 },
      { '/delivery/mail/limitRate': -1 },
      { '/delivery/mail/limitRate': 1.5 },
    ),
  ).toMatchInlineSnapshot(`
    "
    [ → This list needs at least one item.
    [ → This list needs at least one item.
    0 → 0 is too small: the least is 2.
    -1 → -1 is too small: the least is 0.
    1.5 → A whole number is needed here, but this is 1.5. The least time between two applications from one browser, in milliseconds.
    "
  `);
});

test('reports names that cannot be names', () => {
  expect(
    foundBySchema(
      { '/values/Phone-2': 'x' },
      { '/collections/Cakes': [] },
      { '/shared/readyToGo': { type: 'cta', heading: 'x' } },
      { '/collections/breads/0/other-name': 'x' },
    ),
  ).toMatchInlineSnapshot(`
    "
    "Phone-2" → "Phone-2" cannot be a name here. Begin with a small letter and use only letters and digits, no hyphens or spaces. Write "phone2".
    "Cakes" → "Cakes" cannot be a name here. Begin with a small letter and use only letters and digits, no hyphens or spaces. Write "cakes".
    "readyToGo" → "readyToGo" cannot be a name here. Begin with a small letter and use only small letters, digits and hyphens. Write "ready-to-go".
    { → "actions" is missing here. Add it: Buttons, the most important first.
    "other-name" → "other-name" cannot be a name here. Begin with a small letter and use only letters and digits, no hyphens or spaces. Write "otherName".
    "
  `);
});

test('reports mistakes inside a template as anywhere else', () => {
  expect(
    foundBySchema(
      { [`${cards}/items/as/titel`]: '{title}' },
      { [`${cards}/items/as/title`]: undefined },
      { [`${cards}/items/as/lists`]: [{ headng: 'x', heading: 'y', items: '{days}' }] },
      { [`${cards}/items/form`]: 'breads' },
      { [`${cards}/items/as`]: undefined },
      { [`${cards}/items/limit`]: 0 },
      { [`${cards}/items/where`]: 'x' },
      { '/routes/0/blocks/2/bloc': 'x' },
    ),
  ).toMatchInlineSnapshot(`
    "
    "titel" → "titel" is not known here. "title" is there already: remove one of the two.
    { → "title" is missing here. Add it: The heading of the card.
    "headng" → "headng" is not known here. "heading" is there already: remove one of the two.
    "form" → "form" is not known here. "from" is there already: remove one of the two.
    { → "as" is missing here. Add it: How one entry becomes one item: {field} writes a field of the entry.
    0 → 0 is too small: the least is 1.
    "x" → A group in { } is needed here, but this is text. Takes only the entries whose fields have these values.
    "bloc" → "bloc" is not known here. "block" is there already: remove one of the two.
    "
  `);
});

test('a list may have written items beside a "from", and one that does not say what becomes of an entry is one mistake', () => {
  expect(
    foundBySchema(
      { '/header/menu/-': { from: 'breads', as: { label: '{title}', to: '{path}' } } },
      { '/header/menu/-': { from: 'breads' } },
      { '/routes/1/limit': 3 },
    ),
  ).toMatchInlineSnapshot(`
    "
    nothing
    { → "as" is missing here. Add it: How one entry becomes one item: {field} writes a field of the entry.
    "limit" → "limit" needs "from" beside it. Add "from", or remove "limit".
    "
  `);
});

test('reports every mistake once, in the order of the file', () => {
  expect(
    foundBySchema({
      '/site/language': 'English',
      [`${first}/headng`]: 'x',
      [`${first}/surface`]: 'pink',
      '/notFound/title': 4,
    }),
  ).toMatchInlineSnapshot(`
    "
    "English" → Write "en" in the place of "English". The language of the copy: en-KE, de, ar.
    "headng" → "headng" is not known here. "heading" is there already: remove one of the two.
    "pink" → "pink" is not one of the choices. Did you mean "ink"?
    4 → Text in quotes is needed here, but this is 4. Write "4". Its title.
    "
  `);
});
