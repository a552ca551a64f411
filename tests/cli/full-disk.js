// Imported by a command under test: the disk is full once FREE_FILES files have been written or copied.
import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';

let free = Number(process.env.FREE_FILES);

for (const name of ['writeFileSync', 'copyFileSync']) {
  const original = fs[name];
  fs[name] = (...args) => {
    if (free-- > 0) return original(...args);
    throw Object.assign(new Error(`ENOSPC: no space left on device, write '${args[0]}'`), {
      code: 'ENOSPC',
      syscall: 'write',
    });
  };
}
syncBuiltinESMExports();
