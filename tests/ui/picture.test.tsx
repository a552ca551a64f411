import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { composePicture } from '../../src/compose/picture';
import { Picture } from '../../src/ui/picture';

test('a picture that moves shows its first frame to whoever asks for no motion', () => {
  const moving = { kind: 'drawing', path: '_assets/a.1.webp', still: '_assets/a.2', width: 400, height: 300, bytes: 9 };
  const picture = composePicture({ ...moving, kind: 'drawing' }, 'A wave', 600, (path) => `/${path}`);
  expect(renderToStaticMarkup(<Picture of={picture} sizes="100vw" />)).toBe(
    '<picture><source media="(prefers-reduced-motion: reduce)" type="image/webp" srcSet="/_assets/a.2-160.webp 160w, /_assets/a.2-320.webp 320w, /_assets/a.2-400.webp 400w" sizes="100vw"/><img src="/_assets/a.1.webp" alt="A wave" width="400" height="300" loading="lazy"/></picture>',
  );
});
