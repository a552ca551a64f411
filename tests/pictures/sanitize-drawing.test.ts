import { expect, test } from 'vitest';
import { sanitizeDrawing } from '../../src/pictures/sanitize-drawing';

const svg = (content: string, attributes = ''): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 9 9"${attributes}><path d="M0 0h9v7z"/>${content}</svg>`;

test.each([
  ['a script', '<script>alert(1)</script>', 'script'],
  ['a script of another namespace', '<x:script xmlns:x="http://www.w3.org/1999/xhtml">alert(1)</x:script>', 'script'],
  ['a page within', '<foreignObject><iframe src="https://elsewhere.test"/></foreignObject>', 'iframe'],
  ['a link', '<a href="javascript:alert(1)"><path d="M1 1h2v3z"/></a>', 'javascript'],
  ['a picture from elsewhere', '<image width="4" height="4" href="https://elsewhere.test/x.png"/>', 'elsewhere'],
  ['a drawing as data', '<image width="4" height="4" href="data:image/svg+xml,%3Csvg/%3E"/>', 'data:'],
  ['a part from elsewhere', '<use xlink:href="https://elsewhere.test/a.svg#b"/>', 'elsewhere'],
  ['a style from elsewhere', '<style>@import "https://elsewhere.test/x.css";</style>', 'elsewhere'],
  ['a paint from elsewhere', '<path d="M1 1h3v4z" fill="url(https://elsewhere.test/#a)"/>', 'elsewhere'],
  ['a filter in a style', '<path d="M1 1h3v4z" style="filter:url(\'https://elsewhere.test/#a\')"/>', 'elsewhere'],
  ['an animated address', '<set attributeName="href" to="javascript:alert(1)"/>', 'javascript'],
  ['an event handler', '<path d="M1 1h3v4z" onclick="alert(1)"/>', 'alert'],
  ['a handler in capitals', '<path d="M1 1h3v4z" ONCLICK="alert(1)"/>', 'alert'],
])('takes out %s and keeps the lines', (_, content, trace) => {
  const clean = sanitizeDrawing(svg(content, ' onload="alert(2)"'));
  expect(clean).not.toContain(trace);
  expect(clean).not.toContain('alert');
  expect(clean).toContain('M0 0h9v7z');
});

test('keeps what draws: gradients, parts used twice, a small photo as data', () => {
  const photo = '<image width="4" height="4" href="data:image/png;base64,AAAA"/>';
  const clean = sanitizeDrawing(
    svg(
      `<linearGradient id="g"><stop stop-color="red"/><stop offset="1"/></linearGradient><path id="p" fill="url(#g)" d="M1 1h3v4z"/><use href="#p" x="2"/>${photo}`,
    ),
  );
  for (const part of ['linearGradient', 'url(#', '<use', 'data:image/png;base64,AAAA']) expect(clean).toContain(part);
});

test('throws where the text is no SVG', () => {
  expect(() => sanitizeDrawing('<svg><path></svg>')).toThrow();
});
