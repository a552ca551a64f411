import { drawBlock } from '../views/blocks.js';
import { drawDocument } from '../views/document.js';

export const data = {
  pagination: { data: 'pages', size: 1, alias: 'entry' },
  permalink: ({ entry }) => (entry.path === '/' ? '/index.html' : `${entry.path}.html`),
  eleventyExcludeFromCollections: true,
};

export function render({ entry, shell, icons }) {
  return drawDocument({ shell, icons, entry }, entry.blocks.map((block) => drawBlock(block, icons)).join(''));
}
