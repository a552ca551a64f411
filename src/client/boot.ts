import { hideWhatIsOver } from './hide-what-is-over';
import { startWhenIdle } from './start-when-idle';

hideWhatIsOver();
startWhenIdle(async () => {
  const { start } = await import('./start');
  await start();
});
