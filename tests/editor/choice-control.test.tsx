import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { ChoiceControl } from '../../src/editor/fields/plain-views';
import { type Desk, DeskContext } from '../../src/editor/session/use-editor';
import type { Json } from '../../src/manifest/manifest';

const input = { kind: 'choice', options: ['top', 'middle', 'bottom'], usual: 'top' } as const;

/** Gives the options of the control that shows a value, the chosen one marked. */
function optionsFor(value: Json | undefined): string[] {
  const html = renderToStaticMarkup(
    <DeskContext value={{} as Desk}>
      <ChoiceControl
        pointer="/site/name"
        label="Place"
        input={{ ...input, options: [...input.options] }}
        value={value}
        described={{}}
      />
    </DeskContext>,
  );
  return [...html.matchAll(/<option value="(.*?)"( selected="")?/g)].map(
    ([, name, chosen]) => `${name}${chosen ? '*' : ''}`,
  );
}

test('a value that is none of the choices is shown as one more, so that it does not look like another', () => {
  expect(optionsFor('left')).toEqual(['left*', 'top', 'middle', 'bottom']);
  expect(optionsFor('middle')).toEqual(['top', 'middle*', 'bottom']);
  expect(optionsFor(undefined)).toEqual(['top*', 'middle', 'bottom']);
});
