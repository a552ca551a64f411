import { startWhenIdle } from './start-when-idle';

startWhenIdle(async () => {
  const { start } = await import('./start');
  await start();
});
