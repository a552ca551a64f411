import { StrictMode, Suspense } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { components as list } from '../../blocks/generated/components';
import { readPageData } from '../../client/page-data';
import { createComponents } from '../../render/components';
import { PageView, SiteView } from '../../render/page-view';
import { BareShell } from '../../shell/bare-shell';

/** In development, makes an example in the catalogue live. */
export async function startExample(): Promise<void> {
  const { shell, page } = readPageData();
  const components = createComponents(list);
  await components.load(page.blocks.map(({ type }) => type));
  const root = document.getElementById('root');
  if (!root) throw new Error('The example has no root.');
  hydrateRoot(
    root,
    <StrictMode>
      <SiteView shell={shell} page={page} Surroundings={BareShell}>
        <Suspense fallback={null}>
          <PageView page={page} components={components} />
        </Suspense>
      </SiteView>
    </StrictMode>,
  );
}
