import { expect, test } from 'vitest';
import { explainFailure, isLoopback } from '../../../src/blocks/form/deliver';
import { makeReference, References } from '../../../src/blocks/form/reference';

test.each([
  [400, 'badRequest'],
  [412, 'badRequest'],
  [403, 'blocked'],
  [451, 'blocked'],
  [413, 'tooLarge'],
  [429, 'tooManyRequests'],
  [500, 'serviceTrouble'],
  [503, 'serviceTrouble'],
  [0, 'unknown'],
])('explains an answer of status %i as %s', (status, reason) => {
  expect(explainFailure({ status, text: '' }, true)).toEqual({ ok: false, reason, status });
});

test('explains missing settings, which the client throws as a sentence', () => {
  expect(explainFailure('The public key is required.', true)).toEqual({ ok: false, reason: 'badRequest' });
});

test('tells a device without a connection from an answer that did not come', () => {
  expect(explainFailure(new TypeError('Failed to fetch'), false)).toEqual({ ok: false, reason: 'offline' });
  expect(explainFailure(new TypeError('Failed to fetch'), true)).toEqual({ ok: false, reason: 'unknown' });
});

test('knows the machine itself by its names', () => {
  for (const name of ['localhost', '127.0.0.1', '[::1]']) expect(isLoopback(name)).toBe(true);
  for (const name of ['www.example.com', 'localhost.example.com', '192.168.0.1']) expect(isLoopback(name)).toBe(false);
});

test('gives the same answers the same reference until it forgets', () => {
  const references = new References();
  const first = references.of([['city', 'Nairobi']]);
  expect(first).toMatch(/^[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}$/);
  expect(references.of([['city', 'Nairobi']])).toBe(first);
  expect(references.of([['city', 'Kisumu']])).not.toBe(first);
  const last = references.of([['city', 'Nairobi']]);
  references.forget();
  expect(references.of([['city', 'Nairobi']])).not.toBe(last);
});

test('makes references that differ', () => {
  expect(new Set(Array.from({ length: 200 }, makeReference)).size).toBe(200);
});
