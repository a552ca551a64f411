export default {
  site: 'https://long-road.test',
  build: { format: 'file' },
  // The packages are a link, so what a build keeps would otherwise stand in the place that it leads to.
  cacheDir: './.cache',
  vite: { cacheDir: './.cache/vite' },
};
