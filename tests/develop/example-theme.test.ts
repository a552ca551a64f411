import { join } from 'node:path';
import { expect, test } from 'vitest';
import { development } from '../../src/develop/develop';
import { exampleTheme } from '../../src/develop/example-theme';
import { readAssets } from '../../src/frame/read-assets';
import type { Json, Manifest } from '../../src/manifest/manifest';
import { root } from '../project';
import { registry } from '../registry';

const saved: Manifest['theme'] = { look: 'ledger', colors: { accent: '#7a1f3d' } };
const { assets } = readAssets(join(root, 'src/catalogue'));

/** The theme in which examples are drawn where one is asked for. */
function answered(asked: Json | string): Manifest['theme'] | undefined {
  return exampleTheme(typeof asked === 'string' ? asked : JSON.stringify(asked), saved, registry, assets);
}

test('a theme that is asked for is that of the examples where nothing in it is an error, without its notes', () => {
  const theme = { look: 'studio', font: 'outfit', radius: 'large', colors: { accent: '#0b5d3b' } };
  expect(answered(theme)).toEqual(theme);
  expect(answered({ ...theme, $comment: 'Ours.' })).toEqual(theme);
});

test.each([
  ['no JSON', '{'],
  ['no group', [saved]],
  ['nothing', 'undefined'],
  ['a typeface that there is not', { font: 'arial' }],
  ['a property that there is not', { ...saved, style: 'x' }],
  ['a colour that is more than one', { colors: { accent: 'red}*{display:none' } }],
  ['colours that are no group', { colors: '#fff' }],
  ['words that would be too faint', { colors: { paper: '#ffffff', ink: '#eeeeee' } }],
])('the site keeps its theme where %s is asked for', (_, asked) => {
  expect(answered(asked)).toBe(saved);
});

test('an example in a theme that is not saved has its typeface and its colours, under the policy of its own styles', async () => {
  const ask = (address: string) => {
    const url = new URL(`/__catalogue/${address}`, 'http://localhost');
    return development.answerCatalogueOf(join(root, 'src/catalogue'), url, saved);
  };
  const asked = encodeURIComponent(JSON.stringify({ font: 'outfit', colors: { accent: '#0b5d3b' } }));
  const answer = await ask(`cta/1/site?still&theme=${asked}`);
  if (!('example' in answer)) throw new Error('There is no example.');
  const { html, styles } = answer.example;
  const theme = styles.find((style) => style.includes('--accent:#0b5d3b')) ?? '';
  expect(html).toContain(`<style data-style="theme">${theme}</style>`);
  const [, face = ''] = /url\("\/__catalogue\/([^"]*outfit[^"]*)"\)/.exec(theme) ?? [];
  expect(await ask(face)).toMatchObject({ status: 200 });
});
