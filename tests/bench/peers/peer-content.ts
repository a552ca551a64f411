import type { Block, Icons, Page, Shell } from '../../../src/compose/page';
import type { ComposedSite } from '../composed-site';

/** What every peer is given to make pages of, in the files that are natural to it. */
export interface PeerContent {
  shell: PeerShell;
  /** The markup inside each icon, by name. */
  icons: Record<string, string>;
  pages: PeerPage[];
  /** The site's stylesheet and logo, by their path in the published folder. */
  published: Record<string, string>;
}

/** What surrounds every page. */
export interface PeerShell extends Pick<Shell, 'name' | 'language' | 'logo' | 'footer'> {
  /** Where the site is published, without a slash at its end. */
  url: string;
  menu: Shell['header']['menu'];
  action: Shell['header']['action'];
}

/** One page: its copy as runs, its links as addresses. */
export interface PeerPage extends Pick<Page, 'path' | 'title' | 'description'> {
  blocks: Block[];
}

/**
 * The content of a composed site. Values are filled in and copy is parsed already, which only ours has to do
 * itself in every build: that is in favour of the peers.
 */
export function peerContent({ shell, url, pages }: ComposedSite, css: string, logo: string): PeerContent {
  const { name, language, header, footer } = shell;
  const routes = pages.filter(({ path }) => path.startsWith('/'));
  return {
    shell: { name, language, url, logo: shell.logo, menu: header.menu, action: header.action, footer },
    icons: Object.fromEntries([shell, ...routes].flatMap(({ icons }) => Object.entries(icons).map(drawIcon))),
    pages: routes.map(({ path, title, description, blocks }) => ({ path, title, description, blocks })),
    published: { 'style.css': css, [shell.logo.src.slice(1)]: logo },
  };
}

function drawIcon([name, elements]: [name: string, elements: Icons[string]]): [name: string, markup: string] {
  const draw = (attributes: Record<string, string>): string =>
    Object.entries(attributes)
      .map(([attribute, value]) => ` ${attribute}="${value}"`)
      .join('');
  return [name, elements.map(([tag, attributes]) => `<${tag}${draw(attributes)}/>`).join('')];
}
