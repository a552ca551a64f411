import { quietDisclosures } from '../../client/disclosures';
import { firstScript } from '../../client/first-script';
import { lookAtPage } from '../../client/look-at-page';
import { quietMenus } from '../../client/menus';
import type { Navigation } from '../../client/navigation';
import { openFramesInPlace } from '../../client/open-frame';
import { followDrafts, markDrafts } from './draft-mark';
import { listenToEdits } from './edits';
import { reloadAfterRestart } from './hear';
import { tellTrials } from './tell-trials';

lookAtPage();
quietMenus();
quietDisclosures();
openFramesInPlace();
document.documentElement.setAttribute('data-display-font', '');
const starting = start();
listenToEdits(starting);
starting.then((navigation) => navigation && followDrafts(navigation), reloadIfOutdated);
markDrafts();
tellTrials();
reloadAfterRestart();

/** Draws the page at once, so that an edit can be shown in it without losing its state; gives nothing for an unknown address. */
async function start(): Promise<Navigation | undefined> {
  if (document.querySelector('script[data-not-found]')) return undefined;
  const { takeOverLinks } = await import('../../client/navigation');
  const navigation = await takeOverLinks();
  await navigation.draw();
  return navigation;
}

/**
 * Loads the page anew where an edit came between it and the data that it asks for. Where the code is at fault, the next
 * edit does so.
 */
async function reloadIfOutdated(): Promise<void> {
  const response = await fetch(location.href);
  const address = firstScript()?.dataset.site;
  if (address && !(await response.text()).includes(address)) location.reload();
}
