import { defineConfig } from 'vitest/config';
import { buildSettings } from './src/vite/settings.ts';

export default defineConfig({
  ...buildSettings,
  test: {
    include: ['tests/**/*.test.{ts,tsx}'],
    globalSetup: ['tests/browser/setup.ts'],
    reporters: ['./tests/reporter.ts'],
    // What waits for a process or a page leaves the processor to the other.
    maxWorkers: 2,
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
});
