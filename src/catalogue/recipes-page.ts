import { collectionsIn } from '../manifest/collections';
import { isObject, type JsonObject } from '../manifest/manifest';
import { addRecipe } from '../recipes/add-recipe';
import type { Recipe } from '../recipes/recipe';
import { recipes } from '../recipes/recipes';
import { layout } from './layout';
import { html, type SafeHtml } from './markup';
import { printJson } from './print-json';
import type { DescribedSchemas } from './properties';

/** The path of the recipes within the catalogue; no block type begins with a low line. */
export const recipesPath = '_recipes';

/** Writes the list of all recipes: what each brings to a site, and how it is added. */
export function recipesPage({ blocks }: DescribedSchemas): string {
  const all = Object.entries<Recipe>(recipes);
  const content = html`<h1>Recipes</h1>
<p class="lead">Whole parts of a site, ${all.length} of them, each added by its name. In <a href="/__edit">the editor</a>, press <b>Add to the site</b> below the pages, or search for the name with Ctrl+K, and say what it is called on your site. Nothing but what is shown here is left behind: pages, collections and forms like all others, in the language of the site, and one <b>Undo</b> takes all of it away.</p>
<p class="lead">Without the editor, copy what a recipe writes into the parts of site.json that have these names.</p>
${all.map(([name, recipe]) => recipeSection(name, recipe, blocks))}`;
  return layout('Recipes', content);
}

function recipeSection(name: string, recipe: Recipe, blocks: DescribedSchemas['blocks']): SafeHtml {
  const { label, says, alsoCalled } = recipe;
  const written = writtenBy(recipe);
  return html`<section class="example" aria-labelledby="${name}">
<div class="brings">
<h2 id="${name}">${label}</h2>
<p>${says}</p>
<h3>What it brings</h3>
<ul>${broughtBy(written, blocks).map((words) => html`<li>${words}</li>`)}</ul>
<p class="small">Found as ${label.toLowerCase()}, ${alsoCalled}.</p>
</div>
<div class="source">
<div class="bar"><span>site.json</span><button type="button" aria-describedby="${name}" data-copy hidden>Copy</button></div>
<pre tabindex="0" role="region" aria-label="What ${label} writes into site.json"><code>${printJson(written)}</code></pre>
</div>
</section>`;
}

/** Gives what a recipe writes into a site that has nothing yet: the sections that it adds to. */
function writtenBy(recipe: Recipe): JsonObject {
  const { after } = addRecipe(empty, recipe, { hasPages: true, isInMenu: true, today: '2027-03-01' });
  const { site: _, ...sections } = after;
  return sections;
}

const empty: JsonObject = { site: { language: 'en', currency: 'EUR' } };

/** Says in words what stands in some sections: collections with their fields, pages with their blocks, and what is around. */
function broughtBy(written: JsonObject, blocks: DescribedSchemas['blocks']): string[] {
  const collections = [...collectionsIn(written).values()].map(({ label, name, entries, fields = new Map() }) => {
    const fieldLabels = [...fields].map(([field, declared]) => declared.label ?? field);
    return `A collection, ${label ?? name}: ${entries.length} samples with ${fieldLabels.join(', ')}`;
  });
  const pages = membersOf(written.routes).map(({ path, from, blocks: own }) => {
    const types = membersOf(own).map(({ type }) => blocks[String(type)]?.title ?? String(type));
    const of = from === undefined ? 'A page' : 'A page for each entry';
    return `${of}, ${String(path)}: ${types.join(', ')}`;
  });
  const feeds = membersOf(written.feeds).map(({ path }) => `A feed that readers subscribe to, ${String(path)}`);
  const delivery = isObject(written.delivery) ? ['A way to send its form, with an account to be filled in'] : [];
  return [...collections, ...pages, ...feeds, ...delivery, 'An entry of the menu'];
}

function membersOf(list: unknown): JsonObject[] {
  return Array.isArray(list) ? list.filter(isObject) : [];
}
