import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { WholeSpans } from '../../src/ui/whole-spans';

test.each([
  ['Saturday: 9:00 AM–1:00 PM', ['9:00 AM–1:00 PM']],
  ['Lunes a viernes 8.30 – 13.00, 15.00–19.00', ['8.30 – 13.00', '15.00–19.00']],
  ['Mo–Fr 8–17', ['8–17']],
  ['Monday – by appointment', []],
  ['+254-700-000-000', []],
])('of "%s", each time span stays in one line, and no letter changes', (line, spans) => {
  const html = renderToStaticMarkup(<WholeSpans of={line} />);
  expect([...html.matchAll(/<span class="[^"]*">([^<]*)<\/span>/g)].map(([, span]) => span)).toEqual(spans);
  expect(html.replaceAll(/<[^>]*>/g, '')).toBe(line);
});
