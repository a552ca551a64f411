import { expect, test } from 'vitest';
import { reaches } from '../../src/working-copy/reaches';

const siteCalled = (name: string, url = 'https://a.example'): string =>
  `{ "site": { "name": "${name}", "url": "${url}" } }\n`;

test.for([
  ['as it was sent', siteCalled('New'), true],
  ['with what somebody else changed besides', siteCalled('New', 'https://b.example'), true],
  ['as it was before', siteCalled('Old'), false],
  ['with another change of the same field', siteCalled('Other'), false],
  ['that cannot be read', '{', false],
] as const)('a published site.json %s tells whether it has the changes', ([, text, has]) => {
  expect(reaches(text, { seen: siteCalled('Old'), base: siteCalled('New') })).toBe(has);
});
