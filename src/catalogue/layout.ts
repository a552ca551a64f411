import { cataloguePath } from './examples';
import { html, type SafeHtml } from './markup';

/** Writes a document of the catalogue. */
export function layout(title: string, content: SafeHtml, menu: SafeHtml = html``): string {
  const { markup } = html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="/src/catalogue/catalogue.css">
<link rel="stylesheet" href="/src/catalogue/content.css">
<script type="module" src="/src/develop/browser/catalogue.ts"></script>
</head>
<body>
<a class="skip" href="#main">Skip to the content</a>
<header class="header"><div class="bar">
<a class="home" href="${cataloguePath}">Blocks</a>${menu}<a href="/">The site</a>
</div></header>
<main id="main" tabindex="-1">
${content}
</main>
</body>
</html>
`;
  return markup;
}

/** Writes a document with a single message. */
export function messagePage(title: string, message: string): string {
  return layout(title, html`<h1>${title}</h1><p>${message}</p><p><a href="${cataloguePath}">All blocks</a></p>`);
}
