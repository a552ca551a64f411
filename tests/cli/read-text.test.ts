import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { copyText } from '../../src/build/build-record';
import { checkPages } from '../../src/checks/check-site';
import { endOf } from '../../src/checks/end-of';
import { readPages, TextChanged } from '../../src/cli/command';
import { assets } from '../assets';
import { siteWith } from '../checks/site-with';
import { root } from '../project';
import { registry } from '../registry';
import { temporaryFolder } from '../temporary-folder';

const warned = siteWith({ '/routes/0/description': 'Too short.' });

test('a text is read once while its pages are composed, and again where something is found in it', () => {
  for (const [text, readings] of [
    [siteWith(), 1],
    [warned, 2],
  ] as const) {
    const read = vi.fn(() => text);
    const { site, problems } = endOf(checkPages(read, assets, { now: new Date('2031-05-06T12:00:00'), registry }));
    expect(site).toBeDefined();
    expect([problems.length, read.mock.calls.length]).toEqual([readings - 1, readings]);
  }
});

test('where only findings of which nobody tells are in a right text, it is read once', () => {
  const read = vi.fn(() => warned);
  const isTold = ({ severity }: { severity: string }): boolean => severity !== 'warning';
  const options = { now: new Date('2031-05-06T12:00:00'), registry, isTold };
  const { problems, findings } = endOf(checkPages(read, assets, options));
  expect([problems.length, findings.length, read.mock.calls.length]).toEqual([0, 1, 1]);
});

test('what is found in a text that was written meanwhile is told at no line of another', () => {
  const file = join(temporaryFolder(), 'site.json');
  writeFileSync(file, warned);
  const project = { root, cacheFolder: '', codeFolder: '', codeKey: 'key' };
  const reading = readPages(file, project, { now: new Date('2031-05-06T12:00:00') });
  if ('unreadable' in reading) return expect.fail(reading.unreadable);
  expect(reading.checking.next().done).toBe(false);
  writeFileSync(file, `\n\n${warned}`);
  expect(() => endOf(reading.checking)).toThrow(TextChanged);
});

test('a text that was copied is read from the copy, whatever is written meanwhile', async () => {
  const folder = temporaryFolder();
  const file = join(folder, 'site.json');
  writeFileSync(file, warned);
  const copy = await copyText(file, join(folder, 'dist'), join(folder, 'cache'));
  const project = { root, cacheFolder: '', codeFolder: '', codeKey: 'key' };
  const reading = readPages(file, project, { now: new Date('2031-05-06T12:00:00'), copy: copy?.file });
  if ('unreadable' in reading) return expect.fail(reading.unreadable);
  writeFileSync(file, 'nothing that could be read');
  expect(endOf(reading.checking).problems.map(({ pointer }) => pointer)).toContain('/routes/0/description');
  expect(reading.read()).toBe(warned);
});
