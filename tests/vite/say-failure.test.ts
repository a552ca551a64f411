import { join } from 'node:path';
import { build } from 'vite';
import { expect, test } from 'vitest';
import { sayFailure } from '../../src/vite/say-failure';
import { root } from '../project';

/** What the bundler throws of a module in the sources that says this. */
async function failureOf(source: string): Promise<unknown> {
  const file = join(root, 'src/broken.ts');
  try {
    await build({
      configFile: false,
      root,
      logLevel: 'silent',
      build: { ssr: file, write: false },
      plugins: [
        { name: 'broken', load: (id) => (id === file ? source : null), resolveId: (id) => (id === file ? id : null) },
      ],
    });
  } catch (error) {
    return error;
  }
  throw new Error('It was bundled.');
}

test.each([
  ['export cosnt x = 1;\n', 'Unexpected token', /^ 1 │ export cosnt x = 1;$/m],
  ["import './nowhere';\n", "Could not resolve './nowhere' in src/broken.ts", /Module not found/],
])(
  'of sources that cannot be bundled reason, place and lines are told apart, without colours',
  async (source, reason, lines) => {
    const shown = sayFailure(await failureOf(source), root);
    expect(shown).toMatchObject({
      message: `The code cannot be loaded: ${reason}`,
      place: 'src/broken.ts:1',
      isOfCode: true,
    });
    expect(shown.excerpt).toMatch(lines);
  },
);

test('of a module that fails while it is loaded the place is that of its stack', () => {
  const error = new TypeError('No map today');
  error.stack = `TypeError: No map today\n    at compose (${root}/src/blocks/route-map/route-map.compose.ts:34:9)`;
  expect(sayFailure(error, root)).toEqual({
    message: 'The code cannot be loaded: No map today',
    place: 'src/blocks/route-map/route-map.compose.ts:34',
    excerpt: '',
    isOfCode: true,
  });
});
