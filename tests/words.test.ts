import { expect, test } from 'vitest';
import { schemas } from './examples';
import { filesIn, textOf } from './project';

const words = Object.entries(schemas.words.properties ?? {});
const sources = filesIn('src')
  .filter((path) => /\.tsx?$/.test(path) && !path.includes('/generated/'))
  .map(textOf)
  .join('\n');

test.each(words)('the word %s is said somewhere', (name) => {
  expect(ways(name).some((way) => way.test(sources))).toBe(true);
});

test.each(words)('the word %s has a description and an English default', (_, { description, default: word }) => {
  expect(description).toMatch(/\S\.$/);
  for (const form of typeof word === 'string' ? [word] : Object.values(word as object)) expect(form).toMatch(/\S/);
});

test.each(words.filter(([, { block }]) => block))('the word %s is said by its blocks alone', (name, { block = [] }) => {
  const drawn = filesIn('src').filter((path) => /^src\/(blocks|shell|ui|render|client)\/.*\.tsx?$/.test(path));
  const isOfBlock = (path: string): boolean => [block].flat().some((type) => path.startsWith(`src/blocks/${type}/`));
  const saying = drawn.filter((path) => ways(name).some((way) => way.test(textOf(path))));
  // What several blocks say, a component may say for them that nothing else draws.
  const users = saying.flatMap((path) => {
    const shared = Array.isArray(block) && /^src\/ui\/(.+)\.tsx$/.exec(path)?.[1];
    return shared ? drawn.filter((one) => textOf(one).includes(`/ui/${shared}'`)) : path;
  });
  expect(users.filter((path) => !isOfBlock(path))).toEqual([]);
});

/** How a component comes by a word: `words.menu`, `const { menu } = useWords()`, or by its name as a text. */
function ways(name: string): RegExp[] {
  return [
    new RegExp(`[wW]ords(\\([^)]*\\))?\\.${name}\\b`),
    new RegExp(`\\{[^{}]*\\b${name}\\b[^{}]*\\} = useWords\\(\\)`),
    new RegExp(`'${name}'`),
  ];
}
