/** Finds the first script of the page, whose attributes tell the other scripts of the site. */
export function firstScript(): HTMLScriptElement | null {
  return document.querySelector('script[data-site]');
}
