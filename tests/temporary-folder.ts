import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, onTestFinished } from 'vitest';

/** An empty folder that is removed when the test is over. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'pagewright-test-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** An empty folder that is removed when all tests of the file are over. */
export function folderForFile(): string {
  const folder = mkdtempSync(join(tmpdir(), 'pagewright-test-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}
