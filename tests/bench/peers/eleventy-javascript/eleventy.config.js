// Templates of plain JavaScript, which is the quickest language that Eleventy has.
export default function configure(config) {
  config.setQuietMode(true);
  config.addPassthroughCopy({ public: '.' });
}

export const config = { dir: { input: 'templates', data: '../data', output: 'dist' } };
