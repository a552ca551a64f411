/** The markup of a page: the preloads of its priority pictures, which belong into the head, its blocks between what surrounds them, and the places of what is said to the visitor. */
export interface Markup {
  preloads: string;
  before: Uint8Array;
  body: string;
  after: Uint8Array;
  regions: Uint8Array;
}

/** Sets the preloads at the beginning of drawn markup apart, and writes elements without an end as HTML has them. */
export function splitPreloads(markup: string): Pick<Markup, 'preloads' | 'body'> {
  // React closes elements that have no end; in its markup the two characters stand nowhere else.
  const html = markup.replaceAll('/>', '>');
  const preloads = /^(<link rel="preload"[^>]*>)*/.exec(html)?.[0] ?? '';
  return { preloads, body: html.slice(preloads.length) };
}
