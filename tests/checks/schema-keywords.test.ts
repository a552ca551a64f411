import { expect, test } from 'vitest';
import siteSchema from '../../schema/site.schema.json';
import { type Edit, found, problemsOf } from './site-with';

const hero = '/routes/0/blocks/0';
const group = { items: [{ code: 'gb', label: 'London' }] };
const map = { type: 'route-map', alt: 'A map', origin: { code: 'ke', label: 'Nairobi' } };
const fourGroups = { ...map, groups: [group, group, group, group] };

const hours = [{ days: ['mo', 'mo'], opens: '08:00', closes: '17:00' }];
const place = { type: 'place', heading: 'Find us', at: [-1.28, 36.81], label: 'The shop', hours };

/** An edit that breaks each keyword by which a schema can refuse something. */
const breaks: Record<string, Edit> = {
  type: { [`${hero}/heading`]: 12 },
  enum: { [`${hero}/surface`]: 'pink' },
  const: { '/schemaVersion': 4 },
  pattern: { '/theme/colors/ink': 'black' },
  propertyNames: { '/values/Phone-2': 'x' },
  required: { '/site/name': undefined },
  additionalProperties: { [`${hero}/shadow`]: true },
  minItems: { '/routes': [] },
  maxItems: { '/routes/0/blocks/-': fourGroups },
  uniqueItems: { '/routes/0/blocks/-': place },
  dependencies: { '/routes/1/sort': 'title' },
  maxLength: { '/routes/1/blocks/2/sections/0/fields/0/pattern': 'a'.repeat(301) },
  minimum: { '/delivery/mail/limitRate': -1 },
  maximum: { '/routes/1/blocks/2/sections/0/fields/0/rows': 21 },
  allOf: { [`${hero}/heading`]: '' },
};

/** Keywords that refuse nothing by themselves. */
const silent = [
  ...['$schema', '$defs', '$ref', 'title', 'description', 'default', 'examples', 'doNotSuggest'],
  ...[
    'defaultSnippets',
    'enumDescriptions',
    'patternErrorMessage',
    'markdownDescription',
    'itemTitle',
    'declaresFields',
    'properties',
    'items',
    'if',
    'then',
    'else',
  ],
];

test('whatever keyword of a schema is broken, the check has words for it and never calls the site right', () => {
  expect([...keywordsOf(siteSchema)].sort()).toEqual([...Object.keys(breaks), ...silent].sort());
  for (const [keyword, edit] of Object.entries(breaks)) {
    const errors = problemsOf(edit).filter(({ severity }) => severity === 'error');
    expect(errors, keyword).not.toEqual([]);
    for (const { message } of errors) expect(message).toMatch(/^[^[]+[.?]$/);
  }
});

test('a map with four groups, which knows three colours, is told at its groups', () => {
  expect(found('schema', { '/routes/0/blocks/-': fourGroups })).toBe(
    '[ → This list has 4 items, and 3 is the most. Take some away. Where the lines lead: up to three kinds of destination, each in a colour of its own.',
  );
});

test('a collection that gives a map four groups is told at the list that takes them', () => {
  const groups = { from: 'lands', as: { items: [{ code: '{code}', label: '{code}' }] } };
  const lands = ['gb', 'fr', 'de', 'it'].map((code) => ({ code }));
  expect(found('schema', { '/collections/lands': lands, '/routes/0/blocks/-': { ...map, groups } })).toMatch(
    /^\{ → This list has 4 items, and 3 is the most\./,
  );
});

/** The keywords of a schema and of all schemas in it. */
function keywordsOf(schema: unknown, keywords = new Set<string>()): Set<string> {
  if (Array.isArray(schema)) for (const part of schema) keywordsOf(part, keywords);
  else if (schema !== null && typeof schema === 'object') {
    for (const [keyword, value] of Object.entries(schema)) {
      keywords.add(keyword);
      if (keyword === 'properties' || keyword === '$defs') keywordsOf(Object.values(value), keywords);
      else if (
        !['default', 'examples', 'defaultSnippets', 'const', 'enum', 'required', 'dependencies'].includes(keyword)
      )
        keywordsOf(value, keywords);
    }
  }
  return keywords;
}
