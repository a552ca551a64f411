import { looks } from '../compose/looks';
import { palettesOf, resolveTheme, type Theme } from '../compose/theme';
import type { Manifest } from '../manifest/manifest';
import { cataloguePath, type Example } from './examples';
import { layout } from './layout';
import { html } from './markup';

/** The path of the wall of looks within the catalogue; no block type begins with a low line. */
export const looksPath = '_looks';

const modes = ['light', 'dark'] as const;

/** The block types of which a page on the wall shows an example, with a picture where there is one. */
const shownTypes = ['hero', 'card-grid', 'facts', 'quote', 'faq', 'cta'];

/** The themes on the wall: every look in both modes, by the ends of their addresses. */
export const wallThemes: Record<string, Manifest['theme']> = Object.fromEntries(
  (Object.keys(looks) as Theme['look'][]).flatMap((look) =>
    modes.map((mode) => [`${look}/${mode}`, { look, mode }] as const),
  ),
);

/** Gives the examples that every look on the wall shows, in its own layout. */
export function wallExamples(examples: Example[]): Example[] {
  return shownTypes.flatMap((type) => {
    const own = examples.filter((example) => example.type === type);
    const example = own.find(({ block }) => 'picture' in block) ?? own[0];
    if (!example) return [];
    const { layout: _, ...block } = example.block;
    return { ...example, block };
  });
}

/** Writes the wall: one page in each look, by day and at night, side by side. */
export function looksPage(): string {
  const content = html`<h1>Looks</h1>
<p class="lead">The same blocks in every look, light and dark. <code>theme.look</code> names one; any part of it can be said otherwise.</p>
<div class="views strip" role="region" tabindex="0" aria-label="Every look">${Object.entries(wallThemes).map(
    ([name, theme]) => html`<figure>
<figcaption>${name.replace('/', ', ')} · ${palettesOf(resolveTheme(theme)).usual.paper}</figcaption>
<iframe src="${cataloguePath}/${looksPath}/${name}" title="The look ${name.replace('/', ', ')}" width="1024" height="1600" loading="lazy"></iframe>
</figure>`,
  )}</div>`;
  return layout('Looks', content);
}
