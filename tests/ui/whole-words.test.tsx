import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { WholeWords } from '../../src/ui/whole-words';

/** The parts of a title that stay whole, and its text as it is copied. */
function drawn(title: string): { whole: string[]; text: string } {
  const html = renderToStaticMarkup(<WholeWords of={title} />);
  const whole = [...html.matchAll(/<span class="[^"]*">([^<]*)<\/span>/g)].map(([, word = '']) => word);
  return { whole, text: html.replace(/<[^>]*>/g, '') };
}

test.each([
  ['Airport Pick-Up and Transfer', ['Pick-Up']],
  ['Pre-Departure Briefing, Drop-In Hours', ['Pre-Departure', 'Drop-In']],
  ['Straßenverkehrs-Zulassungs-Ordnung', []],
  ['Nairobi - Sydney, 4-8 weeks', []],
  ['Visa Application', []],
])('of %j, %j stay whole, and the text is as it was', (title, whole) => {
  expect(drawn(title)).toEqual({ whole, text: title });
});
