import { hideWhatIsOver } from '../../client/hide-what-is-over';
import { startWhenIdle } from '../../client/start-when-idle';
import { followDrafts, markDrafts } from './draft-mark';
import { listenToEdits } from './edits';
import { reloadAfterRestart } from './reload-after-restart';

hideWhatIsOver();
startWhenIdle(async () => {
  const { start } = await import('../../client/start');
  const started = await start();
  listenToEdits(started);
  if (started) followDrafts(started);
});
markDrafts();
reloadAfterRestart();
