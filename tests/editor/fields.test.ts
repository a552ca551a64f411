import { expect, test } from 'vitest';
import { fieldsOf, inputOfPart, withCommon } from '../../src/editor/inputs/fields-of';
import { fieldsOfEntries } from '../../src/editor/inputs/fields-of-entries';
import type { Field, Input } from '../../src/editor/inputs/input';
import { emptyValue, emptyValueAfter } from '../../src/editor/inputs/inputs';
import { isTaken, pagePathOf, templateOf } from '../../src/editor/inputs/taken';
import type { JsonObject } from '../../src/manifest/manifest';
import { registry } from '../registry';

/** The fields of the items of the innermost of some lists, each within the one before it. */
function itemFields(fields: Field[], ...names: string[]): Field[] {
  return names.reduce<Field[]>((within, name) => {
    const input = within.find((field) => field.name === name)?.input;
    return input?.kind === 'list' && input.item.kind === 'group' ? input.item.fields : [];
  }, fields);
}

function inputs(fields: Field[], ...names: string[]): object[] {
  return names.map((name) => fields.find((field) => field.name === name)?.input ?? {});
}

test('opening hours are days to tick, times, and a mark for what is closed', () => {
  const hours = inputOfPart('business');
  const fields = itemFields(hours.kind === 'group' ? hours.fields : [], 'hours');
  expect(inputs(fields, 'days', 'opens', 'closes', 'date', 'closed')).toEqual([
    { kind: 'several', options: ['mo', 'tu', 'we', 'th', 'fr', 'sa', 'su'] },
    { kind: 'words', of: 'time', sample: '08:00' },
    { kind: 'words', of: 'time', sample: '17:00' },
    { kind: 'words', of: 'yearDay' },
    { kind: 'mark' },
  ]);
});

test('a field of a form says when it is asked, and its bounds are numbers or days', () => {
  const fields = itemFields(fieldsOf(registry.blocks.form?.schema ?? {}), 'sections', 'fields');
  expect(inputs(fields, 'when', 'min', 'max')).toEqual([
    { kind: 'when' },
    { kind: 'words', of: 'bound' },
    { kind: 'words', of: 'bound' },
  ]);
});

test('a field of a form has a usual width, and one that is added after another is as wide as that', () => {
  const fields = itemFields(fieldsOf(registry.blocks.form?.schema ?? {}), 'sections', 'fields');
  expect(inputs(fields, 'width')).toEqual([{ kind: 'choice', options: ['half', 'full'], usual: 'full' }]);
  const item: Input = { kind: 'group', fields };
  const empty = emptyValue(item);
  expect(emptyValueAfter({ label: 'Name', kind: 'email', width: 'half', rows: 2 }, item)).toEqual({
    ...(empty as JsonObject),
    width: 'half',
  });
  expect(emptyValueAfter({ label: 'Name' }, item)).toEqual(empty);
});

test('a choice that is not written names what is drawn in its place: an invitation stands on ink', () => {
  const usual = (block: string, name: string) => inputs(fieldsOf(registry.blocks[block]?.schema ?? {}), name);
  expect(usual('cta', 'surface')).toMatchObject([{ kind: 'choice', usual: 'ink' }]);
  expect(usual('card-grid', 'style')).toMatchObject([{ kind: 'choice', usual: 'plain' }]);
});

test('no field is called like the button that puts a value into a text', () => {
  const labels = (input: Input): string[] => {
    if (input.kind === 'list') return labels(input.item);
    if (input.kind === 'named') return labels(input.value);
    return input.kind === 'group' ? input.fields.flatMap((field) => [field.label, ...labels(field.input)]) : [];
  };
  const blocks = Object.values(registry.blocks).flatMap(({ schema }) =>
    labels({ kind: 'group', fields: fieldsOf(schema) }),
  );
  const parts = ['site', 'header', 'footer', 'business', 'routes'].flatMap((name) => labels(inputOfPart(name)));
  const entries = fieldsOfEntries([{ value: 'x' }]).map(({ label }) => label);
  expect([...blocks, ...parts, ...entries]).not.toContain('Value');
  const choices = itemFields(fieldsOf(registry.blocks.form?.schema ?? {}), 'sections', 'fields', 'options');
  expect(choices.find(({ name }) => name === 'value')?.label).toBe('What is sent');
});

test('where flags come from is said in plain words, and that it can be left as it is', () => {
  const flags = inputOfPart('flags');
  const [source] = flags.kind === 'group' ? flags.fields : [];
  expect(source?.help).toContain('It can be left as it is: ');
  expect(source?.help).toContain('with the country and the width in it');
});

test('what a block stands on is chosen of the surfaces, and a picture for it like any other', () => {
  const inputsOf = (type: string): object[] =>
    inputs(fieldsOf(registry.blocks[type]?.schema ?? {}), 'surface', 'backdrop');
  expect(inputsOf('text')).toEqual([
    { kind: 'choice', options: ['plain', 'tinted', 'accent', 'second', 'ink', 'picture'] },
    { kind: 'picture', hasEmoji: false },
  ]);
  expect(inputsOf('hero')).toEqual([{ kind: 'choice', options: expect.not.arrayContaining(['picture']) }, {}]);
});

test('a page that is made of entries says of which, in which order', () => {
  const routes = inputOfPart('routes');
  const fields = routes.kind === 'list' && routes.item.kind === 'group' ? routes.item.fields : [];
  expect(inputs(fields, 'from', 'where', 'sort', 'limit')).toEqual([
    { kind: 'collection' },
    { kind: 'where' },
    { kind: 'sort' },
    { kind: 'number', least: 1 },
  ]);
});

test('what entries say tells how it is asked for', () => {
  const fields = fieldsOfEntries([
    { days: ['mo', 'fr'], opens: '08:00', until: '2027-09-30', tags: ['a'], icon: 'sun' },
  ]);
  expect(inputs(fields, 'days', 'opens', 'until', 'tags', 'icon')).toMatchObject([
    { kind: 'several' },
    { of: 'time' },
    { of: 'day' },
    { kind: 'list' },
    { of: 'icon' },
  ]);
});

test('an item that is taken begins with what it must say, each from the field of its name', () => {
  const [item] = [itemFields(fieldsOf(registry.blocks.faq?.schema ?? {}), 'items')].map((fields) => ({
    kind: 'group' as const,
    fields,
  }));
  const entries = [{ name: 'Lamp', answer: 'No.' }];
  const as = templateOf(item ?? { kind: 'switch' }, { entries }, undefined);
  expect(as).toEqual({ question: '{name}', answer: '{answer}' });
  expect(isTaken({ from: 'questions', as })).toBe(true);
  expect(isTaken({ question: 'Why?' })).toBe(false);
});

test('a choice of a form that is taken sends what it says, and a group of choices is not begun', () => {
  const section = itemFields(fieldsOf(registry.blocks.form?.schema ?? {}), 'sections');
  const fields = itemFields(itemFields(section, 'fields'), 'options');
  const as = (entry: JsonObject) => templateOf({ kind: 'group', fields }, { entries: [entry] }, undefined);
  expect(as({ slug: 'harbour-songs', title: 'Harbour Songs' })).toEqual({ label: '{title}', value: '{title}' });
  expect(as({ title: 'Harbour Songs', value: 'H1' })).toEqual({ label: '{title}', value: '{value}' });
});

test('a button that is taken leads to the page of its entry, where entries have pages', () => {
  const fields = itemFields(fieldsOf(registry.blocks.cta?.schema ?? {}), 'actions');
  const entries = [{ name: 'Lamp', slug: 'lamp' }];
  const routes = [{ path: '/' }, { path: '/lamps/{slug}', from: 'lamps' }];
  const taken = (collection: string) =>
    templateOf({ kind: 'group', fields }, { entries }, pagePathOf({ routes }, collection));
  expect(taken('lamps')).toEqual({ label: '{name}', to: '/lamps/{slug}' });
  expect(taken('chairs')).toEqual({ label: '{name}', to: '' });
});

test('what has been begun and not chosen yet says nothing', () => {
  expect(emptyValue({ kind: 'where' })).toEqual({});
  expect(emptyValue({ kind: 'several', options: ['mo'] })).toEqual([]);
  expect(emptyValue({ kind: 'mark' })).toBe(true);
});

test('a field is asked for as a number where most entries say one', () => {
  const entries = [{ price: 895 }, { price: 450 }, { price: 'on request' }];
  expect(inputs(fieldsOfEntries(entries), 'price')).toEqual([{ kind: 'number', least: undefined }]);
  expect(inputs(fieldsOfEntries(entries.slice(1)), 'price')).toEqual([{ kind: 'words', of: 'text' }]);
});

test('what the example of a block says is common, with samples of its words, and what most of a list say is, too', () => {
  const events = itemFields(fieldsOf(registry.blocks.events?.schema ?? {}), 'items');
  const common = events.filter(({ isCommon }) => isCommon).map(({ name }) => name);
  expect(common).toEqual(expect.arrayContaining(['title', 'date', 'location']));
  expect(common).not.toContain('cancelled');
  expect(inputs(events, 'location')).toEqual([{ kind: 'words', of: 'text', sample: 'At our place' }]);
  const said = withCommon(fieldsOfEntries([{ name: 'A', note: 'x', at: '10:00' }]), [
    { name: 'A', at: '' },
    { name: 'B' },
    {},
  ]);
  expect(said.filter(({ isCommon }) => isCommon).map(({ name }) => name)).toEqual(['name']);
});
