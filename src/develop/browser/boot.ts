import { hideWhatIsOver } from '../../client/hide-what-is-over';
import { startWhenIdle } from '../../client/start-when-idle';
import { followDrafts, markDrafts } from './draft-mark';
import { listenToEdits } from './edits';
import { reloadAfterRestart } from './reload-after-restart';

// Rules that hide what is over go into the first style of the page, and an edit puts all others in anew.
const style = document.createElement('style');
style.nonce = document.querySelector<HTMLMetaElement>('meta[property=csp-nonce]')?.nonce ?? '';
document.head.prepend(style);
hideWhatIsOver();
startWhenIdle(async () => {
  const { start } = await import('../../client/start');
  const started = await start();
  listenToEdits(started);
  if (started) followDrafts(started);
});
markDrafts();
reloadAfterRestart();
