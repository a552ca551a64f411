// Shows the page of a published site, then fetches its editor, with which the page would have to share the line.

const first = document.querySelector('iframe');
const { code = '', main = '', needs = '', soon = '' } = document.documentElement.dataset;

if (first && !isThere(first)) await new Promise((there) => first.addEventListener('load', there));
const [styles = '', ...scripts] = needs.split(' ');
const styled = new Promise((there) => put('stylesheet', styles).addEventListener('load', there));
for (const script of scripts) put('modulepreload', script);
// Whatever asks for these later finds them in the browser's cache.
for (const address of soon.split(' ')) fetch(address).catch(() => {});
await styled;
await import(/* @vite-ignore */ code + main);

/** @param {HTMLIFrameElement} frame */
function isThere({ contentDocument: page }) {
  return page !== null && page.URL !== 'about:blank' && page.readyState === 'complete';
}

/**
 * Adds a link to a file of the editor to the head.
 *
 * @param {string} rel
 * @param {string} name
 */
function put(rel, name) {
  const link = Object.assign(document.createElement('link'), { rel, href: code + name });
  document.head.append(link);
  return link;
}
