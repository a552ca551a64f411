import { expect, test } from 'vitest';
import { filesIn, textOf } from '../project';

/** A colour that no theme can change: by number, by function or by one of the names that people use. */
const color =
  /#[0-9a-f]{3,8}\b|\b(rgba?|hsla?|hwb|lab|lch|oklab|oklch|color)\(|: *(white|black|red|green|blue|gr[ae]y|silver|orange)\b/i;
// Ink on white is what a printer has; the catalogue and the editor, also on its page, have a look of their own.
const others = ['src/styles/print.css', 'src/catalogue/', 'src/editor/', 'src/preview/'];
const styles = filesIn('src').filter(
  (path) => path.endsWith('.css') && !others.some((other) => path.startsWith(other)),
);

test.for(styles)('%s has its colours from the theme alone', (path) => {
  expect(textOf(path).match(color)?.[0]).toBeUndefined();
});

test('a colour is found however it is written', () => {
  for (const written of ['color: #fff', 'color: rgb(0 0 0)', 'background: Oklch(50% 0 0)', 'border-color: white']) {
    expect(written).toMatch(color);
  }
});
