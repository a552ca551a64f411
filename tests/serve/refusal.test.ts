import type { IncomingMessage } from 'node:http';
import { expect, test } from 'vitest';
import { findRefusal } from '../../src/serve/refusal';

const refuse = (url: string, host?: string): number | undefined =>
  findRefusal({ url, headers: { host } } as IncomingMessage)?.status;

test.each(['localhost', 'localhost:4173', 'LOCALHOST', 'shop.localhost:80', '127.0.0.1', '127.8.9.10:1', '[::1]:5173'])(
  'this machine may be called %s',
  (host) => expect(refuse('/', host)).toBeUndefined(),
);

test.each([
  undefined,
  '',
  'example.com',
  'localhost.example.com',
  'notlocalhost',
  '127.0.0.1.nip.io',
  '10.0.0.1',
  '[::2]',
  'localhost:x',
])('this machine is not called %s', (host) => expect(refuse('/', host)).toBe(403));

test.each([
  '/',
  '/study/uk',
  '/study/uk/?from=%zz',
  '/caf%C3%A9',
  '/a..b/.hidden',
  '/%25',
  '//',
  '/@id/__x00__react',
  `/${'a'.repeat(1999)}`,
])('%s may be an address of a site', (url) => expect(refuse(url, 'localhost')).toBeUndefined());

test.each([
  '',
  '*',
  'http://localhost/',
  '/a#b',
  '/%',
  '/%e9',
  '/%00',
  '/a\\b',
  '/a%5Cb',
  '/a%2Fb',
  '/.',
  '/a/../b',
  '/%2e%2E',
])('%s is none', (url) => expect(refuse(url, 'localhost')).toBe(400));

test('an address that is too long is told to be', () => {
  expect(refuse(`/${'a'.repeat(2000)}`, 'localhost')).toBe(414);
});
