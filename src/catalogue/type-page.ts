import { cataloguePath, type Example } from './examples';
import { layout } from './layout';
import { html, type SafeHtml } from './markup';
import { printJson } from './print-json';
import { type DescribedSchemas, propertiesOf, propertyList } from './properties';

const widths = [360, 768, 1280];

/** Writes the page of a block type: its examples in both themes and at every width, and its properties. */
export function typePage(type: string, schemas: DescribedSchemas, examples: Example[], hasSite: boolean): string {
  const { [type]: schema = {} } = schemas.blocks;
  const { title = type, description = '' } = schema;
  const themes = { site: hasSite ? 'Theme of this site' : 'Plain theme', contrast: 'Contrast theme' };
  const content = html`<h1>${title} <code>${type}</code></h1>
<p class="lead">${description}</p>
<p class="small">${hasSite ? '' : 'The theme of site.json shows here once its mistakes are mended. '}The links in the examples lead nowhere; forms that are sent arrive in the <a href="/__outbox">outbox</a>.</p>
${examples.length > 0 ? html`<h2>Examples</h2>` : html`<p>The schema of this block type has no example yet.</p>`}
${examples.map((example, index) => exampleSection(example, index + 1, themes))}
<h2 id="properties">Properties</h2>
${propertyList(propertiesOf(schema, schemas.definitions))}`;
  return layout(`${title} – Blocks`, content, menuOf(schemas, type));
}

function exampleSection({ type, name, block }: Example, place: number, themes: Record<string, string>): SafeHtml {
  const label = name === String(place) ? `Example ${place}` : name;
  return html`<section class="example" aria-labelledby="example-${place}">
<h3 id="example-${place}">${label}</h3>
<div class="source">
<div class="bar"><span>site.json</span><button type="button" aria-describedby="example-${place}" data-copy hidden>Copy</button></div>
<pre tabindex="0" role="region" aria-label="site.json of example ${place}"><code>${printJson(block)}</code></pre>
</div>
<div class="views">${Object.entries(themes).map(
    ([theme, words]) => html`<h4>${words}</h4>
<div class="strip" role="region" tabindex="0" aria-label="Example ${place}, ${words.toLowerCase()}, at three widths">
${widths.map(
  (width) => html`<figure>
<figcaption>${width} pixels</figcaption>
<iframe src="${cataloguePath}/${type}/${place}/${theme}" title="Example ${place}, ${words.toLowerCase()}, ${width} pixels" width="${width}" height="480" loading="lazy"></iframe>
</figure>`,
)}
</div>`,
  )}</div>
</section>`;
}

function menuOf({ blocks }: DescribedSchemas, current: string): SafeHtml {
  return html`<details class="menu"><summary>All types</summary>
<nav aria-label="Block types"><ul>${Object.entries(blocks).map(
    ([type, { title = type }]) =>
      html`<li><a href="${cataloguePath}/${type}"${type === current ? html` aria-current="page"` : html``}>${title}</a></li>`,
  )}</ul></nav></details>`;
}
