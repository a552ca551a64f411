import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Copy, InlineCopy } from '../../src/ui/copy';
import { blockOf } from '../compose/site-of';

const trips = {
  fields: { slug: { kind: 'text' }, days: { kind: 'days' } },
  entries: [{ slug: 'night', days: ['2031-05-01', '2031-05-10', '2031-06-01'] }],
};

/** The copy of a block whose second paragraph says the next day of an entry. */
function nextDay(): Parameters<typeof Copy>[0]['of'] {
  const next = { from: 'trips', each: 'days', limit: 1, as: 'Next on **{date:weekday}**.' };
  const text = ['By the creek.', next];
  return blockOf({ type: 'text', text } as never, { collections: { trips } }).text as never;
}

test('a paragraph that says the next day goes with that day', () => {
  expect(renderToStaticMarkup(<Copy of={nextDay()} />)).toContain(
    '<p>By the creek.</p><p data-until="2031-05-10">Next on <strong>Saturday, May 10</strong>.</p>',
  );
  expect(renderToStaticMarkup(<InlineCopy of={nextDay()} />)).toBe(
    'By the creek.<br/><span data-until="2031-05-10">Next on <strong>Saturday, May 10</strong>.</span>',
  );
});
