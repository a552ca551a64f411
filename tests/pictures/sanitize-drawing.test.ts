import { expect, test } from 'vitest';
import { sanitizeDrawing } from '../../src/pictures/sanitize-drawing';
import { drawing, payloads } from './drawing-payloads';

test.each(payloads)('takes out $name and keeps the lines', ({ text }) => {
  const clean = sanitizeDrawing(text);
  expect(clean).not.toMatch(/elsewhere|fetch|import|script|xml:base|<!|<\?|\\/i);
  expect(clean).toContain('M0 0h9v7z');
});

test('keeps what draws: gradients, parts used twice, a small photo as data', () => {
  const photo = '<image width="4" height="4" href="data:image/png;base64,AAAA"/>';
  const clean = sanitizeDrawing(
    drawing(
      `<linearGradient id="g"><stop stop-color="red"/><stop offset="1"/></linearGradient><path id="p" fill="url(#g)" d="M1 1h3v4z"/><use href="#p" x="2"/>${photo}`,
    ),
  );
  for (const part of ['linearGradient', 'url(#', '<use', 'data:image/png;base64,AAAA']) expect(clean).toContain(part);
});

test.each([
  ['what a screen in the dark shows', '<style>@media (prefers-color-scheme:dark){path{fill:#fff}}</style>', '@media'],
  ['a movement', '<style>@keyframes k{to{transform:rotate(1turn)}}path{animation:k 9s}</style>', '@keyframes'],
  ['a style whose comment names an address', '<style>/* url(https://a.test) @import */path{fill:red}</style>', 'red'],
  ['a style with a gradient', '<linearGradient id="g"/><rect width="3" height="3" style="fill:url(\'#g\')"/>', 'url('],
  ['a turn', '<g transform="rotate(40 4 4)"><text>x</text></g>', 'rotate(40'],
  [
    'a colour that changes',
    '<rect width="3" height="3"><animate attributeName="fill" values="red;blue"/></rect>',
    'red',
  ],
  ['words with brackets and signs', '<text>info@example.com url(https://a.test) \\</text>', 'info@example.com'],
  ['the language of words', '<text xml:lang="sw">Habari</text>', 'xml:lang="sw"'],
])('keeps %s', (_, content, kept) => {
  expect(sanitizeDrawing(drawing(content))).toContain(kept);
});

test('keeps the names of parts, whatever stands in them', () => {
  const clean = sanitizeDrawing(drawing('<path id="a(1)" d="M1 1h3v4z"/><use href="#a(1)" x="2"/>'));
  const [, id] = /id="([^"]+)"/.exec(clean) ?? [];
  expect(clean).toContain(`href="#${id}"`);
});

test('throws where the text is no SVG', () => {
  expect(() => sanitizeDrawing('<html xmlns="http://www.w3.org/1999/xhtml"><body/></html>')).toThrow();
  expect(() => sanitizeDrawing('<svg><path></svg>')).toThrow();
});
