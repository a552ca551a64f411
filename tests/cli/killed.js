// Loaded before a command: ends it, as a kill would, right before a call that changes the disk. CALLS names the
// functions of fs that count, CALLS_LEFT how many of their calls still come through.
import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';

let left = Number(process.env.CALLS_LEFT);

for (const name of (process.env.CALLS ?? '').split(' ')) {
  const original = fs[name];
  fs[name] = (...args) => {
    if (left-- === 0) process.kill(process.pid, 'SIGKILL');
    return original(...args);
  };
}
syncBuiltinESMExports();
