import type { Assets } from '../src/compose/assets';

/** A small table of what a site in a test may refer to. */
export const assets: Assets = {
  pictures: {
    'uploads/logo.svg': { kind: 'drawing', path: '_assets/logo.1.svg', width: 120, height: 40, bytes: 900 },
    'uploads/example.svg': { kind: 'drawing', path: '_assets/example.2.svg', width: 640, height: 480, bytes: 4000 },
  },
  files: {},
  icons: {
    'chevron-down': '<path fill="none" stroke="currentColor" d="m6 9 6 6 6-6"/>',
    menu: '<path d="M4 5h16"/>',
    x: '<path d="M18 6 6 18"/>',
    plane: '<path fill="none" stroke="currentColor" stroke-width="2" d="M17 19"/><circle cx="12" cy="12" r="3"/>',
    stamp: '<path d="M14 13"/>',
  },
  flags: { ke: { path: '_assets/flag-ke.3.svg' }, gb: { path: '_assets/flag-gb.4.svg' } },
};
