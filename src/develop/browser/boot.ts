import { startWhenIdle } from '../../client/start-when-idle';
import { listenToEdits } from './edits';
import { reloadAfterRestart } from './reload-after-restart';

startWhenIdle(async () => {
  const { start } = await import('../../client/start');
  listenToEdits(await start());
});
reloadAfterRestart();
