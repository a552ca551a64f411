/** How many milliseconds of the processor some work takes in this process, whatever else the machine does meanwhile. */
export function processorTime(work: () => void): number {
  const started = process.cpuUsage();
  work();
  return process.cpuUsage(started).user / 1000;
}
