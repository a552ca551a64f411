import { StrictMode, Suspense } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { loadComponents, PageView, SiteView } from '../render/page-view';
import { BareShell } from '../shell/bare-shell';
import { readPageData } from './page-data';

/** In development, makes an example in the gallery live. */
export async function startExample(): Promise<void> {
  const { shell, page } = readPageData();
  await loadComponents(page.blocks.map(({ type }) => type));
  const root = document.getElementById('root');
  if (!root) throw new Error('The example has no root.');
  hydrateRoot(
    root,
    <StrictMode>
      <SiteView shell={shell} page={page} Surroundings={BareShell}>
        <Suspense fallback={null}>
          <PageView page={page} />
        </Suspense>
      </SiteView>
    </StrictMode>,
  );
}
