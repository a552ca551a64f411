import { defineConfig } from 'vitest/config';
import { buildSettings } from './src/vite/settings.ts';

export default defineConfig({
  ...buildSettings,
  test: {
    include: ['tests/**/*.test.{ts,tsx}'],
    globalSetup: ['tests/browser/setup.ts'],
    reporters: ['default', './tests/closing-line.ts'],
    testTimeout: 30_000,
    hookTimeout: 120_000,
  },
});
