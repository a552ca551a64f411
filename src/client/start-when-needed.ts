import { afterPaint, once, savesData, whenIdle } from './moments';

/**
 * Loads each part of the scripts when the page needs it. Links are taken over when one is pointed at, focused or
 * touched; where the visitor has followed a link before, when the browser is idle. Blocks that have state and extras
 * are started at once. A visitor who saves data gets nothing that was not asked for.
 */
export function startWhenNeeded(): void {
  const { pathname } = location;
  let link: HTMLAnchorElement | null | undefined;
  const navigate = once(async () => (await import('./navigation')).takeOverLinks(link));
  const look = ({ target }: Event): void => {
    link = (target as Element).closest?.('a');
    if (link) navigate();
  };
  addEventListener('pointerover', look);
  addEventListener('focusin', look);
  // Entries of the history that were made without a load may lead elsewhere than the page that stands there.
  addEventListener('popstate', () => location.pathname !== pathname && navigate());

  if (document.querySelector('[data-hydrate]')) once(async () => (await import('./live-blocks')).startLiveBlocks())();
  if (
    document.querySelector('[data-frame],[data-opening-hours],[data-analytics],[data-not-found]') ||
    // Then the menu has disclosures in the place of popovers: src/shell/menu-entry.module.css.
    !CSS.supports('anchor-name:--a')
  ) {
    once(async () => (await import('./extras')).addExtras())();
  }
  afterPaint(() => {
    if (savesData()) return;
    document.documentElement.setAttribute('data-display-font', '');
    if (hasFollowedLink()) whenIdle(navigate);
  });
}

/** Tells whether the visitor came here from another page of this site. */
function hasFollowedLink(): boolean {
  return document.referrer.startsWith(location.origin) || history.state?.__TSR_key;
}
