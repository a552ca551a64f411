import { pageAddress } from '../addresses/page-address';
import { routeSources } from '../compose/routes';
import { prepareSite } from '../compose/site';
import type { OnlineState } from '../edit-api/messages';
import { pageUrl } from '../frame/page-url';
import { allWords } from '../registry/all-words';
import { createRegistry } from '../registry/registry';
import { longestAnswer, readAnswer } from '../serve/read-answer';
import { answerLive } from './live-site';
import type { Live } from './read-live';

/** The most pages that are fetched. */
const mostPages = 3;

/**
 * Fetches pages from where a site is published and compares each with the saved file as it is drawn `now`: its title,
 * its colours and all that it shows. The home page stands in for pages that are not published.
 */
export async function compareOnline(live: Live, paths: readonly string[], now: Date): Promise<OnlineState> {
  const { gathered } = live;
  // Visitors see no drafts.
  const site = live.site && prepareSite(live.site.manifest, gathered.assets, createRegistry('', allWords), now);
  if (!site) return { isOnline: false, says: 'The file as it is saved cannot be drawn: there is nothing to compare.' };
  const published = routeSources(site).map(({ path }) => path);
  let signal: AbortSignal | undefined;
  const pathsToFetch = published.filter((path) => paths.includes(path)).slice(0, mostPages);
  for (const path of pathsToFetch.length > 0 ? pathsToFetch : ['/']) {
    const address = pageUrl(site, path);
    const request = { url: new URL(pageAddress(path, site), address), isEdit: false };
    const drawn = await answerLive({ site, gathered, problems: [] }, request);
    if (!('document' in drawn)) continue;
    // One for all of them: that is how long somebody waits.
    signal ??= AbortSignal.timeout(longestAnswer);
    const answer = await fetchPage(address, signal);
    if ('why' in answer) return { isOnline: false, says: answer.why };
    if (whatShows(answer.html) !== whatShows(drawn.document.html))
      return {
        isOnline: false,
        says: `Not yet: at ${address} visitors still see what was there before. It takes some minutes, so look again then.`,
      };
  }
  const where = pathsToFetch.length > 1 ? 'these pages' : 'the page';
  return { isOnline: true, says: `It is online: visitors see ${where} as saved here.` };
}

/** Fetches a page of the web; gives its text, or the reason, in words, why there is none. */
async function fetchPage(address: string, signal: AbortSignal): Promise<{ html: string } | { why: string }> {
  let hasAnswered = false;
  try {
    const headers = { 'cache-control': 'no-cache', accept: 'text/html' };
    const response = await fetch(address, { headers, signal });
    hasAnswered = true;
    if (response.ok) {
      const html = await readAnswer(response);
      if (html !== undefined) return { html };
      return {
        why: `What answers at ${address} is longer than any page, so it was not read to its end. Is that the address of your site? It is the web address of “The site itself”.`,
      };
    }
    await response.body?.cancel();
    if (response.status === 404)
      return { why: `Not yet: there is no page at ${address} so far. It takes some minutes, so look again then.` };
    return {
      why: `What answers at ${address} has trouble of its own (${response.status}). Look again in some minutes.`,
    };
  } catch {
    if (hasAnswered)
      return {
        why: `What answers at ${address} did not come to its end within ${longestAnswer / 1000} seconds. Look again in some minutes.`,
      };
    return {
      why: `Nobody answers at ${address}. Is this computer connected to the internet, and is that the address of your site? It is the web address of “The site itself”.`,
    };
  }
}

/** Gives the visible content of a document: title, colours and page; names of styles differ from build to build. */
function whatShows(html: string): string {
  const parts = [
    /<title>.*?<\/title>/s,
    /<style data-style="theme"[^>]*>(.*?)<\/style>/s,
    /<div id="root">.*<\/body>/s,
  ];
  const [title = '', colors = '', page = ''] = parts.map((part) => {
    const [whole = '', inner = whole] = part.exec(html) ?? [];
    return inner;
  });
  return [title, colors, page.replaceAll(/<script\b.*?<\/script>/gs, '').replaceAll(/ [\w-]*class="[^"]*"/g, '')].join(
    '\n',
  );
}
