import type { ReactNode } from 'react';

/** The strokes of the icons of the window, in a square of 24 by 24. */
const strokes = {
  undo: 'M9 7 4 12l5 5M4 12h10a6 6 0 0 1 6 6',
  redo: 'm15 7 5 5-5 5M20 12H10a6 6 0 0 0-6 6',
  phone: 'M8 3h8v18H8zM11 18h2',
  tablet: 'M5 3h14v18H5zM10.5 18h3',
  desktop: 'M3 4h18v12H3zM12 16v4M8 20h8',
  beside: 'M2 5h9v14H2zM14 7h4v12h-4zM21 9h1v10h-1',
  tryOut: 'm6 3 13 8-6 1 4 7-3 2-4-7-4 5z',
  find: 'M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13zM15.5 15.5 21 21',
  menu: 'M4 6h16M4 12h16M4 18h16',
  handle: 'M9 5h.01M15 5h.01M9 12h.01M15 12h.01M9 19h.01M15 19h.01',
  home: 'M3 11l9-7 9 7M6 9v11h12V9',
  page: 'M6 3h8l4 4v14H6zM14 3v4h4',
  pages: 'M8 3h7l4 4v11H8zM5 7v14h11',
  unknown: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM9.5 9.5a2.5 2.5 0 1 1 2.5 3v1M12 17h.01',
  text: 'M4 6h16M4 10h16M4 14h16M4 18h9',
  picture: 'M3 5h18v14H3zM3 17l6-6 5 5 3-3 4 4M16 9h.01',
  cards: 'M3 4h8v7H3zM13 4h8v7h-8zM3 13h8v7H3zM13 13h8v7h-8z',
  list: 'M9 6h11M9 12h11M9 18h11M4.5 6h.01M4.5 12h.01M4.5 18h.01',
  table: 'M3 5h18v14H3zM3 10h18M3 14.5h18M9 5v14',
  form: 'M4 4h16v5H4zM4 12h16v5H4zM4 21h6',
  map: 'M12 21s7-6 7-11a7 7 0 0 0-14 0c0 5 7 11 7 11zM12 8a2 2 0 1 0 0 4 2 2 0 0 0 0-4z',
  film: 'M3 5h18v14H3zM10 9l5 3-5 3z',
  shared: 'M9 9h12v12H9zM3 15V3h12',
  collection: 'M4 6c0-3 16-3 16 0v12c0 3-16 3-16 0zM4 6c0 3 16 3 16 0M4 12c0 3 16 3 16 0',
  setting: 'M4 7h10M18 7h2M4 17h2M10 17h10M14 4v6M8 14v6',
  higher: 'm5 15 7-7 7 7',
  lower: 'm5 9 7 7 7-7',
  save: 'm5 12 5 5 9-10',
  publish: 'M12 20V5M5 11l7-7 7 7',
  notices: 'M6 16v-5a6 6 0 0 1 12 0v5l2 2H4zM10 21h4',
} as const;

/** The name of an icon of the window. */
export type IconName = keyof typeof strokes;

/** An icon of the window, drawn in the colour of the words around it; whoever hears the window is told in words. */
export function Icon({ name }: { name: IconName }): ReactNode {
  return (
    <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
      <path d={strokes[name]} />
    </svg>
  );
}
