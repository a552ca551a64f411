import { join } from 'node:path';
import { expect, test } from 'vitest';
import { buildFile } from '../build-file';
import { productionCode } from '../production-code';
import { root } from '../project';
import { temporaryFolder } from '../temporary-folder';
import { contents, takeSnapshot } from './snapshot';

/** Builds the kayak site, its languages changed; gives what every file holds. */
async function builtWith(change: (languages: Record<string, object>) => object | undefined) {
  const edit = (text: string): string => {
    const { languages, ...site } = JSON.parse(text);
    return JSON.stringify({ ...site, languages: change(languages) });
  };
  const file = join(root, 'tests/fixtures/kajak/site.json');
  const { outFolder, problem } = await buildFile(file, temporaryFolder(), await productionCode(root), edit);
  expect(problem).toBeUndefined();
  return contents(takeSnapshot(outFolder));
}

test('a language that is a draft changes no byte of what is published', { tags: 'night' }, async () => {
  const without = await builtWith(() => undefined);
  expect(Object.keys(without).length).toBeGreaterThan(30);
  expect(await builtWith(({ en }) => ({ en: { ...en, draft: true } }))).toEqual(without);
  const hidden = await builtWith(({ en }) => ({ en: { ...en, draft: true, formerly: ['/en'] } }));
  const further = Object.keys(hidden).filter((path) => !(path in without));
  expect(further).toContain('en/book.html');
  expect(further.every((path) => path === 'en.html' || path.startsWith('en/'))).toBe(true);
});
