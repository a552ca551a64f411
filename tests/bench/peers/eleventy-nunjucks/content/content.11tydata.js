export default {
  layout: 'page.njk',
  permalink: ({ page }) => `${page.filePathStem}.html`,
  eleventyExcludeFromCollections: true,
};
