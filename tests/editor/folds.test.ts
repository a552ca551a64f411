import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { fieldsOf, inputOfPart } from '../../src/editor/inputs/fields-of';
import type { Fold } from '../../src/editor/inputs/input';
import { begunValue, fieldsOfInput, innermost } from '../../src/editor/inputs/inputs';
import { iconOfBlock, iconOfPage } from '../../src/editor/naming/part-icon';
import { schemaOfType } from '../../src/editor/naming/parts';
import { firstToFill } from '../../src/editor/steps/addition';
import { root } from '../project';

/** The names of the fields of a block type in a fold. */
function namesIn(type: string, fold: Fold): string[] {
  return fieldsOf(schemaOfType(type) ?? {}).flatMap((field) => ((field.fold ?? 'says') === fold ? [field.name] : []));
}

test('a field stands where its kind or its schema puts it: what is read, how it looks, and the rest', () => {
  expect(namesIn('hero', 'says')).toEqual(['eyebrow', 'heading', 'text', 'claim', 'actions', 'picture']);
  expect(namesIn('hero', 'looks')).toEqual(['style', 'flag', 'artwork', 'layout', 'surface']);
  expect(namesIn('hero', 'more')).toEqual(['anchor']);
  expect(namesIn('card-grid', 'looks')).toEqual(['style', 'ratio', 'columns', 'surface', 'backdrop']);
  expect(namesIn('form', 'more')).toEqual(['feedback', 'keep', 'clear', 'spam', 'anchor']);
});

test('what a block cannot do without is among what it says, whatever its kind', () => {
  for (const file of readdirSync(join(root, 'schema/blocks'))) {
    const type = file.replace('.schema.json', '');
    const folded = fieldsOf(schemaOfType(type) ?? {}).filter(
      ({ isRequired, fold = 'says' }) => isRequired && fold !== 'says',
    );
    expect([type, folded.map(({ name }) => name)]).toEqual([type, []]);
  }
});

test('what a place is for is offered among what it says, before it is written', () => {
  const fields = fieldsOf(schemaOfType('place') ?? {});
  expect(fields.flatMap(({ name, isOffered }) => (isOffered ? [name] : []))).toEqual(['at', 'address', 'hours']);
  // Hours begin with a line, in which the first thing is still to be said.
  const hours = fields.find(({ name }) => name === 'hours');
  expect(hours && begunValue(hours.input)).toEqual([{}]);
  expect(firstToFill('/hours', { hours: [{}] })).toBe('/hours/0');
});

test('of a page its title and description come first, and whether it is a draft is in the rest', () => {
  const fields = fieldsOfInput(innermost(inputOfPart('routes')));
  const folds = Object.fromEntries(fields.map(({ name, fold = 'says' }) => [name, fold]));
  expect(folds).toMatchObject({ title: 'says', description: 'says', tone: 'looks', draft: 'more', share: 'more' });
});

test('the icon of a block follows from what such blocks are made of, that of a page from what it is', () => {
  const icons = ['text', 'gallery', 'card-grid', 'profiles', 'faq', 'table', 'form', 'place', 'video', 'cta', 'shared'];
  expect(Object.fromEntries(icons.map((type) => [type, iconOfBlock({ block: { type } }, '/block')]))).toEqual({
    text: 'text',
    gallery: 'picture',
    'card-grid': 'cards',
    profiles: 'cards',
    faq: 'list',
    table: 'table',
    form: 'form',
    place: 'map',
    video: 'film',
    cta: 'text',
    shared: 'shared',
  });
  expect(iconOfPage({ pointer: '/routes/0', path: '/' })).toBe('home');
  expect(iconOfPage({ pointer: '/routes/1', path: '/about' })).toBe('page');
  expect(iconOfPage({ pointer: '/routes/2', path: '/{slug}', from: 'trips' })).toBe('pages');
  expect(iconOfPage({ pointer: '/notFound', path: '' })).toBe('unknown');
});
