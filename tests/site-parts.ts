import type { SiteParts } from '../src/compose/document-parts';

/** What the documents of a site have in common, where a test looks at the rest. */
export const siteParts: SiteParts = {
  key: '',
  site: '/site.json',
  icons: { favicon: '/favicon.ico', touchIcon: '/apple-touch-icon.png', webManifest: '/manifest.webmanifest' },
  printStyles: '/print.css',
  script: '/boot.js',
  speculationRules: '{}',
  attributes: {},
  frameColors: [['', '#ffffff']],
};
