/** Markup as React draws it: first the preloads of its priority pictures, which belong into the head. */
export interface Markup {
  preloads: string;
  body: string;
}

/** Sets the preloads at the beginning of drawn markup apart, and writes elements without an end as HTML has them. */
export function splitPreloads(markup: string): Markup {
  // React closes elements that have no end; in its markup the two characters stand nowhere else.
  const html = markup.replaceAll('/>', '>');
  const preloads = /^(<link rel="preload"[^>]*>)*/.exec(html)?.[0] ?? '';
  return { preloads, body: html.slice(preloads.length) };
}
