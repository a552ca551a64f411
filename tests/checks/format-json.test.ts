import { Ajv } from 'ajv';
import { expect, test } from 'vitest';
import { formatProblemsAsJson } from '../../src/checks/format-json';
import { textOf } from '../project';
import { type Edit, problemsOf } from './site-with';

/** The published schema, by which nothing stands in a problem but what it names. */
const schema = JSON.parse(textOf('schema/check.schema.json'));
const isRight = new Ajv().compile(schema);

/** The names that the schema has for a problem and for a place. */
const ofPlace = Object.keys(schema.definitions.place.properties);
const ofProblem = [...ofPlace, ...Object.keys(schema.properties.problems.items.properties)];

test.each<[string, Edit[]]>([
  ['nothing', []],
  ['what cannot be read', [{ '/schemaVersion': 0 }]],
  [
    'what takes part elsewhere, and what may be written instead',
    [{ '/routes/0/title': 'x'.repeat(61) }, { '/values/phone': '0700 000 000' }, { '/routes/1/path': '/' }],
  ],
])('what is written of %s is what the published schema says', (_, edits) => {
  const problems = edits.flatMap((edit) => problemsOf(edit));
  expect(problems.length > 0).toBe(edits.length > 0);
  const written = JSON.parse(formatProblemsAsJson(problems));
  expect([isRight(written), isRight.errors]).toEqual([true, null]);
  for (const problem of written.problems) {
    expect(Object.keys(problem).filter((name) => !ofProblem.includes(name))).toEqual([]);
    for (const place of problem.related ?? [])
      expect(Object.keys(place).filter((name) => !ofPlace.includes(name))).toEqual([]);
  }
  expect(written.version).toBe(schema.properties.version.const);
});
