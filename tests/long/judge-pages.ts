import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { type DefaultTreeAdapterTypes, type ParserError, parse } from 'parse5';

/** What a page says of itself that others, or it, may refer to. */
interface ReadPage {
  faults: string[];
  ids: Set<string>;
  /** The addresses that it links to, or fetches from. */
  addresses: string[];
}

type Node = DefaultTreeAdapterTypes.Node;

/** What is wrong with the HTML of one page: errors that a parser finds, and ids that stand twice. */
export function faultsOfPage(html: string): string[] {
  return readPage(html).faults;
}

/** What is wrong with a built site: the faults of its pages, and links and anchors that lead nowhere. */
export function faultsOfSite(outFolder: string, siteAddress: string): string[] {
  const base = new URL(siteAddress.endsWith('/') ? siteAddress : `${siteAddress}/`);
  const files = readdirSync(outFolder, { recursive: true, encoding: 'utf8' }).filter((path) => path.endsWith('.html'));
  const pages = new Map(files.map((file) => [file, readPage(readFileSync(join(outFolder, file), 'utf8'))]));
  const faults: string[] = [];
  for (const [file, { faults: own, addresses }] of pages) {
    for (const fault of own) faults.push(`${file}: ${fault}`);
    for (const address of addresses) {
      const fault = faultOfAddress(address, new URL(file.replace(/(index)?\.html$/, ''), base));
      if (fault) faults.push(`${file}: ${fault}`);
    }
  }
  return faults;

  function faultOfAddress(address: string, page: URL): string | undefined {
    if (!URL.canParse(address, page.href)) return `${address} is no address`;
    const { protocol, origin, pathname, hash } = new URL(address, page);
    if (!protocol.startsWith('http') || origin !== base.origin) return undefined;
    if (!pathname.startsWith(base.pathname)) return `${address} leaves the site`;
    const found = fileAt(decodeURIComponent(pathname.slice(base.pathname.length)));
    if (found === undefined) return `${address} leads nowhere`;
    const anchor = decodeURIComponent(hash.slice(1));
    if (anchor && !pages.get(found)?.ids.has(anchor)) return `${address} leads to no anchor`;
    return undefined;
  }

  /** The file that a host would send. */
  function fileAt(path: string): string | undefined {
    const candidates = [path, join(path, 'index.html'), `${path.replace(/\/$/, '')}.html`];
    return candidates.find((file) => existsSync(join(outFolder, file)) && statSync(join(outFolder, file)).isFile());
  }
}

function readPage(html: string): ReadPage {
  const faults: string[] = [];
  const onParseError = ({ code, startLine, startCol }: ParserError): void => {
    const around = html.split('\n')[startLine - 1]?.slice(Math.max(0, startCol - 40), startCol + 40);
    faults.push(`${code} in ${around}`);
  };
  const page: ReadPage = { faults, ids: new Set(), addresses: [] };
  visit(parse(html, { onParseError, sourceCodeLocationInfo: true }));
  return page;

  function visit(node: Node): void {
    if ('attrs' in node) for (const { name, value } of node.attrs) note(node.tagName, name, value);
    if ('content' in node) visit(node.content);
    if ('childNodes' in node) for (const child of node.childNodes) visit(child);
  }

  function note(tag: string, name: string, value: string): void {
    if (name === 'id') {
      if (page.ids.has(value)) faults.push(`the id ${value} stands twice`);
      page.ids.add(value);
    }
    if (name === 'href' || (name === 'src' && tag !== 'iframe')) page.addresses.push(value);
    if (name === 'srcset')
      page.addresses.push(...value.split(/,\s+/).map((entry) => entry.trim().split(/\s/)[0] ?? ''));
  }
}
