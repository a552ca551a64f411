import { defineConfig } from 'astro/config';

export default defineConfig({
  site: 'https://long-road.test',
  build: { format: 'file' },
  // The packages are a link to where other sites find them too.
  cacheDir: './.cache',
  vite: { cacheDir: './.cache/vite' },
});
