import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { FormField } from '../../../../src/blocks/form/fields/answers';
import { Choices } from '../../../../src/blocks/form/fields/choices';
import { SiteContext } from '../../../../src/ui/site';

const site = { base: '/', currentHref: '/', language: 'en', words: {} as never, icons: {} as never };
const ties = { id: 'book-trip', 'aria-describedby': undefined, 'aria-invalid': undefined };

/** Gives the values of the choices that are chosen as a field is drawn. */
function chosen(more: Partial<FormField>): (string | undefined)[] {
  const options = ['dawn', 'night', 'noon'].map((value) => ({ value, label: value }));
  const field: FormField = { name: 'trip', label: [['Trip']], kind: 'radio', options, ...more };
  const html = renderToStaticMarkup(
    <SiteContext value={site}>
      <Choices field={field} ties={ties} notes={null} />
    </SiteContext>,
  );
  const inputs = html.match(/<input[^>]*>/g) ?? [];
  expect(inputs).toHaveLength(3);
  return inputs.filter((input) => input.includes('checked=""')).map((input) => /value="(.*?)"/.exec(input)?.[1]);
}

test('a choice is made as the field is drawn only where the site says which', () => {
  expect(chosen({ value: 'night' })).toEqual(['night']);
  expect(chosen({ kind: 'checkbox', value: 'noon' })).toEqual(['noon']);
  expect(chosen({})).toEqual([]);
});
