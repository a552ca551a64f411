import { expect, test } from 'vitest';
import { troublesOf } from './live-site';
import { textOf } from './project';

test('site.json has neither an error nor a warning, and every page of it composes', () => {
  expect(troublesOf(textOf('site.json'))).toEqual([]);
});

test('site.json names its schema, so that editors help', () => {
  expect(JSON.parse(textOf('site.json'))).toMatchObject({ $schema: './.pagewright/site.schema.json' });
});
