import { notFoundPath, pageAddress } from '../../addresses/page-address';
import type { Icons } from '../../compose/page';
import type { Site } from '../../compose/site';
import { escapeXml } from '../../frame/escape-xml';
import type { FromPreview, ToPreview } from '../../preview/messages';
import { type DrawnPage, drawPage, pagesOf } from '../drawing/engine';

/** What a file of a draft is made of. */
export interface DraftSource {
  site: Site;
  /** A frame with the empty page that is edited. */
  frame: HTMLIFrameElement;
  /** Is told how many pages are done, and of how many. */
  tell: (done: number, all: number) => void;
}

/** A file of a draft, and how many of its pictures and typefaces could not be had. */
export interface DraftFile {
  text: string;
  missing: number;
}

/** The attributes that name other elements of a page by their ids. */
const naming = ['for', 'list', 'headers', 'aria-labelledby', 'aria-describedby', 'aria-controls', 'aria-owns'];

/**
 * Makes one file of all pages of a site. It opens from any disk or e-mail: pictures and typefaces are in it, its links
 * lead from page to page within it, and nothing in it runs a script or sends anything. What cannot be had is left out,
 * and counted.
 */
export async function makeDraftFile({ site, frame, tell }: DraftSource): Promise<DraftFile> {
  const paths = pagesOf(site).flatMap(({ path }) => (path === notFoundPath ? [] : [path]));
  // The last one shows where none is asked for.
  const inOrder = [...paths.filter((path) => path !== '/'), '/'];
  const inlined = new Map<string, Promise<string>>();
  const sections: string[] = [];
  let last: DrawnPage | undefined;
  for (const [index, path] of inOrder.entries()) {
    tell(index, inOrder.length);
    const drawnPage = drawPage(site, path);
    const root = drawnPage && (await rootOf(drawnPage, index + 1, frame));
    if (!drawnPage || !root) continue;
    last = drawnPage;
    await inlinePictures(root, inlined);
    leadWithin(root, path, site, new Set(inOrder));
    sections.push(
      `<div class="draft" id="${escapeXml(path)}" data-title="${escapeXml(drawnPage.page.title)}">${root.innerHTML}</div>`,
    );
  }
  tell(inOrder.length, inOrder.length);
  const styles = [await stylesOf(frame), last ? await inlineFaces(last.styles, inlined) : '', ownStyles].join('\n');
  const attributes = Object.entries(last?.attributes ?? {}).map(([name, value]) => ` ${name}="${escapeXml(value)}"`);
  const { language, direction } = last?.shell ?? { language: 'en', direction: 'ltr' };
  const text = `<!doctype html>
<html lang="${escapeXml(language)}" dir="${direction}" data-display-font${attributes.join('')}>
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'; img-src data:; font-src data:; form-action 'none'; base-uri 'none'">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeXml(site.manifest.site.name)}</title>
<style>${styles.replaceAll('</', '<\\/')}</style>
</head>
<body>${sections.join('\n')}</body>
</html>
`;
  const contents = await Promise.all(inlined.values());
  return { text, missing: contents.filter((content) => content === '').length };
}

/** Gives the icons of all pages of a site. */
export function iconsOf(site: Site): Icons {
  const drawnPages = pagesOf(site).flatMap(({ path }) => drawPage(site, path) ?? []);
  return Object.assign({}, ...drawnPages.map(({ clean }) => ({ ...clean.shell.icons, ...clean.page.icons })));
}

/** One page shows at a time: the one that the address names, or that holds what it names, else the last. */
const ownStyles = `.draft{display:none}.draft:last-of-type,.draft:target,.draft:has(:target){display:block}.draft:is(:target,:has(:target))~.draft:last-of-type{display:none}`;

/** Draws a page in the frame; gives a copy of what it shows, or nothing where it cannot be drawn. */
function rootOf(drawn: DrawnPage, number: number, frame: HTMLIFrameElement): Promise<Element | undefined> {
  return new Promise((resolve) => {
    const { clean, styles, attributes } = drawn;
    const send = (): void => {
      const message: ToPreview = { kind: 'show', number, ...clean, styles, attributes, isEdited: false };
      frame.contentWindow?.postMessage(message, location.origin);
    };
    const hear = ({ data, source, origin }: MessageEvent<FromPreview>): void => {
      if (source !== frame.contentWindow || origin !== location.origin) return;
      if (data.kind === 'ready') send();
      if (!('number' in data) || data.number !== number) return;
      removeEventListener('message', hear);
      const root = frame.contentDocument?.getElementById('root');
      resolve(data.kind === 'drawn' && root ? (root.cloneNode(true) as Element) : undefined);
    };
    addEventListener('message', hear);
    send();
  });
}

/** Puts each picture into the page itself, in the one size that it names without regard to the window. */
async function inlinePictures(root: Element, inlined: Map<string, Promise<string>>): Promise<void> {
  for (const source of root.querySelectorAll('source')) source.remove();
  for (const element of root.querySelectorAll('script, iframe, video, audio')) element.remove();
  for (const picture of root.querySelectorAll('img')) {
    picture.removeAttribute('srcset');
    picture.removeAttribute('loading');
    const address = picture.getAttribute('src');
    if (address) picture.setAttribute('src', await inline(address, inlined));
  }
}

/** Lets links lead from page to page within the file, and makes the ids of each page its own. */
function leadWithin(root: Element, path: string, site: Site, paths: ReadonlySet<string>): void {
  const own = (id: string): string => `${path}#${id}`;
  for (const element of root.querySelectorAll('[id]')) element.id = own(element.id);
  for (const name of naming)
    for (const element of root.querySelectorAll(`[${name}]`)) {
      const ids = element.getAttribute(name)?.split(/\s+/).filter(Boolean) ?? [];
      element.setAttribute(name, ids.map(own).join(' '));
    }
  const byAddress = new Map([...paths].map((one) => [pageAddress(one, site), one]));
  for (const link of root.querySelectorAll('a[href]')) {
    const [address = '', anchor] = (link.getAttribute('href') ?? '').split('#');
    const to = address === '' ? path : byAddress.get(address);
    if (to !== undefined) link.setAttribute('href', anchor ? `#${to}#${anchor}` : `#${to}`);
  }
}

/** Gives the styles of the frame's document. */
async function stylesOf({ contentDocument }: HTMLIFrameElement): Promise<string> {
  const links = [...(contentDocument?.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]') ?? [])];
  const texts = await Promise.all(links.map(async ({ href }) => (await fetch(href)).text()));
  return texts.join('\n');
}

/** Puts the typefaces of a theme into its styles. */
async function inlineFaces(styles: string, inlined: Map<string, Promise<string>>): Promise<string> {
  const addresses = [...styles.matchAll(/url\("([^"]+)"\)/g)].map(([, address = '']) => address);
  const contents = await Promise.all(addresses.map((address) => inline(address, inlined)));
  return addresses.reduce((text, address, index) => text.replaceAll(address, contents[index] ?? ''), styles);
}

/** Gives a file as an address that holds it; nothing where it cannot be had. */
function inline(address: string, inlined: Map<string, Promise<string>>): Promise<string> {
  const dataUrl = inlined.get(address) ?? readAsDataUrl(address).catch(() => '');
  inlined.set(address, dataUrl);
  return dataUrl;
}

async function readAsDataUrl(address: string): Promise<string> {
  if (address.startsWith('data:')) return address;
  const response = await fetch(address);
  if (!response.ok) return '';
  const content = await response.blob();
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => resolve(String(reader.result)));
    reader.addEventListener('error', () => reject(reader.error));
    reader.readAsDataURL(content);
  });
}
