import { expect, test } from 'vitest';
import { type Measured, measureCommand } from './measure';
import { measureRounds, ratioOf, roundsOf } from './rounds';

const taking = (seconds: number): Measured => ({
  seconds,
  firstOutputSeconds: 0,
  cpuSeconds: 10 - seconds,
  megabytes: 1,
});

test('each round measures every contestant once, and each figure is the median of its own', async () => {
  const order: string[] = [];
  const contestant = (name: string, times: number[], isOnce = false) => ({
    name,
    isOnce,
    prepare: (round: number): void => void order.push(`${name} ready ${round}`),
    measure: async (round: number): Promise<Measured> => taking(times[round] ?? 0),
  });
  const measured = await measureRounds(
    [contestant('a', [1, 9, 2]), contestant('b', [5], true), contestant('c', [4, 4, 7])],
    3,
  );
  expect(order).toEqual(
    ['a', 'b', 'c'].map((name) => `${name} ready 0`).concat(['a ready 1', 'c ready 1', 'a ready 2', 'c ready 2']),
  );
  expect([...measured.values()].map(({ seconds, cpuSeconds }) => [seconds, cpuSeconds])).toEqual([
    [2, 8],
    [5, 5],
    [4, 6],
  ]);
});

test('a ratio is the middle one of the rounds, both sides of which were as slow', () => {
  const [one, other] = [
    [2, 40, 9],
    [1, 10, 3],
  ].map((times) => roundsOf(times.map(taking)));
  expect(ratioOf(one, other, 'seconds')).toBe('3.00');
  expect(ratioOf(one, other, 'firstOutputSeconds')).toBe('–');
  expect(ratioOf(one, undefined, 'seconds')).toBe('–');
  expect(ratioOf(undefined, other, 'seconds')).toBe('–');
});

/** Spends a fifth of a second on the processor, however many others want it. */
const spend =
  'const start = process.cpuUsage(); let used; do used = process.cpuUsage(start); while (used.user + used.system < 200_000);';

test('a command is measured to its end, and its first output before that', async () => {
  const measured = await measureCommand({
    file: process.execPath,
    args: ['-e', `console.log(1); ${spend}`],
  });
  expect(measured.seconds).toBeGreaterThan(measured.firstOutputSeconds + 0.15);
  if (process.platform === 'linux') {
    expect(measured.cpuSeconds).toBeGreaterThan(0.15);
    expect(measured.megabytes).toBeGreaterThan(20);
  }
});

test('a command that ends otherwise than expected is no measurement', async () => {
  const failing = { file: process.execPath, args: ['-e', 'console.error("because"); process.exit(3)'] };
  await expect(measureCommand(failing)).rejects.toThrow(/ended with 3:\nbecause/);
  await expect(measureCommand({ ...failing, status: 3 })).resolves.toBeDefined();
  await expect(measureCommand({ file: 'no-such-command', args: [] })).rejects.toThrow('no-such-command');
});
