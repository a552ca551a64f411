// The limit to compare with: composed pages, drawn with the same components by React and nothing else,
// and written as files. node react-alone.js PAGES OUT, where PAGES holds { shell, css, pages } as JSON.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { renderToStaticMarkup } from 'react-dom/server';
import { pageFile } from '../../src/addresses/page-address';
import { components as list } from '../../src/blocks/generated/components';
import type { Page, Shell } from '../../src/compose/page';
import { BlockView, createComponents } from '../../src/render/components';
import { SiteView } from '../../src/render/page-view';

const [source = '', outFolder = ''] = process.argv.slice(2);
const { shell, css, pages }: { shell: Shell; css: string; pages: Page[] } = JSON.parse(readFileSync(source, 'utf8'));
const components = createComponents(list);
await components.load(pages.flatMap(({ blocks }) => blocks.map(({ type }) => type)));
const folders = new Set<string>();
for (const page of pages) {
  const markup = renderToStaticMarkup(
    <SiteView shell={shell} page={page}>
      {page.blocks.map((block, index) => (
        <BlockView key={index} block={block} components={components} />
      ))}
    </SiteView>,
  );
  const file = join(outFolder, pageFile(page.path, { trailingSlash: false }));
  const folder = dirname(file);
  if (!folders.has(folder)) mkdirSync(folder, { recursive: true });
  folders.add(folder);
  writeFileSync(
    file,
    `<!doctype html><html lang="${shell.language}"><head><meta charset="utf-8"><title>${page.documentTitle}</title><style>${css}</style></head><body>${markup}</body></html>`,
  );
}
