import { composePageAt } from '../compose/compose-page';
import { routeSources } from '../compose/routes';
import type { FirstPage } from '../edit-documents/published-editor';
import { type Code, drawPage } from '../frame/draw-page';
import { type Frame, pageToDraw } from '../frame/frame';
import { securityHeaders } from '../frame/security';
import { stylesOf } from '../frame/site-styles';

/**
 * Draws the home page of a site as its editor shows it until that is there: as visitors have it, without any script.
 * Undefined where there is no home page.
 */
export async function drawFirstPage(frame: Frame | undefined, { renderer }: Code): Promise<FirstPage | undefined> {
  if (!frame || !routeSources(frame.site).some(({ path }) => path === '/')) return undefined;
  const home = composePageAt(frame.site, '/');
  await renderer.prepareRenderer(home.page.blocks.map(({ type }) => type));
  const { html } = drawPage(frame, pageToDraw(frame, home.page), renderer);
  if (!html) return undefined;
  const styles = stylesOf(home.page, frame.styles).map(([, css]) => css);
  const reached = [frame.facts.reached, home.facts.reached];
  const { 'Content-Security-Policy': policy = '' } = securityHeaders(reached, styles, { isFramed: true });
  return { html: withoutScripts(new TextDecoder().decode(html)), policy };
}

/** Takes the scripts out of a document that we have written, and has none run, whatever the host sends. */
function withoutScripts(html: string): string {
  const nothing = `<meta http-equiv="Content-Security-Policy" content="script-src 'none'"><meta name="robots" content="noindex">`;
  return html
    .replaceAll(/<script\b[^>]*>[\s\S]*?<\/script>|<link rel="(?:modulepreload|canonical|manifest)"[^>]*>/g, '')
    .replace('<meta charset="utf-8">', (charset) => `${charset}\n${nothing}`);
}
