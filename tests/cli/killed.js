// Loaded before a command: ends it, as a kill would, right before its nth rename, where n stands in the environment.
import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';

const { renameSync } = fs;
let left = Number(process.env.RENAMES_LEFT);

fs.renameSync = (...paths) => {
  if (left-- === 0) process.kill(process.pid, 'SIGKILL');
  return renameSync(...paths);
};
syncBuiltinESMExports();
