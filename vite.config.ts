import { defineConfig } from 'vitest/config';
import { buildSettings } from './src/vite/settings.ts';

export default defineConfig({
  ...buildSettings,
  test: {
    include: ['tests/**/*.test.{ts,tsx}'],
    globalSetup: ['tests/browser/setup.ts'],
    reporters: ['./tests/reporter.ts'],
    testTimeout: 60_000,
    hookTimeout: 120_000,
  },
});
