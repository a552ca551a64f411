import type { Schema } from '../manifest/schema';
import { cataloguePath } from './examples';
import { layout } from './layout';
import { looksPath } from './looks-page';
import { html, type SafeHtml } from './markup';
import { type DescribedSchemas, propertiesOf, propertyList } from './properties';
import { recipesPath } from './recipes-page';

/** Writes the list of all block types, and of the kinds of values in them. */
export function indexPage({ blocks, definitions }: DescribedSchemas): string {
  const types = Object.entries(blocks);
  const kinds = Object.entries(definitions);
  const content = html`<h1>Blocks</h1>
<p class="lead">Pages are made of blocks, and these are all ${types.length} types of them. What stands here comes from their schemas, and each example is drawn by the block itself. <a href="${cataloguePath}/${looksPath}">Every look on one wall</a>, <a href="${cataloguePath}/${recipesPath}">every recipe for a whole part of a site</a></p>
<ul class="types">${types.map(typeCard)}</ul>
<h2 id="kinds">Kinds of value</h2>
<p class="lead">What the properties of blocks may hold, wherever it stands.</p>
<div class="kinds">${kinds.map(
    ([name, schema]) => html`<section>
<h3 id="kind-${name}">${schema.title ?? name}</h3>
<p>${schema.description ?? ''}</p>
${kindProperties(schema, definitions)}
</section>`,
  )}</div>`;
  return layout('Blocks', content);
}

function typeCard([type, { title = type, description = '', examples = [] }]: [string, Schema]): SafeHtml {
  const count = examples.length === 1 ? 'One example' : `${examples.length} examples`;
  const view =
    examples.length > 0
      ? html`<div class="miniature" inert><iframe src="${cataloguePath}/${type}/1/site" title="${title}" width="768" height="480" loading="lazy"></iframe></div>`
      : html``;
  return html`<li>${view}
<h2><a href="${cataloguePath}/${type}">${title}</a></h2>
<p>${description}</p>
<p class="small"><code>${type}</code> · ${count}</p></li>`;
}

function kindProperties(schema: Schema, definitions: DescribedSchemas['definitions']): SafeHtml {
  const properties = propertiesOf(schema, definitions);
  return properties.length > 0 ? propertyList(properties) : html``;
}
