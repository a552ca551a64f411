import { cataloguePath } from './examples';
import { html, type Markup } from './markup';
import type { Property } from './properties';

/** Properties with what may stand there and what it does, those that belong to one below it. */
export function propertyList(properties: Property[]): Markup {
  return html`<dl class="properties">${properties.map(propertyEntry)}</dl>`;
}

function propertyEntry({ name, isRequired, description, takes, kind, properties }: Property): Markup {
  const value = kind === undefined ? html`${takes}` : html`<a href="${cataloguePath}#kind-${kind}">${takes}</a>`;
  return html`<div>
<dt><code>${name}</code> <span class="takes">${value}</span>${isRequired ? html` <span class="required">required</span>` : html``}</dt>
<dd>${description}${properties.length > 0 ? propertyList(properties) : html``}</dd>
</div>`;
}
