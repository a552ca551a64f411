import { drawAction, drawCopy, drawIcon, escapeText } from './parts.js';

const currentOf = (to, path) => (to.href === path ? ' aria-current="page"' : '');

const drawLink = ({ label, to }, path, className, itemClass) =>
  `<li${itemClass ? ` class="${itemClass}"` : ''}><a href="${escapeText(to.href)}" class="${className}"${currentOf(to, path)}>${escapeText(label)}</a></li>`;

const drawMenu = (menu, icons, path) =>
  menu
    .map((entry, index) => {
      if (entry.to) return drawLink(entry, path, 'menu-entry-module__entry', 'menu-entry-module__item');
      const label = `${escapeText(entry.label)}${drawIcon(icons['chevron-down'], 'menu-entry-module__chevron')}`;
      return `<li class="menu-entry-module__item"><details class="menu-entry-module__disclosure"><summary class="menu-entry-module__entry">${label}</summary></details><button type="button" class="menu-entry-module__entry menu-entry-module__press" popovertarget="menu-${index + 1}">${label}</button><ul id="menu-${index + 1}" popover="auto" class="menu-entry-module__list">${entry.items
        .map((item) => drawLink(item, path, 'menu-entry-module__link'))
        .join('')}</ul></li>`;
    })
    .join('');

const drawToggle = (icons) =>
  `<span class="menu-module__whenClosed">${drawIcon(icons.menu)}Menu</span><span class="menu-module__whenOpen">${drawIcon(icons.x)}<span class="menu-module__tooltip">Close menu</span></span>`;

const drawHeader = ({ name, logo, menu, action }, icons, path) =>
  `<header class="header-module__header"><div class="header-module__bar"><a class="header-module__logo" href="/" aria-label="${escapeText(name)}, home page"><img src="${logo.src}" alt="${escapeText(logo.alt)}" width="${logo.width}" height="${logo.height}" fetchpriority="high"></a><nav class="menu-module__menu" aria-label="Main menu"><details class="menu-module__disclosure"><summary class="menu-module__toggle">${drawToggle(icons)}</summary></details><button type="button" class="menu-module__toggle menu-module__press" popovertarget="menu">${drawToggle(icons)}</button><div id="menu" popover="auto" class="menu-module__panel"><ul class="menu-module__entries">${drawMenu(menu, icons, path)}</ul><div class="menu-module__action">${drawAction(action)}</div></div></nav><div class="header-module__action">${drawAction(action)}</div></div></header>`;

const drawFooter = ({ name, footer }) =>
  `<footer class="footer-module__footer" data-surface="ink"><div class="footer-module__page"><div class="footer-module__columns"><div class="footer-module__about"><p class="footer-module__name">${escapeText(name)}</p>${drawCopy(footer.text)}</div><nav class="footer-module__groups" aria-label="Footer">${footer.groups
    .map(
      ({ heading, items }) =>
        `<div class="footer-module__group"><h2 class="footer-module__heading">${escapeText(heading)}</h2><ul>${items
          .map(
            ({ label, to }) =>
              `<li><a href="${escapeText(to.href)}" class="footer-module__line footer-module__link"><bdi>${escapeText(label)}</bdi></a></li>`,
          )
          .join('')}</ul></div>`,
    )
    .join('')}</nav></div><div class="footer-module__end"><p>${escapeText(footer.copyright)}</p></div></div></footer>`;

const headers = new Map();

/** The header, drawn once for all pages that it does not link to. */
const headerOf = (shell, icons, path) => {
  const isLinked = shell.menu.some(({ to, items = [] }) => [{ to }, ...items].some((link) => link.to?.href === path));
  const key = isLinked ? path : '';
  if (!headers.has(key)) headers.set(key, drawHeader(shell, icons, path));
  return headers.get(key);
};

export const drawDocument = ({ shell, icons, entry: { path, title, description } }, blocks) =>
  `<!doctype html><html lang="${shell.language}" dir="ltr"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${escapeText(title)} · ${escapeText(shell.name)}</title><meta name="description" content="${escapeText(description)}"><link rel="canonical" href="${shell.url}${escapeText(path)}"><meta property="og:type" content="website"><meta property="og:site_name" content="${escapeText(shell.name)}"><meta property="og:title" content="${escapeText(title)}"><meta property="og:description" content="${escapeText(description)}"><meta property="og:url" content="${shell.url}${escapeText(path)}"><meta property="og:locale" content="${shell.language}"><link rel="icon" href="${shell.logo.src}" type="image/svg+xml"><link rel="stylesheet" href="/style.css"></head><body><div id="root"><a class="shell-module__skip" href="#main">Skip to content</a>${headerOf(shell, icons, path)}<main id="main" class="shell-module__main" tabindex="-1">${blocks}</main>${drawFooter(shell)}</div><div id="notifications" class="live-regions-module__place"><section aria-label="Alerts"><div role="alert" aria-live="assertive" aria-atomic="false"></div></section><section aria-label="Notifications (Alt+T)"><div role="status" aria-live="polite" aria-atomic="false"></div></section><p id="announcer" class="unseen-module__unseen" role="status"></p></div></body></html>`;
