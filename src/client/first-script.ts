/** Finds the first script of the page, whose attributes have the addresses of the other scripts of the site. */
export function firstScript(): HTMLScriptElement | null {
  return document.querySelector('script[data-site]');
}
