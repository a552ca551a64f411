import './lasting-tasks';
import { type ReactNode, StrictMode, startTransition, useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { liveComponents } from '../blocks/generated/live-components';
import { BlockView, createComponents } from '../render/components';
import { ErrorBoundary } from '../shell/error-screen';
import { SiteContext } from '../ui/site';
import { showNotificationsOf } from './notifications';
import type { HydrationData } from './site-data';

/** Hydrates the blocks of the page that have state, and no others; resolves once all are live. */
export async function hydrateBlocks(): Promise<void> {
  const { site, blocks, originals }: HydrationData = JSON.parse(
    document.getElementById('page-data')?.textContent ?? '',
  );
  const components = createComponents(liveComponents);
  await components.load(blocks.map(({ type }) => type));
  showNotificationsOf(site);
  const places = document.querySelectorAll<HTMLElement>('[data-hydrate]');
  const hydrated = blocks.map((block, index) => {
    const place = places[index];
    if (!place) throw new Error(`The page has no place for its block "${block.type}".`);
    return new Promise<void>((done) => {
      const content = (
        <StrictMode>
          <SiteContext value={site}>
            <ErrorBoundary>
              <BlockView block={block} components={components} />
              <WhenLive done={done} />
            </ErrorBoundary>
          </SiteContext>
        </StrictMode>
      );
      // As a transition it happens in slices, between which the browser answers whoever scrolls or types.
      startTransition(() => void hydrateRoot(place, content));
    });
  });
  await Promise.all(hydrated);
  if (!originals) return;
  const { keepOriginalsMarked } = await import('../render/keep-originals-marked');
  for (const place of places) keepOriginalsMarked(place, [originals]);
}

/** Draws nothing, and calls `done` once what stands beside it is live. */
function WhenLive({ done }: { done: () => void }): ReactNode {
  useEffect(done, [done]);
  return null;
}
