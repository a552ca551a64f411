import { expect, test } from 'vitest';
import { DrawingLosses } from '../../src/pictures/drawing-losses';
import { isHarmlessStyle } from '../../src/pictures/harmless-style';
import { publishDrawing } from '../../src/pictures/publish-drawing';
import { sanitizeDrawing, tellLosses } from '../../src/pictures/sanitize-drawing';
import { processorTime } from '../processor-time';
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

/** What is said to be missing in a drawing around some content. */
function lostIn(content: string, around = {}): string {
  const losses = new DrawingLosses();
  tellLosses(drawing(content, around), losses.tell);
  return losses
    .inWords()
    .map((words) => words.replace(/\. [A-Z].*/s, ''))
    .join('; ');
}

const painted = '<rect class="a" width="3" height="3"/><rect class="b" width="3" height="3"/>';
const far = 'https://fonts.example/css?family=Lato';

test.each([
  ['an import', `@import url(${far});.a{fill:#d81b60}`, `the typeface that it brings along or loads (${far})`],
  ['an import of another file', '@import "theme.css";.a{fill:#d81b60}', expect.stringContaining('(theme.css)')],
  [
    'a typeface',
    '@font-face{font-family:Lato;src:url(data:font/woff2;base64,AA)}.a{fill:#d81b60}',
    'the typeface that it brings along or loads (Lato)',
  ],
  [
    'a declaration with an address',
    '.a{background:url(https://a.test/b.png);fill:#d81b60}',
    'what it takes from another file (https://a.test/b.png)',
  ],
  [
    'a rule on some screens',
    '@media (min-width:1px){.b{fill:url(b.svg#c)}.a{fill:#d81b60}}',
    'what it takes from another file (b.svg#c)',
  ],
  ['a name with an escaped sign', '.md\\:b{fill:red}.a{fill:#d81b60}', expect.stringContaining('(.md\\:b)')],
  [
    'a rule that nobody can read',
    '@import "a.css";..b{fill:red}.a{fill:#d81b60}',
    expect.stringMatching(/^styles that load something or cannot be read /),
  ],
  ['a function that nobody knows', '.a{fill:#d81b60;width:expression(1)}', expect.stringContaining('(width)')],
  ['a rule for documents', '@document url(https://a.test){}.a{fill:#d81b60}', expect.stringContaining('(@')],
])('%s goes from a style and is told; the other colours stay', (_, css, lost) => {
  const content = `<style>${css}</style>${painted}`;
  expect(sanitizeDrawing(drawing(content))).toMatch(/\.a\{.*fill:#d81b60\}|fill="#d81b60"/);
  expect(lostIn(content)).toEqual(lost);
});

test('of the style of a shape, only what fetches something goes', () => {
  const content = '<rect width="3" height="3" style="mask:url(https://a.test/m.svg#a);fill:#d81b60"/>';
  expect(sanitizeDrawing(drawing(content))).toMatch(/fill(:|=")#d81b60/);
  expect(lostIn(content)).toBe('what it takes from another file (https://a.test/m.svg#a)');
});

test.each([
  ['a list of selectors with a gap', '<style>.a:is(,){fill:red}</style>'],
  ['a selector of two signs', '<style>.a >> .b{fill:red}</style>'],
  ['an attribute without an end', '<style>[a="]{fill:red}</style>'],
  ['a bracket in a list of declarations', '<path class="a" style="fill:red;{}" d="M1 1h3v4z"/>'],
  ['a colon too many', '<style>.a{fill:red}</style><path class="a" style=";;:x" d="M1 1h3v4z"/>'],
  ['an exclamation mark alone', '<style>.a{fill:red}</style><path class="a" style="!important" d="M1 1h3v4z"/>'],
])('a drawing with %s is published as it is where it cannot be made smaller', (_, content) => {
  expect(sanitizeDrawing(drawing(content))).toContain('M0 0h9v7z');
});

test('words that name a photo stay words, and the shapes behind them shapes', async () => {
  const content =
    '<desc>like data:image/png;base64,AA</desc><text>data:image/jpeg,1</text><rect fill="red" width="3" height="3"/>';
  expect(lostIn(content)).toBe('');
  const published = await publishDrawing(new TextEncoder().encode(drawing(content)));
  expect(published).toMatch(/<text>data:image\/jpeg,1<\/text>.*fill="red"/);
});

test('a path, a name and a text of any length are gone through once', () => {
  for (const value of ['h1v1'.repeat(100_000), 'a'.repeat(400_000), '@'.repeat(400_000), '( '.repeat(200_000)])
    expect(processorTime(() => isHarmlessStyle(value))).toBeLessThan(1000);
  const parts = [`<use href="${'a'.repeat(200_000)}/b"/>`, `<use href="${'/'.repeat(200_000)}b"/>`];
  for (const content of [...parts, `<style>a{}${'/* '.repeat(200_000)}</style>`])
    expect(processorTime(() => lostIn(content))).toBeLessThan(1000);
});

test.each([
  ['rules', `${'a{'.repeat(9000)}${'}'.repeat(9000)}`],
  ['reckonings', `a{width:${'calc('.repeat(9000)}1${')'.repeat(9000)}}`],
  ['parts of a sum', `a{width:calc(1px${' + min(1px,1em)'.repeat(20_000)})}`],
])('a style of thousands of %s that loads something goes as a whole, and nothing ends by it', (_, css) => {
  const content = `<style>@import "a.css";${css}</style>${painted}`;
  expect(sanitizeDrawing(drawing(content))).not.toContain('<style>');
  expect(lostIn(content)).toMatch(/^styles that load something or cannot be read /);
  const shape = `<rect width="3" height="3" style="mask:url(a.svg#b);${css.replace(/^a\{|\}$/g, '')}"/>`;
  expect(sanitizeDrawing(drawing(shape))).not.toContain('style=');
  expect(lostIn(shape)).toMatch(/^styles that load something or cannot be read /);
});

test('what a link in a drawing stands around is drawn without the link', () => {
  const content = '<a href="https://a.test"><path d="M1 1h3v4z"/></a>';
  expect(sanitizeDrawing(drawing(content))).toContain('h3v4z');
  expect(lostIn(content)).toBe('');
});

const words = '<div xmlns="http://www.w3.org/1999/xhtml">Hello</div>';

test.each([
  ['words of a web page', `<foreignObject>${words}</foreignObject>`, /^words .*\(foreignObject\)$/],
  ['words that Inkscape let flow', '<flowRoot><flowPara>Hello</flowPara></flowRoot>', /^words .*\(flowRoot\)$/],
  ['a linked photo', '<image href="https://a.test/team/team.jpg"/>', /^a photo .*\(team\.jpg\)$/],
  ['a photo on a disk', '<image xlink:href="file:///C:/Users/Ann/team.jpg"/>', /^a photo .*\(team\.jpg\)$/],
  ['a photo beside it', '<image xlink:href="team.jpg"/>', /^a photo .*\(team\.jpg\)$/],
  ['a drawing within', '<image href="data:image/svg+xml,%3Csvg/%3E"/>', /^a drawing that lies in it/],
  ['a part of another drawing', '<use href="icons.svg#sun"/>', /\(icons\.svg#sun\)$/],
  ['a colour of another file', '<rect fill="url(colours.svg#a)"/>', /\(colours\.svg#a\)$/],
  ['a script', '<script>1</script><rect onclick="a()"/>', /^its script, which no picture on a page runs$/],
  [
    'a file of styles',
    '<link xmlns="http://www.w3.org/1999/xhtml" rel="stylesheet" href="a.css"/>',
    /^styles .*\(a\.css\)$/,
  ],
  ['a film', '<video xmlns="http://www.w3.org/1999/xhtml" src="a.mp4"/>', /^parts .*\(video\)$/],
  ['a shape with a prefix', '<svg:rect xmlns:svg="http://www.w3.org/2000/svg"/>', /^parts .*\(svg:rect\)$/],
])('tells that %s goes', (_, content, lost) => {
  expect(lostIn(content)).toMatch(lost);
});

test('tells that styles go which stand before the drawing', () => {
  const before = '<?xml version="1.0"?><?xml-stylesheet type="text/css" href="theme.css"?>';
  expect(lostIn('', { before })).toMatch(/^styles .*\(theme\.css\)$/);
});

test.each([
  ['notes of a program', '<metadata><a/></metadata><sodipodi:namedview xmlns:sodipodi="s" id="a"/>'],
  ['an empty piece of a web page', '<foreignObject/>'],
  [
    'what one program alone reads, beside what all show',
    `<switch><foreignObject requiredExtensions="http://ns.adobe.com/AdobeIllustrator/10.0/">${words}</foreignObject><g/></switch>`,
  ],
  ['a photo as data', '<image href="data:image/png;base64,AAAA"/>'],
  ['a colour of its own', '<linearGradient id="g"/><rect fill="url(#g)" aria-label="one (two)"/>'],
  ['a style', '<style>/* @import */.a{fill:red}</style><rect class="a"/>'],
])('says nothing of %s', (_, content) => {
  expect(lostIn(content)).toBe('');
});
