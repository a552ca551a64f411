import { drawAction, drawCopy, drawIcon, escapeText } from './parts.js';

const currentOf = (to, path) => (to.href === path ? ' aria-current="page"' : '');

const drawLink = ({ label, to }, path, className) =>
  `<li><a href="${escapeText(to.href)}" class="${className}"${currentOf(to, path)}>${escapeText(label)}</a></li>`;

const drawMenu = (menu, icons, path) =>
  menu
    .map((entry, index) =>
      entry.to
        ? drawLink(entry, path, 'main-menu-module__entry')
        : `<li class="main-menu-module__dropdown"><button type="button" class="main-menu-module__entry" aria-expanded="false" aria-controls="menu-${index}">${escapeText(entry.label)}${drawIcon(icons['chevron-down'], 'main-menu-module__chevron')}</button><ul class="main-menu-module__list" id="menu-${index}">${entry.items
            .map((item) => drawLink(item, path, 'main-menu-module__link'))
            .join('')}</ul></li>`,
    )
    .join('');

const drawPhoneMenu = (menu, icons, path) =>
  menu
    .map((entry) =>
      entry.to
        ? drawLink(entry, path, 'phone-menu-module__entry')
        : `<li><details class="phone-menu-module__section"><summary class="phone-menu-module__entry">${escapeText(entry.label)}${drawIcon(icons['chevron-down'], 'phone-menu-module__chevron')}</summary><ul class="phone-menu-module__list">${entry.items
            .map((item) => drawLink(item, path, 'phone-menu-module__link'))
            .join('')}</ul></details></li>`,
    )
    .join('');

const drawHeader = ({ name, logo, menu, action }, icons, path) =>
  `<header class="header-module__header"><div class="header-module__bar"><a class="header-module__logo" href="/" aria-label="${escapeText(name)}, home page"><img src="${logo.src}" alt="${escapeText(logo.alt)}" width="${logo.width}" height="${logo.height}" fetchpriority="high"></a><nav class="main-menu-module__menu" aria-label="Main menu"><ul class="main-menu-module__entries">${drawMenu(menu, icons, path)}</ul></nav><div class="header-module__action">${drawAction(action)}</div><nav class="phone-menu-module__menu" aria-label="Main menu"><details class="phone-menu-module__details"><summary class="phone-menu-module__toggle"><span class="phone-menu-module__whenClosed">${drawIcon(icons.menu)}Menu</span><span class="phone-menu-module__whenOpen">${drawIcon(icons.x)}<span class="phone-menu-module__tooltip">Close menu</span></span></summary><div class="phone-menu-module__panel"><ul>${drawPhoneMenu(menu, icons, path)}</ul><div class="phone-menu-module__action">${drawAction(action)}</div></div></details></nav></div></header>`;

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
  `<!doctype html><html lang="${shell.language}" dir="ltr"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${escapeText(title)} · ${escapeText(shell.name)}</title><meta name="description" content="${escapeText(description)}"><link rel="canonical" href="${shell.url}${escapeText(path)}"><meta property="og:type" content="website"><meta property="og:site_name" content="${escapeText(shell.name)}"><meta property="og:title" content="${escapeText(title)}"><meta property="og:description" content="${escapeText(description)}"><meta property="og:url" content="${shell.url}${escapeText(path)}"><meta property="og:locale" content="${shell.language}"><link rel="icon" href="${shell.logo.src}" type="image/svg+xml"><link rel="stylesheet" href="/style.css"></head><body><div id="root"><a class="shell-module__skip" href="#main">Skip to content</a>${headerOf(shell, icons, path)}<main id="main" class="shell-module__main" tabindex="-1">${blocks}</main>${drawFooter(shell)}<p class="shell-module__announcer" role="status"></p><div class="notifications-module__place"><section aria-label="Alerts"><div role="alert" aria-live="assertive" aria-atomic="false"></div></section><section aria-label="Notifications (Alt+T)"><div role="status" aria-live="polite" aria-atomic="false"></div></section></div></div></body></html>`;
