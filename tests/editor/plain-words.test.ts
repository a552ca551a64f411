import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { allPlaces } from '../../src/editor/find/all-places';
import { fieldsOf, inputOfPart } from '../../src/editor/inputs/fields-of';
import type { Field, Input } from '../../src/editor/inputs/input';
import { sections } from '../../src/editor/naming/parts';
import { inWords, nameCalled } from '../../src/editor/words/in-words';
import { sayMessage } from '../../src/editor/words/say-message';
import { terms } from '../../src/editor/words/terms';
import { faultFile, faultNames } from '../fault';
import { jargonIn } from '../jargon';
import { filesIn } from '../project';
import { registry } from '../registry';
import { type Said, saidIn } from '../said-in';
import { now } from './now';

/** Each text with words that only those who program understand, and these words. */
function jargonOf(said: Said[]): string[] {
  return said.flatMap(({ text, at }) => jargonIn(text).map((word) => `${at} says “${word}” in “${text}”`));
}

function sourcesIn(...folders: string[]): string[] {
  return folders.flatMap(filesIn).filter((file) => /\.tsx?$/.test(file));
}

/** What visitors of the editor read of a field and of those within it. */
function saidOf({ name, label, help, input }: Field, around: string): Said[] {
  const at = `${around}/${name}`;
  return [{ text: label, at }, { text: help, at }, ...saidOfInput(input, at)];
}

function saidOfInput(input: Input, at: string): Said[] {
  if (input.kind === 'group') return input.fields.flatMap((field) => saidOf(field, at));
  if (input.kind === 'list') return [{ text: input.itemName, at }, ...saidOfInput(input.item, at)];
  if (input.kind === 'named') return saidOfInput(input.value, at);
  if (input.kind === 'choice' || input.kind === 'several')
    return input.options.map((option) => ({ text: inWords(String(option)), at }));
  return [];
}

describe('whoever has never programmed understands the words of', () => {
  test('the editor, and what the server tells it', () => {
    expect(
      jargonOf(
        [
          ...sourcesIn('src/editor', 'src/preview', 'src/workspace', 'src/working-copy'),
          'src/develop/compare-online.ts',
        ]
          // What people search by may be any word.
          .filter((file) => file !== 'src/editor/words/terms.ts')
          .flatMap(saidIn)
          // What other pages call their own buttons is said as it stands there.
          .map(({ text, at }) => ({ text: at.includes('key-steps') ? text.replaceAll(/“[^”]*”/g, '“”') : text, at })),
      ),
    ).toEqual([]);
  });

  test('every type of block, with its fields, hints and choices', () => {
    const said = Object.entries(registry.blocks).flatMap(([type, { schema }]) => [
      { text: `${schema.title}. ${schema.description}`, at: type },
      ...fieldsOf(schema).flatMap((field) => saidOf(field, type)),
    ]);
    expect(said.length).toBeGreaterThan(300);
    expect(jargonOf(said)).toEqual([]);
  });

  test('every part of the file around the blocks', () => {
    const said = [...sections, 'routes', 'notFound'].flatMap((part) => saidOfInput(inputOfPart(part), part));
    expect(said.length).toBeGreaterThan(200);
    expect(jargonOf(said)).toEqual([]);
  });

  test('what the checker says is wrong, but for names as they stand in the file', () => {
    const said = sourcesIn('src/checks')
      .filter((file) => !file.includes('site-styles'))
      .flatMap(saidIn);
    const unquoted = said.map(({ text, at }) => ({ text: text.replaceAll(/"[^"]*"/g, '""'), at }));
    expect(said.length).toBeGreaterThan(300);
    expect(jargonOf(unquoted)).toEqual([]);
  });
});

test('a term has a label and a help that whoever has never programmed understands, and words that people search by', () => {
  const said = Object.entries(terms).flatMap(([at, { label, help = '' }]) => [
    { text: label, at },
    { text: help, at },
  ]);
  expect(jargonOf(said)).toEqual([]);
  for (const [name, { label }] of Object.entries(terms))
    expect([nameCalled(label), inWords(name)]).toEqual([name, label]);
});

/** Faults that are named by what only a file has: a kind of file, and what stands in the place of a value. */
const ofTheFile = new Set(['file-of-html', 'schema-null']);

test('what the checker says of a fault has, in the editor, no word that only those who program understand', () => {
  const said = faultNames.flatMap((name) => {
    // What is no JSON is told by a window of its own, which shows the file.
    const [, message, rule] =
      /^\S+ {2}error {2}(.*) {2}\((\S+)\)$/m.exec(readFileSync(faultFile(name, 'txt'), 'utf8')) ?? [];
    const isRead = message !== undefined && rule !== 'json' && !ofTheFile.has(name);
    return isRead ? [{ text: sayMessage(message).replaceAll(/"[^"]*"/g, '""'), at: name }] : [];
  });
  expect(said.length).toBeGreaterThan(300);
  expect(jargonOf(said)).toEqual([]);
});

test('a message names what is called otherwise in the editor by that', () => {
  expect(sayMessage('No entry has "ash" as its "slug". Add "alt" beside "src".')).toBe(
    'No entry has "ash" as its “Name in the address”. Add “What it shows” beside “File or address”.',
  );
});

test('the search finds a field by what people call it', () => {
  const block = { type: 'hero', heading: 'Hi', eyebrow: 'Now', surface: 'tinted' };
  const site = { routes: [{ path: '/', title: 'Home', blocks: [block] }] };
  const places = allPlaces(site, now, { pictures: {}, files: {} }).filter(
    ({ group }) => group === 'Settings and fields',
  );
  const found = (words: string) => places.filter((one) => one.words?.includes(words)).map(({ title }) => title);
  expect(found('kicker')).toEqual(['Line above the heading']);
  expect(found('section colour')).toEqual(['What it stands on']);
});

/** The hints of all fields but the site's own words, which must keep the names in their braces, and languages, which have a form of their own. */
function hintsShown(): Said[] {
  const parts = [...sections, 'routes', 'notFound'].filter((part) => part !== 'words' && part !== 'languages');
  return [
    ...parts.flatMap((part) => hintsOfInput(inputOfPart(part), part)),
    ...Object.entries(registry.blocks).flatMap(([type, { schema }]) => hintsOf(fieldsOf(schema), type)),
  ];
}

function hintsOf(fields: Field[], around: string): Said[] {
  return fields.flatMap(({ name, help, input }) => {
    const at = `${around}/${name}`;
    return [{ text: help, at }, ...hintsOfInput(input, at)];
  });
}

function hintsOfInput(input: Input, at: string): Said[] {
  if (input.kind === 'group') return hintsOf(input.fields, at);
  if (input.kind === 'list') return hintsOfInput(input.item, at);
  return input.kind === 'named' ? hintsOfInput(input.value, at) : [];
}

test('a hint is a sentence, with nothing as only the file writes it', () => {
  const raw = /^[a-z]|["[\]`]|\b(?:true|false|regular expression)\b|\{(?!code\}|width\}|6\})/;
  const hints = hintsShown();
  expect(hints.length).toBeGreaterThan(300);
  expect(hints.filter(({ text }) => raw.test(text)).map(({ text, at }) => `${at}: ${text}`)).toEqual([]);
});

test('names are written as people write them, and what would say nothing is called by what it is', () => {
  expect(['phoneDisplay', 'route-map', 'slug', 'trip.slug', 'x', 'HVACBusiness', 'haveAPlace'].map(inWords)).toEqual([
    ...[
      'Phone display',
      'Route map',
      'Name in the address',
      'Trip name in the address',
      'X',
      'HVAC business',
      'Have a place',
    ],
  ]);
});

test('a hint names no value in braces that the editor offers by its words', () => {
  const phone = inputOfPart('business');
  const fields = phone.kind === 'group' ? phone.fields : [];
  expect(fields.find(({ name }) => name === 'telephone')?.help).toBe(
    'Its telephone number, with the code of the country.',
  );
  const cta = fieldsOf(registry.blocks.cta?.schema ?? {}).flatMap((field) => saidOf(field, 'cta'));
  const link = cta.find(({ text }) => text.startsWith('Where it leads'));
  expect(link?.text).toContain('an e-mail address, a telephone number or a file');
});

test('what a hint shows as it stands in the file is left to those who write there', () => {
  const fields = fieldsOf(registry.blocks.form?.schema ?? {});
  const helps = fields.flatMap((field) => saidOf(field, 'form')).filter(({ at }) => at.endsWith('/when'));
  const shown =
    'Asks this only where other fields of the form are answered so, or with one of several answers. Of several';
  expect(helps.map(({ text }) => text)).toContainEqual(expect.stringContaining(shown));
});
