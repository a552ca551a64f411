// Made as Eleventy's documentation and its starter make a site: a file of content for each page, Nunjucks for layouts.
export default function configure(config) {
  config.setQuietMode(true);
  config.addPassthroughCopy({ public: '.' });
  config.addUrlTransform(({ url }) => (url.endsWith('.html') ? url.slice(0, -'.html'.length) : undefined));
}

export const config = {
  dir: { input: 'content', includes: '../includes', data: '../_data', output: 'dist' },
  // No body of a page has anything to fill in.
  markdownTemplateEngine: false,
};
