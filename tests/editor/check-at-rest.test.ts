import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { CheckMemory } from '../../src/checks/check-memory';
import { checkManifest } from '../../src/checks/check-site';
import type { Finding } from '../../src/checks/problem';
import { findingsOf } from '../../src/editor/session/findings';
import { readAssets } from '../../src/frame/read-assets';
import type { Json, JsonObject } from '../../src/manifest/manifest';
import { remove, set } from '../../src/manifest/operations';
import type { Pointer } from '../../src/manifest/pointer';
import { root as project } from '../project';
import { registry } from '../registry';
import { now } from './now';
import { checker, opened } from './opened-file';

const file = join(project, 'tests/fixtures/agency/site.json');
const { assets } = readAssets(dirname(file));
const agency: JsonObject = JSON.parse(readFileSync(file, 'utf8'));
const title = '/routes/0/title';
const link = '/routes/0/blocks/0/actions/0/to';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** A site that is edited and checked, with what is found of it: what waits until nothing is wrong, and a hint that does not. */
function edited(): { change: (pointer: Pointer, value?: Json) => Promise<Finding[]>; held: () => readonly Finding[] } {
  const unused = set(agency, '/values/unusedFact', 'Nobody reads this');
  const memory = new CheckMemory();
  const check = async (one: JsonObject) => checkManifest(one, assets, { now, registry, memory }).findings;
  vi.spyOn(checker, 'check').mockImplementation(check);
  const { editor } = opened(JSON.stringify(set(unused, '/routes/1/title', 'T'.repeat(90))));
  return {
    async change(pointer, value) {
      const { root } = editor.state().edits;
      const edit = (): Json => (value === undefined ? remove(root, pointer) : set(root, pointer, value));
      if (pointer !== '') editor.change({ says: pointer, place: pointer, after: edit() as JsonObject });
      await vi.advanceTimersByTimeAsync(1000);
      return [...findingsOf(editor.state())];
    },
    held: () => editor.state().lastCheck?.olderFindings ?? [],
  };
}

const hintsIn = (found: readonly Finding[]): string[] =>
  found
    .filter(({ severity }) => severity !== 'error')
    .map(({ message }) => message)
    .sort();
const errorsIn = (found: readonly Finding[]): string[] =>
  found.filter(({ severity }) => severity === 'error').map(({ pointer }) => pointer);

test('the hints stay while something is empty, while a link leads nowhere and while both are so, and none is told as held afterwards', async () => {
  const { change, held } = edited();
  const hints = hintsIn(await change(''));
  expect(hints.length).toBeGreaterThan(1);
  expect(hints.some((message) => message.includes('unusedFact'))).toBe(true);
  expect(held()).toEqual([]);
  const broken = await change(link, '/nowhere');
  expect(hintsIn(broken)).toEqual(hints);
  expect(errorsIn(broken)).toEqual([link]);
  expect(held().every(({ waits }) => waits)).toBe(true);
  const both = await change(title, '');
  expect(hintsIn(both)).toEqual(hints);
  expect(errorsIn(both)).toEqual([title, link]);
  expect(held()).toHaveLength(hints.length + 1);
  const mended = await change(title, 'Home');
  expect(hintsIn(mended)).toEqual(hints);
  expect(errorsIn(mended)).toEqual([link]);
  expect(hintsIn(await change(link, '/contact'))).toEqual(hints);
  expect(held()).toEqual([]);
});

test('what was put right while rules could not look is not held, and comes back with what it spoke of', async () => {
  const { change } = edited();
  await change(link, '/nowhere');
  await change(title, '');
  expect(errorsIn(await change(link, '/contact'))).toEqual([title]);
  expect(errorsIn(await change(link, '/nowhere'))).toEqual([title, link]);
  const without = hintsIn(await change('/values/unusedFact'));
  expect(without.some((message) => message.includes('unusedFact'))).toBe(false);
});

test('an error in a draft, which is a hint until it is published, holds as much up', async () => {
  const { change, held } = edited();
  const hints = hintsIn(await change(''));
  const blocks = [{ type: 'hero', heading: 'Soon', text: '[Here](/nowhere)' }];
  const draft = { path: '/soon', title: 'Soon', description: 'What comes soon.', draft: true, blocks };
  const found = await change('/routes', [...(agency.routes as Json[]), draft]);
  expect(errorsIn(found)).toEqual([]);
  expect(found.some(({ pointer }) => pointer.endsWith('/blocks/0/text'))).toBe(true);
  expect(hints.some((message) => message.includes('unusedFact'))).toBe(true);
  expect(held().some(({ message }) => message.includes('unusedFact'))).toBe(true);
});
