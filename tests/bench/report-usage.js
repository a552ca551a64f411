// Imported by a measured process: tells the one that started it, on file descriptor 3, what it has used.
import { readFileSync, writeSync } from 'node:fs';

process.on('exit', () => {
  const { maxRSS, userCPUTime, systemCPUTime } = process.resourceUsage();
  writeSync(3, JSON.stringify({ kilobytes: peakMemory() ?? maxRSS, cpu: userCPUTime + systemCPUTime }));
});

/** On Linux maxRSS begins with that of the process that started this one; the peak of its own stands elsewhere. */
function peakMemory() {
  try {
    return Number(/VmHWM:\s*(\d+)/.exec(readFileSync('/proc/self/status', 'utf8'))?.[1]);
  } catch {
    return undefined;
  }
}
