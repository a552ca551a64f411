import { expect, test } from 'vitest';
import { isLoopback } from '../../../../src/addresses/loopback';
import { explainFailure } from '../../../../src/blocks/form/sending/deliver';
import { makeReference } from '../../../../src/blocks/form/sending/once';

const usual = { isHanded: true, isOnline: true };
const networkError = new TypeError('Failed to fetch');

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
  expect(explainFailure({ status, text: '' }, usual)).toBe(reason);
});

test('explains missing settings, which the client throws as a sentence', () => {
  expect(explainFailure('The public key is required.', usual)).toBe('badRequest');
});

test('is certain that nothing arrived only without a connection or without the client', () => {
  expect(explainFailure(networkError, usual)).toBe('unknown');
  expect(explainFailure(networkError, { isHanded: true, isOnline: false })).toBe('offline');
  expect(explainFailure(networkError, { isHanded: false, isOnline: false })).toBe('offline');
  expect(explainFailure(networkError, { isHanded: false, isOnline: true })).toBe('notLoaded');
});

test('knows the machine itself by its names', () => {
  for (const name of ['localhost', 'shop.localhost', '127.0.0.1', '127.8.8.8', '[::1]'])
    expect(isLoopback(name)).toBe(true);
  for (const name of ['www.example.com', 'localhost.example.com', '192.168.0.1']) expect(isLoopback(name)).toBe(false);
});

test('makes references that can be read out, and that differ', () => {
  const references = Array.from({ length: 200 }, makeReference);
  for (const reference of references) expect(reference).toMatch(/^[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}$/);
  expect(new Set(references).size).toBe(200);
});
