import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { followDay } from '../../src/editor/session/follow-day';
import { checker, opened, text } from './opened-file';

const inNairobi = JSON.stringify({
  ...JSON.parse(text),
  site: { ...JSON.parse(text).site, timeZone: 'Africa/Nairobi' },
  footer: { ...JSON.parse(text).footer, copyright: '© {year}' },
});
const minutes = (count: number): number => count * 60_000;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval', 'setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** An editor that is opened at a moment and follows the days from then on. */
function openedAt(moment: string) {
  vi.setSystemTime(moment);
  const file = opened(inNairobi, new Date());
  followDay(file.editor, () => new Date());
  return file.editor;
}

test('a window that is open over midnight shows and checks the site as of the new day, where the site is', async () => {
  // The year begins in Nairobi three hours before it does in Greenwich.
  const editor = openedAt('2026-12-31T20:58:30Z');
  const check = vi.spyOn(checker, 'check');
  const shown = (): string => JSON.stringify(editor.state().drawnPage?.clean.shell.footer.copyright);
  expect(shown()).toContain('2026');
  await vi.advanceTimersByTimeAsync(minutes(1));
  expect(shown()).toContain('2026');
  await vi.advanceTimersByTimeAsync(minutes(1));
  expect(shown()).toContain('2027');
  check.mockClear();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(check).toHaveBeenCalledTimes(1);
});

test('on one and the same day nothing is drawn or checked anew', async () => {
  const editor = openedAt('2026-11-23T09:00:00Z');
  await vi.advanceTimersByTimeAsync(1_000);
  const check = vi.spyOn(checker, 'check');
  const { drawnPage } = editor.state();
  await vi.advanceTimersByTimeAsync(minutes(120));
  expect(editor.state().drawnPage).toBe(drawnPage);
  expect(check).not.toHaveBeenCalled();
});
