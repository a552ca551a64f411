/** The first script of the page, whose attributes tell the others of the site. */
export function firstScript(): HTMLScriptElement | null {
  return document.querySelector('script[data-site]');
}
